import { useNotices } from '../../../shared/hooks/every-page/useNotices';
import { usePage } from '../../page/every-page/usePage';

/** Shows a confirmation that something was done, with an undo button if `undo` is given. */
export function useSayDone(): (text: string, undo?: () => void) => void {
  const { show } = useNotices();
  const label = usePage().texts.resume?.undo ?? '';
  return (text, undo) =>
    show({ kind: 'toast', done: true, text, ...(undo && { action: { label, run: undo } }) });
}
