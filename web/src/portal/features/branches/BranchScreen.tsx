import { useState } from 'react';
import { BranchDocument } from '@/generated/portal/documents/Branch';
import { UpdateBranchDocument } from '@/generated/portal/documents/UpdateBranch';
import type { BranchEditedFragment, BranchQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { FormError } from '@/shared/components/form-error/FormError';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Stack } from '@/shared/ui/layout/Stack';
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
function ApplyToJobsDialog({ count, onAnswer, onClose }: AskAboutJobsProps) {
  const texts = useTexts('branches');
  const { close } = useTexts('application');
  const {
    run: answer,
    busy,
    problem,
  } = useMutation(
    async (_, changeJobs: boolean) => {
      await onAnswer(changeJobs);
    },
    { showsProblem: true },
  );
  return (
    <Dialog open title={texts.jobsTitle} closeLabel={close} onClose={onClose}>
      <Stack>
        <p>{texts.jobsText(count)}</p>
        <FormError text={problem} />
        <Button wide busy={busy} onClick={() => answer(true)}>
          {texts.jobsToo}
        </Button>
        <Button kind="secondary" wide busy={busy} onClick={() => answer(false)}>
          {texts.branchOnly}
        </Button>
      </Stack>
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
        <ApplyToJobsDialog
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
  const mayChange = isAllowed('changeBranches', role, company.state);
  const variables = { company: company.id, branch: params.branch ?? '' };
  const query = useOperationQuery(operation('Branch', BranchDocument, variables));
  const branch = query.data?.company.branch;
  return (
    <Stack gap="cards">
      <PageHead title={branch ? textIn(address.locale, branch.name) : texts.branch} />
      <QueryView query={query} cards={3}>
        {(data) =>
          mayChange ? (
            <BranchEditor {...data} />
          ) : (
            <p>{textIn(address.locale, data.company.branch.address)}</p>
          )
        }
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.branches.branch, Component: Branch };
