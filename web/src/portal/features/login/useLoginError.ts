import { ServiceError } from '../../../shared/services/api/service';
import { useTexts } from '../../page/every-page/useTexts';
import { codes } from '../../services/ask';
import { useErrorText } from '../../services/usePortal';

/** Explains an error about a code or its request; after too many tries, it says how long to wait. */
export function useLoginError(): (error: unknown) => string | undefined {
  const textOf = useErrorText();
  const { tooMany, wrongCode } = useTexts('login');
  return (error) => {
    if (error instanceof ServiceError && error.code === codes.wrongCode) return wrongCode;
    if (error instanceof ServiceError && error.code === codes.tooManyTries && error.retryAfter)
      return tooMany(Math.ceil(error.retryAfter / 60));
    return textOf(error);
  };
}
