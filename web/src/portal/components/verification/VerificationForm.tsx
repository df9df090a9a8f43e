import { useState } from 'react';
import { TradesDocument } from '../../../generated/portal/documents/Trades';
import { UpdateCompanyDocument } from '../../../generated/portal/documents/UpdateCompany';
import type { CompanyToVerifyFragment } from '../../../generated/portal/graphql';
import { useForm } from '../../../shared/forms/useForm';
import { required, telephone } from '../../../shared/forms/validators';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import { useTexts } from '../../page/every-page/useTexts';
import { uploadCompanyFile } from '../../services/files';
import { useAnswer } from '../../services/useAnswer';
import { usePortal, useSayDone } from '../../services/usePortal';
import { Problem, useProblem } from '../answer/Problem';
import { CompanyFileField } from '../company-files/CompanyFileField';
import { ContactFields, NameFields, ProofFields, TradeField } from '../company-form/CompanyFields';
import { changeOf, companyRules, emptyCompany } from '../company-form/company-values';
import page from '../page/page.module.css';

interface VerificationFormProps {
  company: CompanyToVerifyFragment;
  onDone: () => void;
}

/** Asks for everything that the company's verification still needs, and for nothing else. */
export function VerificationForm({ company, onDone }: VerificationFormProps) {
  const texts = useTexts('today');
  const { ask, service, session } = usePortal();
  const sayDone = useSayDone();
  const { problem, tell, clear } = useProblem();
  const [proof, setProof] = useState<File>();
  const { id, missing, proof_kind: proofKind } = company;
  const is = (part: (typeof missing)[number]) => missing.includes(part);
  const { data } = useAnswer(is('trade') ? operation('Trades', TradesDocument, {}) : undefined);
  const before = { ...emptyCompany, proofKind, proof: '' };
  const form = useForm({
    initial: before,
    rules: {
      ...(is('name') && { nameZh: companyRules.nameZh }),
      ...(is('registration_number') && { number: companyRules.number }),
      ...(is('proof') && { proof: [required] }),
      ...(is('trade') && { trade: [required] }),
      ...(is('contact') && { contactName: [required], telephone: [required, telephone] }),
    },
    submit: async (values) => {
      clear();
      const change = changeOf(before, values);
      if (Object.keys(change).length > 0)
        await ask(operation('UpdateCompany', UpdateCompanyDocument, { company: id, change }));
      if (proof) await uploadCompanyFile(service, id, 'proof', proof);
      sayDone(texts.sentToVerify);
      await session.refresh();
      onDone();
    },
    onError: tell,
  });
  return (
    <Card>
      <form ref={form.ref} className={page.stack} onSubmit={form.onSubmit} noValidate>
        <h2 className={page.heading}>{texts.toVerify}</h2>
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
        <Problem text={problem} />
        <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
          {texts.sendToVerify}
        </Button>
      </form>
    </Card>
  );
}
