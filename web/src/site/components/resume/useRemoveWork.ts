import { useTexts } from '@/site/page/useTexts';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import { inTurn } from './in-turn';
import { useChangeWork } from './useChangeWork';
import { removeWork, restoreWork, type WorkEntry } from './work-entry';

/** Removes a work experience and offers to undo it. */
export function useRemoveWork(): (entry: WorkEntry, index: number) => Promise<void> {
  const texts = useTexts('resume');
  const change = useChangeWork();
  const sayDone = useSayDone();
  const showError = useShowError('box');
  return async (entry, index) => {
    await inTurn(() => change(removeWork(entry)));
    const restore = () => void inTurn(() => change(restoreWork(entry, index))).catch(showError);
    sayDone(texts.deleted(entry.position_name), { label: texts.undo, run: restore });
  };
}
