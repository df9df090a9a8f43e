import { reloadAfter } from '@/shared/services/chunks';
import { useNotices } from '../useNotices';
import { useErrorText } from './useErrorText';

/** Shows an error in a toast. A script that failed to load reloads the page. */
export function useShowError(): (error: unknown) => void {
  const { show } = useNotices();
  const textOf = useErrorText();
  return (error) => {
    if (reloadAfter(error, location.href)) return;
    const text = textOf(error);
    if (text !== undefined) show({ kind: 'toast', text });
  };
}
