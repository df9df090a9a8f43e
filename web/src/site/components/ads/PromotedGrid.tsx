import { type MouseEvent, useMemo, useRef } from 'react';
import type { JobCoreFragment } from '@/generated/seeker/graphql';
import { useQuery } from '@/shared/hooks/useQuery';
import { formatQuery, parseQuery, type Query } from '@/shared/lib/address';
import { usePage } from '@/site/page/usePage';
import { useService, useSession } from '@/site/services/session/useSession';
import type { ShownJob } from '../job-card/SeekerJobCard';
import { JobGrid } from '../job-grid/JobGrid';
import { type AdParams, preparedAds, reportAdClick, requestAds } from './ads';
import { type Entry, insertAds } from './insert-ads';

interface PromotedGridProps {
  /** The search's query. */
  search: Query;
  jobs: readonly JobCoreFragment[];
  /** Adds what the search shows with a job, promoted or not. */
  shownAs: (job: JobCoreFragment) => ShownJob;
}

/** Whether the card at an index is below the window's edge, so that a change there is not seen. */
function isBelow(list: Element | null | undefined, index: number): boolean {
  const card = list?.children[index];
  if (card) return card.getBoundingClientRect().top >= innerHeight;
  return (list?.lastElementChild?.getBoundingClientRect().bottom ?? 0) >= innerHeight;
}

/** Lists as shown with their adverts, so that going back shows the same jobs at the same positions. */
const listsWithAds = new WeakMap<readonly JobCoreFragment[], readonly Entry[]>();

/**
 * The list that a page begins with: the one shown before, or one with the adverts that arrived before the
 * page.
 */
function firstEntries(search: Query, jobs: readonly JobCoreFragment[]): readonly Entry[] {
  const ads = preparedAds(search);
  if (ads && !listsWithAds.has(jobs))
    listsWithAds.set(
      jobs,
      insertAds(jobs, ads, () => true),
    );
  return listsWithAds.get(jobs) ?? jobs.map((job) => ({ job }));
}

function useEntries({ search, jobs }: Pick<PromotedGridProps, 'search' | 'jobs'>) {
  const container = useRef<HTMLDivElement>(null);
  const { state } = useSession();
  const service = useService();
  const { ad_root: root } = usePage().config;
  const wanted = formatQuery(search);
  const userid = state.credentials?.claims.sub;
  const first = useMemo(() => firstEntries(parseQuery(wanted), jobs), [wanted, jobs]);
  // Decided once a list: the adverts that come would take their own question back.
  const isWithoutAds = useMemo(() => !listsWithAds.has(jobs), [jobs]);
  const { data: loaded } = useQuery({
    key:
      isWithoutAds && userid !== undefined
        ? `ads ${userid} ${wanted} ${jobs.map(({ _id }) => _id)}`
        : undefined,
    load: async (signal) => {
      if (userid === undefined) return undefined;
      const ads = await requestAds(parseQuery(wanted), { root, userid, service: await service });
      if (signal.aborted) return undefined;
      const list = container.current?.firstElementChild;
      const entries = insertAds(jobs, ads, (index) => isBelow(list, index));
      listsWithAds.set(jobs, entries);
      return { jobs, entries };
    },
  });
  return { container, entries: loaded?.jobs === jobs ? loaded.entries : first };
}

/** The first page of a search's jobs, with adverts among them. */
export function PromotedGrid(props: PromotedGridProps) {
  const { container, entries } = useEntries(props);
  const { ad_root } = usePage().config;
  const press = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const { params, job = '' } = link?.closest<HTMLElement>('article[data-params]')?.dataset ?? {};
    // The right button opens a menu instead of the job.
    if (params && button < 2) reportAdClick(ad_root, JSON.parse(params) as AdParams, job);
  };
  const paramsOf = new Map(entries.flatMap(({ job, params }) => (params ? [[job._id, params]] : [])));
  return (
    <div ref={container} onClickCapture={press} onAuxClickCapture={press}>
      <JobGrid source="search" jobs={entries.map(({ job }) => props.shownAs(job))} adverts={paramsOf} />
    </div>
  );
}
