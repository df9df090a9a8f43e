import type { ApplicantListedFragment, ApplicantsQuery } from '@/generated/portal/graphql';
import { DecisionButtons } from '@/portal/components/decisions/DecisionButtons';
import { type Decidable, decidable } from '@/portal/components/decisions/useDecide';
import { useTexts } from '@/portal/page/useTexts';
import { InertWhileOld } from '@/shared/components/query/InertWhileOld';
import { SelectionBar } from '@/shared/components/selection-bar/SelectionBar';
import type { Selection } from '@/shared/hooks/useSelection';
import { pageCount } from '@/shared/lib/paging';
import { formatCount } from '@/shared/messages/count';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Stack } from '@/shared/ui/layout/Stack';
import { Pagination } from '@/shared/ui/Pagination';
import lists from '@/shared/ui/page/list.module.css';
import { Tabs } from '@/shared/ui/tabs/Tabs';
import { ApplicantRow } from './ApplicantRow';
import { isNarrowed, noFilters, pageSize, statuses } from './applicant-query';
import styles from './applicants.module.css';
import { useApplicantSearch } from './useApplicantSearch';

type List = ApplicantsQuery['company']['applicants'];

function StatusTabs({ counts }: { counts: List['counts'] }) {
  const texts = useTexts('applicants');
  const { search, hrefOf } = useApplicantSearch();
  const first = { page: 1, applicant: '' };
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const of = (status: string) => counts.find((each) => each.status === status);
  const shown = statuses.filter((status) => (of(status)?.count ?? 0) > 0 || status === search.status);
  const tabs = [
    { href: hrefOf({ ...first, status: undefined }), label: texts.tab(texts.all, formatCount(total)) },
    ...shown.map((status) => ({
      href: hrefOf({ ...first, status }),
      label: texts.tab(texts.statuses[status], formatCount(of(status)?.count ?? 0)),
      dot: (of(status)?.unread ?? 0) > 0 ? texts.newOnes : undefined,
    })),
  ];
  return (
    <Tabs label={texts.statusesLabel} tabs={tabs} current={hrefOf({ ...first, status: search.status })} />
  );
}

function NoApplicants() {
  const texts = useTexts('applicants');
  const { search, change } = useApplicantSearch();
  if (isNarrowed(search)) {
    const clear = () => change({ ...noFilters, status: undefined });
    return (
      <EmptyState
        level={2}
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        action={<Button onClick={clear}>{texts.clear}</Button>}
      />
    );
  }
  if (search.status !== undefined) {
    const all = <Button onClick={() => change({ status: undefined })}>{texts.showAll}</Button>;
    return <EmptyState level={2} title={texts.allDoneTitle} text={texts.allDoneText} action={all} />;
  }
  return <EmptyState level={2} title={texts.noneTitle} text={texts.noneText} />;
}

interface ApplicantSelectionProps {
  isOld: boolean;
  selection: Selection<ApplicantListedFragment>;
  onDecide: (status: Decidable) => void;
}

/** Decides about all selected applicants. */
function ApplicantSelection({ isOld, selection, onDecide }: ApplicantSelectionProps) {
  const people = selection.rows;
  const possible = decidable.filter((status) => people.some((each) => each.next_statuses.includes(status)));
  return (
    <SelectionBar selection={selection} isOld={isOld} texts={useTexts('applicants')}>
      <DecisionButtons possible={possible} onDecide={onDecide} />
    </SelectionBar>
  );
}

interface ApplicantListProps {
  list: List;
  /** The list belongs to an earlier search: nobody on it can be selected or decided about. */
  isOld: boolean;
  /** Absent for people who may only view. */
  selection: Selection<ApplicantListedFragment> | undefined;
  onDecide: (status: Decidable) => void;
}

export function ApplicantList({ list, isOld, selection, onDecide }: ApplicantListProps) {
  const texts = useTexts('applicants');
  const { previous, next } = useTexts('application');
  const { search, hrefOf } = useApplicantSearch();
  const { applicants, total, counts } = list;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {all > 0 && <StatusTabs counts={counts} />}
      {applicants.length === 0 ? (
        <NoApplicants />
      ) : (
        <Stack as={InertWhileOld} isOld={isOld}>
          <div className={`${lists.above} ${styles.above}`}>
            <p role="status">{texts.found(formatCount(total))}</p>
            {selection && applicants.length > 1 && (
              <Button kind="quiet" onClick={() => selection.addAll(applicants)}>
                {texts.selectPage}
              </Button>
            )}
          </div>
          <ul className={styles.list} aria-label={texts.list}>
            {applicants.map((applicant) => (
              <ApplicantRow
                key={applicant.id}
                applicant={applicant}
                href={hrefOf({ applicant: applicant.id, tab: 'profile' })}
                isOpen={applicant.id === search.applicant}
                showsJob={search.job === ''}
                isSelected={selection?.has(applicant.id) ?? false}
                onSelect={selection && (() => selection.toggle(applicant))}
              />
            ))}
          </ul>
        </Stack>
      )}
      <Pagination
        label={texts.pages}
        previousLabel={previous}
        nextLabel={next}
        page={search.page}
        pages={pageCount(total, pageSize)}
        hrefOf={(number) => hrefOf({ page: number, applicant: '' })}
      />
      {selection && <ApplicantSelection isOld={isOld} selection={selection} onDecide={onDecide} />}
    </>
  );
}
