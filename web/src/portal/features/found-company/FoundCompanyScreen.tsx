import { FoundCompanyDocument } from '../../../generated/portal/documents/FoundCompany';
import { TradesDocument } from '../../../generated/portal/documents/Trades';
import { useForm } from '../../../shared/forms/useForm';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import { Problem, useProblem } from '../../components/answer/Problem';
import { NameFields, ProofFields, TradeField } from '../../components/company-form/CompanyFields';
import { companyRules, emptyCompany, inputOf } from '../../components/company-form/company-values';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { usePortal, useSayDone } from '../../services/usePortal';

/**
 * Asks for the little that a company needs before its first job; the verification asks for the rest later.
 */
function FoundCompany() {
  const texts = useTexts('found');
  const start = useTexts('start');
  const link = useLink();
  const { go } = useNavigation();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const { data } = useAnswer(operation('Trades', TradesDocument, {}));
  const { problem, tell, clear } = useProblem();
  const form = useForm({
    initial: emptyCompany,
    rules: companyRules,
    draft: 'found-company',
    submit: async (values) => {
      clear();
      const asked = operation('FoundCompany', FoundCompanyDocument, { company: inputOf(values) });
      const { id } = (await ask(asked)).found_company;
      sayDone(texts.done);
      await session.refresh();
      go(link(paths.newJob(id)), { replace: true });
    },
    onError: tell,
  });
  return (
    <form ref={form.ref} className={page.page} onSubmit={form.onSubmit} noValidate>
      <PageHead title={texts.title} lead={texts.lead} />
      <Card>
        <div className={page.stack}>
          <NameFields form={form} isFirst />
          <TradeField form={form} trades={data?.trades ?? []} />
          <ProofFields form={form} />
        </div>
      </Card>
      <Problem text={problem} />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.submit}
      </Button>
      <p>
        <a className={page.link} href={link(paths.claim)}>
          {start.claim}
        </a>
      </p>
      <p className={page.quiet}>{start.invited}</p>
    </form>
  );
}

export const screen: Screen = { title: (texts) => texts.found.title, Component: FoundCompany };
