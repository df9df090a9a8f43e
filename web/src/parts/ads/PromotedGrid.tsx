import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { JobCoreFragment } from '../../generated/graphql';
import { formatQuery, parseQuery, type Query } from '../../lib/address';
import { usePage } from '../../lib/page';
import { useService, useSession } from '../../lib/session/access';
import { JobGrid } from '../job-list/JobGrid';
import { type AdParams, lateAds, preparedAds, reportAdClick } from './ads';
import { type Entry, placeAds } from './place-ads';

interface PromotedGridProps {
  /** What was searched for. */
  search: Query;
  jobs: readonly JobCoreFragment[];
  /** How the search shows a job, promoted or not. */
  shownAs: (job: JobCoreFragment) => JobCoreFragment;
}

/** Whether the card at an index is below the window's edge, so that nobody sees it move. */
function isBelow(list: Element | null | undefined, index: number): boolean {
  const card = list?.children[index];
  if (card) return card.getBoundingClientRect().top >= innerHeight;
  return (list?.lastElementChild?.getBoundingClientRect().bottom ?? 0) >= innerHeight;
}

function useEntries({ search, jobs }: Pick<PromotedGridProps, 'search' | 'jobs'>) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useSession();
  const service = useService();
  const { ad_root: root } = usePage().config;
  const wanted = formatQuery(search);
  const userid = state.credentials?.claims.sub;
  const organic = useMemo(() => jobs.map((job): Entry => ({ job })), [jobs]);
  const [placed, setPlaced] = useState<{ jobs: typeof jobs; entries: readonly Entry[] }>(() => {
    const ads = preparedAds(search);
    return { jobs, entries: ads ? placeAds(jobs, ads, () => true) : organic };
  });
  useEffect(() => {
    if (userid === undefined || preparedAds(parseQuery(wanted)) !== undefined) return;
    let isHere = true;
    const load = async () => {
      const ads = await lateAds(parseQuery(wanted), { root, userid, service: await service });
      const list = place.current?.firstElementChild;
      if (isHere) setPlaced({ jobs, entries: placeAds(jobs, ads, (index) => isBelow(list, index)) });
    };
    void load();
    return () => {
      isHere = false;
    };
  }, [wanted, root, userid, jobs, service]);
  return { place, entries: placed.jobs === jobs ? placed.entries : organic };
}

/** The first page of a search's jobs, with adverts among them. */
export function PromotedGrid(props: PromotedGridProps) {
  const { place, entries } = useEntries(props);
  const { ad_root } = usePage().config;
  const press = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const params = link?.closest<HTMLElement>('article[data-params]')?.dataset.params;
    if (params) reportAdClick(ad_root, JSON.parse(params) as AdParams);
  };
  const paramsOf = new Map(entries.flatMap(({ job, params }) => (params ? [[job._id, params]] : [])));
  return (
    <div ref={place} onClickCapture={press} onAuxClickCapture={press}>
      <JobGrid source="search" jobs={entries.map(({ job }) => props.shownAs(job))} adverts={paramsOf} />
    </div>
  );
}
