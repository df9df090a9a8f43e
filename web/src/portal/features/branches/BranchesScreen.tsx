import { BranchesDocument } from '@/generated/portal/documents/Branches';
import type { BranchesQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { ButtonLink } from '@/shared/ui/button/Button';
import card from '@/shared/ui/card-link.module.css';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './branches.module.css';

type Branch = BranchesQuery['company']['branches'][number];

function BranchCard({ branch, district }: { branch: Branch; district: string | undefined }) {
  const texts = useTexts('branches');
  const link = useLink();
  const { locale } = usePage().address;
  const { company } = useMembership();
  return (
    <li className={styles.branch}>
      <h2 className={styles.name}>
        <a className={card.link} href={link(paths.branch(company.id, branch.id))}>
          {textIn(locale, branch.name)}
        </a>
      </h2>
      <p>{textIn(locale, branch.address)}</p>
      <Muted>
        {[district, !branch.is_exact && texts.notExact, texts.openJobs(branch.open_job_count)]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
    </li>
  );
}

function BranchList({ company, districts }: BranchesQuery) {
  const texts = useTexts('branches');
  const names = new Map(districts.map(({ code, name }) => [code, name]));
  if (company.branches.length === 0)
    return <EmptyState level={2} title={texts.noneTitle} text={texts.noneText} />;
  return (
    <ul className={styles.list}>
      {company.branches.map((branch) => (
        <BranchCard key={branch.id} branch={branch} district={names.get(branch.district)} />
      ))}
    </ul>
  );
}

function Branches() {
  const texts = useTexts('branches');
  const link = useLink();
  const { company, role } = useMembership();
  const query = useOperationQuery(operation('Branches', BranchesDocument, { company: company.id }));
  const add = isAllowed('changeBranches', role, company.state) && (
    <ButtonLink href={link(paths.newBranch(company.id))}>{texts.add}</ButtonLink>
  );
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} lead={texts.lead} action={add} />
      <QueryView query={query} cards={2}>
        {(data) => <BranchList {...data} />}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.branches.title, Component: Branches };
