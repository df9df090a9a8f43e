import { TravelTimesDocument } from '@/generated/seeker/documents/TravelTimes';
import { maxLimit } from '@/shared/lib/constants';
import type { Service } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { keptPlace, travelTimes } from '../travel-times';

/** How long to gather requests: the cards of a page ask at about the same moment. */
const gathering = 50;

const wanted = new Set<string>();

/** The place stands in the request's body and nowhere else. */
async function load(ids: string[], service: Service): Promise<void> {
  const { from } = travelTimes.get();
  const { data } = await service.ask(operation('TravelTimes', TravelTimesDocument, { ids, from }));
  const now = travelTimes.get();
  if (data === null || now.from !== from) return;
  const found = data.get_jobs.flatMap(({ _id, travel }) => (travel ? [[_id, travel.text] as const] : []));
  const texts = new Map([...now.texts, ...found]);
  travelTimes.set({ from, texts, ...(data.travel_origin && { origin: data.travel_origin }) });
}

/** Requests the way to a job with the next batch. If that fails, the cards stay unchanged. */
export function requestTravelTime(job: string, service: Promise<Service>): void {
  const from = keptPlace();
  if (travelTimes.get().from !== from) travelTimes.set({ from, texts: new Map() });
  if (from === '' || travelTimes.get().texts.has(job)) return;
  const isFirst = wanted.size === 0;
  wanted.add(job);
  if (!isFirst) return;
  setTimeout(async () => {
    const ids = [...wanted];
    wanted.clear();
    for (let at = 0; at < ids.length; at += maxLimit) {
      void load(ids.slice(at, at + maxLimit), await service).catch(() => undefined);
    }
  }, gathering);
}
