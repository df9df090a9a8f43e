import { useTexts } from '@/console/page/usePage';
import * as errorCodes from '@/generated/errors/codes';
import { useErrorText } from '@/shared/hooks/application/useErrorText';
import { ServiceError } from '@/shared/services/api/service';

/** Explains an error about a code; after too many tries, it says how long to wait. */
export function useLoginError(): (error: unknown) => string | undefined {
  const textOf = useErrorText();
  const { tooMany, wrongCode, tooLate } = useTexts('login');
  return (error) => {
    if (!(error instanceof ServiceError)) return textOf(error);
    if (error.code === errorCodes.invalidCode) return wrongCode;
    if (error.code === errorCodes.notLoggedIn) return tooLate;
    if (error.code === errorCodes.loginFailed && error.retryAfter)
      return tooMany(Math.ceil(error.retryAfter / 60));
    return textOf(error);
  };
}
