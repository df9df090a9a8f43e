import { useState } from 'react';
import { BranchDocument } from '../../../generated/portal/documents/Branch';
import { UpdateBranchDocument } from '../../../generated/portal/documents/UpdateBranch';
import type { BranchEditedFragment, BranchQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { Problem, useProblem } from '../../components/answer/Problem';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';
import { BranchForm } from './BranchForm';
import { type BranchValues, inputOf, valuesOf } from './branch-values';
import { RemoveBranch } from './RemoveBranch';

function useSave(branch: BranchEditedFragment) {
  const texts = useTexts('branches');
  const link = useLink();
  const { go } = useNavigation();
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  return async (values: BranchValues, changeJobs: boolean) => {
    const variables = { company: company.id, id: branch.id, branch: inputOf(values), changeJobs };
    await ask(operation('UpdateBranch', UpdateBranchDocument, variables));
    sayDone(texts.saved);
    go(link(paths.branches(company.id)));
  };
}

interface AskAboutJobsProps {
  count: number;
  onAnswer: (changeJobs: boolean) => Promise<void>;
  onClose: () => void;
}

/** Open jobs show the address of their branch. Asks whether to change it there, too. */
function AskAboutJobs({ count, onAnswer, onClose }: AskAboutJobsProps) {
  const texts = useTexts('branches');
  const { close } = useTexts('common');
  const { problem, tell, clear } = useProblem();
  const { run: answer, busy } = useAction(async (changeJobs: boolean) => {
    clear();
    await onAnswer(changeJobs);
  }, tell);
  return (
    <Dialog open title={texts.jobsTitle} closeLabel={close} onClose={onClose}>
      <div className={page.stack}>
        <p>{texts.jobsText(count)}</p>
        <Problem text={problem} />
        <Button wide busy={busy} onClick={() => answer(true)}>
          {texts.jobsToo}
        </Button>
        <Button kind="secondary" wide busy={busy} onClick={() => answer(false)}>
          {texts.branchOnly}
        </Button>
      </div>
    </Dialog>
  );
}

function BranchEditor({ company: { id, branch }, districts }: BranchQuery) {
  const { locale } = usePage().address;
  const save = useSave(branch);
  const { ask } = usePortal();
  const [waiting, setWaiting] = useState<BranchValues>();
  const load = async () => {
    const asked = operation('Branch', BranchDocument, { company: id, branch: branch.id });
    return valuesOf((await ask(asked)).company.branch);
  };
  const onSave = async (values: BranchValues) => {
    if (branch.open_job_count > 0) setWaiting(values);
    else await save(values, false);
  };
  return (
    <>
      <BranchForm
        initial={valuesOf(branch)}
        draft={`branch:${id}:${branch.id}`}
        districts={districts}
        load={load}
        onSave={onSave}
      >
        <RemoveBranch id={branch.id} name={textIn(locale, branch.name)} openJobs={branch.open_job_count} />
      </BranchForm>
      {waiting && (
        <AskAboutJobs
          count={branch.open_job_count}
          onAnswer={(changeJobs) => save(waiting, changeJobs)}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </>
  );
}

function Branch() {
  const texts = useTexts('branches');
  const { company, role } = useMembership();
  const { address, params } = usePage();
  const mayChange = may('changeBranches', role, company.state);
  const variables = { company: company.id, branch: params.branch ?? '' };
  const answer = useAnswer(operation('Branch', BranchDocument, variables));
  const branch = answer.data?.company.branch;
  return (
    <div className={page.page}>
      <PageHead title={branch ? textIn(address.locale, branch.name) : texts.branch} />
      <AnswerOf answer={answer} cards={3}>
        {(data) =>
          mayChange ? (
            <BranchEditor {...data} />
          ) : (
            <p>{textIn(address.locale, data.company.branch.address)}</p>
          )
        }
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.branches.branch, Component: Branch };
