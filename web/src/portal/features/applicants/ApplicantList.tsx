import type { ApplicantsQuery } from '../../../generated/portal/graphql';
import { pageCount } from '../../../shared/lib/every-page/paging';
import { formatCount } from '../../../shared/messages/every-page/count';
import { Button } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { Pagination } from '../../../shared/ui/Pagination';
import { Tabs } from '../../../shared/ui/panels/Tabs';
import { DecidedOn } from '../../components/answer/OldAnswer';
import { DecisionButtons } from '../../components/decisions/DecisionButtons';
import { type Decidable, decidable } from '../../components/decisions/useDecide';
import lists from '../../components/page/list.module.css';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { ApplicantRow } from './ApplicantRow';
import { isNarrowed, noFilters, pageSize, statuses } from './applicant-query';
import styles from './applicants.module.css';
import { useSearch } from './useSearch';
import { maxSelected, type Selection } from './useSelection';

type List = ApplicantsQuery['company']['applicants'];

function StatusTabs({ counts }: { counts: List['counts'] }) {
  const texts = useTexts('applicants');
  const { search, hrefOf } = useSearch();
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

function Nobody() {
  const texts = useTexts('applicants');
  const { search, change } = useSearch();
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

interface SelectionBarProps {
  isOld: boolean;
  selection: Selection;
  onDecide: (status: Decidable) => void;
}

/** Decides about all selected applicants. */
function SelectionBar({ isOld, selection, onDecide }: SelectionBarProps) {
  const texts = useTexts('applicants');
  const { people, clear } = selection;
  if (people.length === 0) return null;
  const possible = decidable.filter((status) => people.some((each) => each.next_statuses.includes(status)));
  return (
    <section className={styles.bar} inert={isOld} aria-label={texts.selected(people.length)} data-selected>
      <p role="status" className={page.row}>
        <strong>{texts.selected(people.length)}</strong>
        {people.length === maxSelected && <span className={page.quiet}>{texts.tooMany(maxSelected)}</span>}
        <Button kind="quiet" onClick={clear}>
          {texts.unselect}
        </Button>
      </p>
      <DecisionButtons possible={possible} onDecide={onDecide} />
    </section>
  );
}

interface ApplicantListProps {
  list: List;
  /** The list belongs to an earlier search: nobody on it can be selected or decided about. */
  isOld: boolean;
  /** Absent for people who may only view. */
  selection: Selection | undefined;
  onDecide: (status: Decidable) => void;
}

export function ApplicantList({ list, isOld, selection, onDecide }: ApplicantListProps) {
  const texts = useTexts('applicants');
  const common = useTexts('common');
  const { search, hrefOf } = useSearch();
  const { applicants, total, counts } = list;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {all > 0 && <StatusTabs counts={counts} />}
      {applicants.length === 0 ? (
        <Nobody />
      ) : (
        <DecidedOn isOld={isOld} className={page.stack}>
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
                href={hrefOf({ applicant: applicant.id, part: 'profile' })}
                isOpen={applicant.id === search.applicant}
                showsJob={search.job === ''}
                isSelected={selection?.has(applicant.id) ?? false}
                onSelect={selection && (() => selection.toggle(applicant))}
              />
            ))}
          </ul>
        </DecidedOn>
      )}
      <Pagination
        label={texts.pages}
        previousLabel={common.previous}
        nextLabel={common.next}
        page={search.page}
        pages={pageCount(total, pageSize)}
        hrefOf={(number) => hrefOf({ page: number, applicant: '' })}
      />
      {selection && <SelectionBar isOld={isOld} selection={selection} onDecide={onDecide} />}
    </>
  );
}
