import { GetProfileDocument } from '../../../generated/seeker/documents/GetProfile';
import { operation } from '../../../shared/services/every-page/operation';
import { useAsk } from '../../services/api/useAsk';
import { useUpdateProfile } from './useUpdateProfile';
import type { WorkChange } from './work-entry';

let last: Promise<unknown> = Promise.resolve();

/** One change after the other, in all tabs where the browser can do that, else in this one. */
function inTurn(change: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request('work-experience', change);
  const mine = last.then(change);
  last = mine.catch(() => undefined);
  return mine;
}

/** Changes the list of works as the service has it now: it takes the list as a whole, and this tab's may be old. */
export function useChangeWork(): (change: WorkChange) => Promise<void> {
  const ask = useAsk();
  const update = useUpdateProfile();
  return (change) =>
    inTurn(async () => {
      const { portfolio } = await ask(operation('GetProfile', GetProfileDocument, {}));
      await update({ work_experience: [...change(portfolio.work_experience)] });
    });
}
