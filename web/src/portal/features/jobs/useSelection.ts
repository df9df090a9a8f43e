import { useState } from 'react';
import type { Stage } from './job-query';

/** The service accepts at most this many in one call. */
export const maxSelected = 200;

export interface SelectedJob {
  id: string;
  name: string;
  stage: Stage;
  is_kept_by_feed: boolean;
}

/** The selected jobs; the selection survives going to other pages of the list. */
export interface Selection {
  jobs: readonly SelectedJob[];
  has: (id: string) => boolean;
  toggle: (job: SelectedJob) => void;
  addAll: (jobs: readonly SelectedJob[]) => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, SelectedJob>>(new Map());
  const put = (map: Map<string, SelectedJob>, { id, name, stage, is_kept_by_feed }: SelectedJob) =>
    map.size < maxSelected || map.has(id) ? map.set(id, { id, name, stage, is_kept_by_feed }) : map;
  return {
    jobs: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (job) =>
      setSelected((before) => {
        const next = new Map(before);
        if (!next.delete(job.id)) put(next, job);
        return next;
      }),
    addAll: (jobs) => setSelected((before) => jobs.reduce(put, new Map(before))),
    clear: () => setSelected(new Map()),
  };
}
