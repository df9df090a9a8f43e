import { useTexts } from '../../page/every-page/useTexts';
import { useSayDone } from '../../services/api/useSayDone';
import { useShowError } from '../../services/api/useShowError';
import { useChangeWork } from './useChangeWork';
import { removeWork, restoreWork, type WorkEntry } from './work-entry';

/** Removes a work experience and offers to undo it. */
export function useRemoveWork(): (entry: WorkEntry, index: number) => Promise<void> {
  const texts = useTexts('resume');
  const change = useChangeWork();
  const sayDone = useSayDone();
  const showError = useShowError('box');
  return async (entry, index) => {
    await change(removeWork(entry));
    sayDone(texts.deleted(entry.position_name), () => {
      void change(restoreWork(entry, index)).catch(showError);
    });
  };
}
