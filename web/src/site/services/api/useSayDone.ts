import { useNotices } from '../../../shared/hooks/every-page/useNotices';
import { usePage } from '../../page/every-page/usePage';

/** Says that something was done, with a way to take it back where there is one. */
export function useSayDone(): (text: string, undo?: () => void) => void {
  const { show } = useNotices();
  const label = usePage().texts.resume?.undo ?? '';
  return (text, undo) =>
    show({ kind: 'toast', done: true, text, ...(undo && { action: { label, run: undo } }) });
}
