import { AddBranchDocument } from '../../../generated/portal/documents/AddBranch';
import { DistrictsDocument } from '../../../generated/portal/documents/Districts';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { Notice } from '../../../shared/ui/panels/Notice';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';
import { BranchForm } from './BranchForm';
import { type BranchValues, emptyBranch, inputOf } from './branch-values';

function NewBranch() {
  const texts = useTexts('branches');
  const link = useLink();
  const { go } = useNavigation();
  const { company, role } = useMembership();
  const mayChange = may('changeBranches', role, company.state);
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const answer = useAnswer(mayChange ? operation('Districts', DistrictsDocument, {}) : undefined);
  const save = async (values: BranchValues) => {
    const variables = { company: company.id, branch: inputOf(values) };
    await ask(operation('AddBranch', AddBranchDocument, variables));
    sayDone(texts.added);
    go(link(paths.branches(company.id)));
  };
  return (
    <div className={page.page}>
      <PageHead title={texts.addTitle} lead={texts.addLead} />
      {mayChange ? (
        <AnswerOf answer={answer} cards={3}>
          {({ districts }) => (
            <BranchForm
              initial={emptyBranch}
              draft={`branch:${company.id}`}
              districts={districts}
              onSave={save}
            />
          )}
        </AnswerOf>
      ) : (
        <Notice>{texts.viewer}</Notice>
      )}
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.branches.addTitle, Component: NewBranch };
