import { useNotices } from '../../../shared/hooks/every-page/useNotices';
import { useTexts } from '../../page/every-page/useTexts';
import { useShowError } from '../../services/api/useShowError';
import { minutesToWait } from './code-error';

/** Somebody who asked for too many codes reads when to ask again, as nothing went wrong; any other error is shown as such. */
export function useShowCodeError(): (error: unknown) => void {
  const { tooMany, tooManyTitle } = useTexts('login');
  const { show } = useNotices();
  const showError = useShowError();
  return (error) => {
    const minutes = minutesToWait(error);
    if (minutes === undefined) showError(error);
    else show({ kind: 'box', title: tooManyTitle, text: tooMany(minutes) });
  };
}
