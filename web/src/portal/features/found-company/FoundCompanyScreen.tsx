import { type ReactNode, useState } from 'react';
import { FoundCompanyDocument } from '../../../generated/portal/documents/FoundCompany';
import { TradesDocument } from '../../../generated/portal/documents/Trades';
import { useForm } from '../../../shared/forms/useForm';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import { Problem, useProblem } from '../../components/answer/Problem';
import { CompanyFileField } from '../../components/company-files/CompanyFileField';
import type { CompanyFile } from '../../components/company-files/file-rules';
import {
  AboutFields,
  ContactFields,
  NameFields,
  ProofFields,
  TradeField,
} from '../../components/company-form/CompanyFields';
import { companyRules, emptyCompany, inputOf } from '../../components/company-form/company-values';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { uploadCompanyFile } from '../../services/files';
import { useAnswer } from '../../services/useAnswer';
import { usePortal, useSayDone, useShowError } from '../../services/usePortal';

type Files = Partial<Record<CompanyFile, File>>;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <section className={page.stack}>
        <h2 className={page.heading}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}

/** Founds the company, then sends its files; one that fails can be sent again on the company's own page. */
function useFound(files: Files) {
  const { ask, service, session } = usePortal();
  const { go } = useNavigation();
  const link = useLink();
  const texts = useTexts('found');
  const sayDone = useSayDone();
  const showError = useShowError();
  return async (values: typeof emptyCompany) => {
    const { found_company } = await ask(
      operation('FoundCompany', FoundCompanyDocument, { company: inputOf(values) }),
    );
    const { id } = found_company;
    sayDone(texts.done);
    for (const kind of ['proof', 'logo'] as const) {
      const file = files[kind];
      if (file) await uploadCompanyFile(service, id, kind, file).catch(showError);
    }
    await session.refresh();
    go(link(paths.today(id)));
  };
}

function FoundCompany() {
  const texts = useTexts('found');
  const { data } = useAnswer(operation('Trades', TradesDocument, {}));
  const { problem, tell, clear } = useProblem();
  const [files, setFiles] = useState<Files>({});
  const found = useFound(files);
  const form = useForm({
    initial: emptyCompany,
    rules: companyRules,
    draft: 'found-company',
    submit: async (values) => {
      clear();
      await found(values);
    },
    onError: tell,
  });
  const choose = (kind: CompanyFile) => (file: File | undefined) =>
    setFiles(({ [kind]: _, ...others }) => (file ? { ...others, [kind]: file } : others));
  return (
    <form ref={form.ref} className={page.page} onSubmit={form.onSubmit} noValidate>
      <PageHead title={texts.title} lead={texts.lead} />
      <Part title={texts.parts.company}>
        <NameFields form={form} />
        <TradeField form={form} trades={data?.trades ?? []} />
      </Part>
      <Part title={texts.parts.proof}>
        <p className={page.quiet}>{texts.proofText}</p>
        <ProofFields form={form} />
        <CompanyFileField kind="proof" onChoose={choose('proof')} />
      </Part>
      <Part title={texts.parts.contact}>
        <p className={page.quiet}>{texts.contactText}</p>
        <ContactFields form={form} />
      </Part>
      <Part title={texts.parts.about}>
        <p className={page.quiet}>{texts.aboutText}</p>
        <CompanyFileField kind="logo" onChoose={choose('logo')} />
        <AboutFields form={form} />
      </Part>
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

export const screen: Screen = { title: (texts) => texts.found.title, Component: FoundCompany };
