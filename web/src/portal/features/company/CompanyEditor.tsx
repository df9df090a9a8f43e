import { CompanyPageDocument } from '@/generated/portal/documents/CompanyPage';
import { UpdateCompanyDocument } from '@/generated/portal/documents/UpdateCompany';
import type { CompanyPageQuery } from '@/generated/portal/graphql';
import { CompanyUpload } from '@/portal/components/company-files/CompanyUpload';
import {
  AboutFields,
  ContactFields,
  NameFields,
  ProofFields,
  TradeField,
} from '@/portal/components/company-form/CompanyFields';
import { changeOf, companyRules, valuesOf } from '@/portal/components/company-form/company-values';
import { useTexts } from '@/portal/page/useTexts';
import { usePortal } from '@/portal/services/usePortal';
import { FormConflict } from '@/shared/components/form-conflict/FormConflict';
import { FormError } from '@/shared/components/form-error/FormError';
import { useSharedForm } from '@/shared/forms/shared-form/useSharedForm';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import styles from './company.module.css';
import { Preview } from './Preview';

type Values = ReturnType<typeof valuesOf>;

interface CompanyEditorProps extends CompanyPageQuery {
  onChanged: () => void;
}

/** Edits the company's profile, with a preview of what seekers will see. */
export function CompanyEditor({ company, trades, onChanged }: CompanyEditorProps) {
  const texts = useTexts('company');
  const { ask, session } = usePortal();
  const fields = useTexts('companyForm');
  const change = useMutation(
    async ({ ask }, values: Values, before: Values) => {
      const variables = { company: company.id, change: changeOf(before, values) };
      await ask(operation('UpdateCompany', UpdateCompanyDocument, variables));
      await session.refresh();
      onChanged();
      return texts.saved;
    },
    { showsProblem: true },
  );
  const form = useSharedForm({
    initial: valuesOf(company),
    rules: companyRules,
    draft: `company:${company.id}`,
    load: async () => {
      change.clearProblem();
      const asked = operation('CompanyPage', CompanyPageDocument, { company: company.id });
      return valuesOf((await ask(asked)).company);
    },
    save: change.perform,
    onError: change.fail,
  });
  const { values } = form;
  const isVerified = company.state === 'verified';
  return (
    <div className={styles.columns}>
      <Stack as="form" ref={form.ref} gap="cards" onSubmit={form.onSubmit} noValidate>
        <Card>
          <Stack as="section">
            <SectionHeading>{texts.parts.seen}</SectionHeading>
            {isVerified && <Muted>{texts.nameWaits}</Muted>}
            <CompanyUpload company={company.id} kind="logo" onDone={onChanged} />
            <NameFields form={form} />
            <AboutFields form={form} />
            <TradeField form={form} trades={trades} />
          </Stack>
        </Card>
        <Card>
          <Stack as="section">
            <SectionHeading>{texts.parts.unseen}</SectionHeading>
            <Muted>{texts.unseenText}</Muted>
            <ProofFields form={form} />
            <CompanyUpload
              company={company.id}
              kind="proof"
              present={company.proof?.file_name}
              onDone={onChanged}
            />
            <ContactFields form={form} />
          </Stack>
        </Card>
        <FormError text={change.problem} />
        <FormConflict
          form={form}
          labels={fields}
          names={{
            proofKind: (kind) => fields.proofKinds[kind],
            trade: (code) => trades.find((trade) => trade.code === code)?.name ?? code,
          }}
        />
        <div>
          <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
            {texts.save}
          </Button>
        </div>
      </Stack>
      <div className={styles.side}>
        <Preview
          name={{ zh_hant: values.nameZh, en: values.nameEn }}
          about={{ zh_hant: values.aboutZh, en: values.aboutEn }}
          logo={company.logo_medium}
        />
      </div>
    </div>
  );
}
