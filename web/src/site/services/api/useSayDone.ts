import { useNotices } from '@/shared/hooks/useNotices';

/** Shows a confirmation that something was done, with a button that undoes it if `undo` is given. */
export function useSayDone(): (text: string, undo?: { label: string; run: () => void }) => void {
  const { show } = useNotices();
  return (text, undo) => show({ kind: 'toast', done: true, text, ...(undo && { action: undo }) });
}
