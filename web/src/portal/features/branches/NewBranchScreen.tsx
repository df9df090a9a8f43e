import { AddBranchDocument } from '@/generated/portal/documents/AddBranch';
import { DistrictsDocument } from '@/generated/portal/documents/Districts';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { operation } from '@/shared/services/operation';
import { Stack } from '@/shared/ui/layout/Stack';
import { Notice } from '@/shared/ui/panels/Notice';
import { BranchForm } from './BranchForm';
import { type BranchValues, emptyBranch, inputOf } from './branch-values';

function NewBranch() {
  const texts = useTexts('branches');
  const link = useLink();
  const { go } = useNavigation();
  const { company, role } = useMembership();
  const mayChange = isAllowed('changeBranches', role, company.state);
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const query = useOperationQuery(mayChange ? operation('Districts', DistrictsDocument, {}) : undefined);
  const save = async (values: BranchValues) => {
    const variables = { company: company.id, branch: inputOf(values) };
    await ask(operation('AddBranch', AddBranchDocument, variables));
    sayDone(texts.added);
    go(link(paths.branches(company.id)));
  };
  return (
    <Stack gap="cards">
      <PageHead title={texts.addTitle} lead={texts.addLead} />
      {mayChange ? (
        <QueryView query={query} cards={3}>
          {({ districts }) => (
            <BranchForm
              initial={emptyBranch}
              draft={`branch:${company.id}`}
              districts={districts}
              onSave={save}
            />
          )}
        </QueryView>
      ) : (
        <Notice>{texts.viewer}</Notice>
      )}
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.branches.addTitle, Component: NewBranch };
