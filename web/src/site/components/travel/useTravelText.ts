import { useEffect } from 'react';
import { useStore } from '@/shared/hooks/useStore';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';
import { useService } from '@/site/services/session/useSession';
import { keptPlace, travelTimes } from './travel-times';

interface ReachedJob {
  _id: string;
  /** From the place in the page's address. */
  travel?: { text: string } | null;
  nearest_station: { text: string } | null;
}

/**
 * The way to a job in a line: from the place in the address, from the one that the device keeps, or else from the
 * nearest station, which the server renders for everybody. So the line is there before the place is known, and
 * nothing moves when it changes.
 */
export function useTravelText({ _id, travel, nearest_station }: ReachedJob): string | undefined {
  const service = useService();
  const { from, texts } = useStore(travelTimes);
  const isGiven = Boolean(travel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another question.
  useEffect(() => {
    if (isGiven || keptPlace() === '') return;
    loadChunk(() => import('./deferred/load-travel-times')).then(
      ({ requestTravelTime }) => requestTravelTime(_id, service),
      (error: unknown) => reloadAfter(error, location.href),
    );
  }, [_id, isGiven, from, service]);
  return travel?.text ?? texts.get(_id) ?? nearest_station?.text;
}
