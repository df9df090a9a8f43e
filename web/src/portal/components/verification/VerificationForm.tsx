import { useState } from 'react';
import { TradesDocument } from '@/generated/portal/documents/Trades';
import { UpdateCompanyDocument } from '@/generated/portal/documents/UpdateCompany';
import { ValuesToVerifyDocument } from '@/generated/portal/documents/ValuesToVerify';
import type { CompanyToVerifyFragment } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { uploadCompanyFile } from '@/portal/services/company-files';
import { usePortal } from '@/portal/services/usePortal';
import { FormConflict } from '@/shared/components/form-conflict/FormConflict';
import { FormError } from '@/shared/components/form-error/FormError';
import { useSharedForm } from '@/shared/forms/shared-form/useSharedForm';
import { required, telephone } from '@/shared/forms/validators';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import { CompanyFileField } from '../company-files/CompanyFileField';
import { ContactFields, NameFields, ProofFields, TradeField } from '../company-form/CompanyFields';
import { changeOf, companyRules, emptyCompany, valuesOf } from '../company-form/company-values';

interface VerificationFormProps {
  company: CompanyToVerifyFragment;
  onDone: () => void;
}

/** Asks for everything that the company's verification still needs, and for nothing else. */
export function VerificationForm({ company, onDone }: VerificationFormProps) {
  const texts = useTexts('today');
  const fields = useTexts('companyForm');
  const { ask, service, session } = usePortal();
  const [proof, setProof] = useState<File>();
  const { id, missing, proof_kind: proofKind } = company;
  const is = (part: (typeof missing)[number]) => missing.includes(part);
  const { data } = useOperationQuery(is('trade') ? operation('Trades', TradesDocument, {}) : undefined);
  const initial = { ...emptyCompany, proofKind, proof: '' };
  const change = useMutation(
    async ({ ask }, values: typeof initial, before: typeof initial) => {
      const part = changeOf(before, values);
      if (Object.keys(part).length > 0)
        await ask(operation('UpdateCompany', UpdateCompanyDocument, { company: id, change: part }));
      if (proof) await uploadCompanyFile(service, id, 'proof', proof);
      await session.refresh();
      onDone();
      return texts.sentToVerify;
    },
    { showsProblem: true },
  );
  const form = useSharedForm({
    initial,
    rules: {
      ...(is('name') && { nameZh: companyRules.nameZh }),
      ...(is('registration_number') && { number: companyRules.number }),
      ...(is('proof') && { proof: [required] }),
      ...(is('trade') && { trade: [required] }),
      ...(is('contact') && { contactName: [required], telephone: [required, telephone] }),
    },
    // A colleague may have filled in the same meanwhile.
    load: async () => {
      change.clearProblem();
      const asked = operation('ValuesToVerify', ValuesToVerifyDocument, { company: id });
      return { ...valuesOf((await ask(asked)).company), proof: '' };
    },
    save: change.perform,
    onError: change.fail,
  });
  return (
    <Card>
      <Stack as="form" ref={form.ref} onSubmit={form.onSubmit} noValidate>
        <SectionHeading>{texts.toVerify}</SectionHeading>
        <p>{texts.missingParts(missing.map((part) => texts.missing[part]).join(texts.comma))}</p>
        {is('name') && <NameFields form={form} />}
        {is('registration_number') && <ProofFields form={form} />}
        {is('proof') && (
          <CompanyFileField
            kind="proof"
            onChoose={(file) => {
              setProof(file);
              form.field('proof').onChange(file?.name ?? '');
            }}
          />
        )}
        {is('trade') && <TradeField form={form} trades={data?.trades ?? []} />}
        {is('contact') && <ContactFields form={form} />}
        <FormError text={change.problem} />
        <FormConflict
          form={form}
          labels={{ ...fields, proof: fields.files.proof.label }}
          names={{
            proofKind: (kind) => fields.proofKinds[kind],
            trade: (code) => data?.trades.find((trade) => trade.code === code)?.name ?? code,
          }}
        />
        <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
          {texts.sendToVerify}
        </Button>
      </Stack>
    </Card>
  );
}
