import { useNotices } from '../useNotices';

/** Shows a confirmation that something was done. */
export function useSayDone(): (text: string) => void {
  const { show } = useNotices();
  return (text) => show({ kind: 'toast', done: true, text });
}
