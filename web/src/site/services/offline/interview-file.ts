import { isUnanswered, type Service } from '@/shared/services/api/service';
import { transfer } from '@/shared/services/transfer';
import { personalAnswers } from '@/site/lib/kept';
import { markOf } from './mark';

/** The address under which an interview's calendar file is kept. */
export const keptInterview = (id: string) => `/hk/kept/interviews/${id}`;

/** An interview as a calendar file; without a network the kept one. */
export async function downloadInterview(service: Service, id: string, seeker?: string): Promise<Blob> {
  try {
    return await (await transfer(service, `interviews/${id}.ics`)).blob();
  } catch (error) {
    const mark = seeker === undefined ? undefined : markOf(seeker);
    if (mark === undefined || !isUnanswered(error)) throw error;
    const kept = await globalThis.caches?.match(keptInterview(id), { cacheName: personalAnswers(mark) });
    if (kept === undefined) throw error;
    const { calendar } = (await kept.json()) as { calendar: string };
    return new Blob([calendar], { type: 'text/calendar' });
  }
}
