import type { KeyboardEvent } from 'react';
import { JobsDocument } from '@/generated/portal/documents/Jobs';
import type { JobListedFragment, JobsQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { InertWhileOld } from '@/shared/components/query/InertWhileOld';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { type Selection, useSelection } from '@/shared/hooks/useSelection';
import { textIn } from '@/shared/lib/localized-text';
import { pageCount } from '@/shared/lib/paging';
import { formatCount } from '@/shared/messages/count';
import { operation } from '@/shared/services/operation';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';
import { Pagination } from '@/shared/ui/Pagination';
import lists from '@/shared/ui/page/list.module.css';
import { Tabs } from '@/shared/ui/tabs/Tabs';
import { JobFilters, useSearch } from './JobFilters';
import { JobRow } from './JobRow';
import { JobSelection } from './JobSelection';
import { isNarrowed, type JobSearch, pageSize, queryOf, searchOf, stages, variablesOf } from './job-query';
import styles from './jobs.module.css';
import type { SelectedJob } from './selected-job';

type JobList = JobsQuery['company']['jobs'];

/** Up to this many jobs need no filters. */
const fewJobs = 6;

function useHrefOf(): (search: JobSearch) => string {
  const link = useLink();
  const { company } = useMembership();
  return (search) => link(`${paths.jobs(company.id)}${queryOf(search)}`);
}

function StageTabs({ counts, search }: { counts: JobList['counts']; search: JobSearch }) {
  const texts = useTexts('jobs');
  const hrefOf = useHrefOf();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const countOf = (stage: string) => counts.find((each) => each.stage === stage)?.count ?? 0;
  const shown = stages.filter((stage) => countOf(stage) > 0 || stage === search.stage);
  const tabs = [
    { href: hrefOf({ ...search, stage: undefined, page: 1 }), label: `${texts.all} ${formatCount(total)}` },
    ...shown.map((stage) => ({
      href: hrefOf({ ...search, stage, page: 1 }),
      label: `${texts.stages[stage]} ${formatCount(countOf(stage))}`,
    })),
  ];
  return <Tabs label={texts.stagesLabel} tabs={tabs} current={hrefOf({ ...search, page: 1 })} />;
}

interface JobRowsProps {
  jobs: readonly JobListedFragment[];
  selection: Selection<SelectedJob> | undefined;
}

/** Arrow keys move from job to job and X selects, only while the focus is in the list. */
function JobRows({ jobs, selection }: JobRowsProps) {
  const texts = useTexts('jobs');
  const { locale } = usePage().address;
  const nameOf = (job: JobListedFragment) => textIn(locale, job.content.name) || texts.untitled;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('[data-job]');
    const index = jobs.findIndex(({ id }) => id === row?.dataset.job);
    const job = jobs[index];
    if (job === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && jobs[index + step];
    if (next) {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-job="${next.id}"] a`)?.focus();
    } else if (event.key.toLowerCase() === 'x') {
      selection?.toggle({ ...job, name: nameOf(job) });
    }
  };
  return (
    // The keys are shortcuts for the links and checkboxes in the list.
    <ul className={styles.list} aria-label={texts.list} onKeyDown={onKeyDown}>
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          name={nameOf(job)}
          isSelected={selection?.has(job.id) ?? false}
          onSelect={selection && (() => selection.toggle({ ...job, name: nameOf(job) }))}
        />
      ))}
    </ul>
  );
}

function NoJobs({ search }: { search: JobSearch }) {
  const texts = useTexts('jobs');
  const link = useLink();
  const change = useSearch();
  const { company, role } = useMembership();
  if (isNarrowed(search) || search.stage !== undefined) {
    const clear = () =>
      change({ term: '', stage: undefined, branch: '', jobType: '', employment: undefined });
    return (
      <EmptyState
        level={2}
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        action={<Button onClick={clear}>{texts.clear}</Button>}
      />
    );
  }
  const add = isAllowed('changeJobs', role, company.state) && (
    <ButtonLink href={link(paths.newJob(company.id))}>{texts.add}</ButtonLink>
  );
  return <EmptyState level={2} title={texts.noneTitle} text={texts.noneText} action={add} />;
}

interface JobListProps {
  list: JobList;
  /** The list belongs to an earlier search: nothing on it can be selected or changed. */
  isOld: boolean;
  search: JobSearch;
  onChanged: () => void;
}

function JobListContent({ list, isOld, search, onChanged }: JobListProps) {
  const texts = useTexts('jobs');
  const { previous, next } = useTexts('application');
  const hrefOf = useHrefOf();
  const { locale } = usePage().address;
  const { company, role } = useMembership();
  const selection = useSelection<SelectedJob>();
  const mayChange = isAllowed('changeJobs', role, company.state);
  const total = list.counts.reduce((sum, { count }) => sum + count, 0);
  const selectPage = () =>
    selection.addAll(
      list.jobs.map((job) => ({ ...job, name: textIn(locale, job.content.name) || texts.untitled })),
    );
  return (
    <>
      {(total > fewJobs || isNarrowed(search) || search.sort !== 'newest') && <JobFilters search={search} />}
      {total > 0 && <StageTabs counts={list.counts} search={search} />}
      {list.jobs.length === 0 ? (
        <NoJobs search={search} />
      ) : (
        <Stack as={InertWhileOld} isOld={isOld} gap="cards">
          <div className={`${lists.above} ${styles.above}`}>
            <p role="status">{texts.found(formatCount(list.total))}</p>
            {mayChange && <p className={styles.keys}>{texts.keys}</p>}
            {list.jobs.length > 1 && mayChange && (
              <Button kind="quiet" onClick={selectPage}>
                {texts.selectPage}
              </Button>
            )}
          </div>
          <JobRows jobs={list.jobs} selection={mayChange ? selection : undefined} />
        </Stack>
      )}
      <Pagination
        label={texts.pages}
        previousLabel={previous}
        nextLabel={next}
        page={search.page}
        pages={pageCount(list.total, pageSize)}
        hrefOf={(number) => hrefOf({ ...search, page: number })}
      />
      {mayChange && <JobSelection isOld={isOld} selection={selection} onChanged={onChanged} />}
    </>
  );
}

function HeaderActions() {
  const texts = useTexts('jobs');
  const link = useLink();
  const { company } = useMembership();
  return (
    <Row>
      <ButtonLink href={link(paths.newJob(company.id))}>{texts.add}</ButtonLink>
      <ButtonLink kind="secondary" href={link(paths.importJobs(company.id))}>
        {texts.import}
      </ButtonLink>
    </Row>
  );
}

function Jobs() {
  const texts = useTexts('jobs');
  const { company, role } = useMembership();
  const search = searchOf(usePage().address.query);
  const query = useOperationQuery(operation('Jobs', JobsDocument, variablesOf(company.id, search)));
  return (
    <Stack gap="cards">
      <PageHead
        title={texts.title}
        action={isAllowed('changeJobs', role, company.state) && <HeaderActions />}
      />
      <QueryView query={query} cards={3}>
        {(data, isOld) => (
          <JobListContent list={data.company.jobs} isOld={isOld} search={search} onChanged={query.reload} />
        )}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.jobs.title, Component: Jobs };
