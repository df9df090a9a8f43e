import { CompanyPageDocument } from '../../../generated/portal/documents/CompanyPage';
import { UpdateCompanyDocument } from '../../../generated/portal/documents/UpdateCompany';
import type { CompanyPageQuery } from '../../../generated/portal/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import { Problem, useProblem } from '../../components/answer/Problem';
import { CompanyUpload } from '../../components/company-files/CompanyUpload';
import {
  AboutFields,
  ContactFields,
  NameFields,
  ProofFields,
  TradeField,
} from '../../components/company-form/CompanyFields';
import { changeOf, companyRules, valuesOf } from '../../components/company-form/company-values';
import page from '../../components/page/page.module.css';
import { FormConflict } from '../../components/shared-form/FormConflict';
import { useSharedForm } from '../../components/shared-form/useSharedForm';
import { useTexts } from '../../page/every-page/useTexts';
import { usePortal, useSayDone } from '../../services/usePortal';
import styles from './company.module.css';
import { Preview } from './Preview';

interface CompanyEditorProps extends CompanyPageQuery {
  onChanged: () => void;
}

/** Edits the company's profile, with a preview of what seekers will see. */
export function CompanyEditor({ company, trades, onChanged }: CompanyEditorProps) {
  const texts = useTexts('company');
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const { problem, tell, clear } = useProblem();
  const fields = useTexts('companyForm');
  const form = useSharedForm({
    initial: valuesOf(company),
    rules: companyRules,
    draft: `company:${company.id}`,
    load: async () => {
      clear();
      const asked = operation('CompanyPage', CompanyPageDocument, { company: company.id });
      return valuesOf((await ask(asked)).company);
    },
    save: async (values, before) => {
      const change = changeOf(before, values);
      await ask(operation('UpdateCompany', UpdateCompanyDocument, { company: company.id, change }));
      sayDone(texts.saved);
      await session.refresh();
      onChanged();
    },
    onError: tell,
  });
  const { values } = form;
  const isVerified = company.state === 'verified';
  return (
    <div className={styles.columns}>
      <form ref={form.ref} className={page.page} onSubmit={form.onSubmit} noValidate>
        <Card>
          <section className={page.stack}>
            <h2 className={page.heading}>{texts.parts.seen}</h2>
            {isVerified && <p className={page.quiet}>{texts.nameWaits}</p>}
            <CompanyUpload company={company.id} kind="logo" onDone={onChanged} />
            <NameFields form={form} />
            <AboutFields form={form} />
            <TradeField form={form} trades={trades} />
          </section>
        </Card>
        <Card>
          <section className={page.stack}>
            <h2 className={page.heading}>{texts.parts.unseen}</h2>
            <p className={page.quiet}>{texts.unseenText}</p>
            <ProofFields form={form} />
            <CompanyUpload
              company={company.id}
              kind="proof"
              present={company.proof?.file_name}
              onDone={onChanged}
            />
            <ContactFields form={form} />
          </section>
        </Card>
        <Problem text={problem} />
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
      </form>
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
