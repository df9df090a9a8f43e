import { useNotices } from '@/shared/hooks/useNotices';
import type { Notice } from '@/shared/services/notices';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';
import { minutesToWait } from './code-error';

/**
 * After too many requests, says when to try again, without presenting it as an error; other errors are shown
 * as errors.
 */
export function useShowCodeError(kind?: Notice['kind']): (error: unknown) => void {
  const { tooMany, tooManyTitle } = useTexts('login');
  const { show } = useNotices();
  const showError = useShowError(kind);
  return (error) => {
    const minutes = minutesToWait(error);
    if (minutes === undefined) showError(error);
    else show({ kind: 'box', title: tooManyTitle, text: tooMany(minutes) });
  };
}
