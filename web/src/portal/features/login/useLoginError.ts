import * as errorCodes from '@/generated/errors/codes';
import { useTexts } from '@/portal/page/useTexts';
import { useErrorText } from '@/shared/hooks/application/useErrorText';
import { ServiceError } from '@/shared/services/api/service';

/** Explains an error about a code or its request; after too many tries, it says how long to wait. */
export function useLoginError(): (error: unknown) => string | undefined {
  const textOf = useErrorText();
  const { tooMany, wrongCode } = useTexts('login');
  return (error) => {
    if (error instanceof ServiceError && error.code === errorCodes.invalidCode) return wrongCode;
    if (error instanceof ServiceError && error.code === errorCodes.loginFailed && error.retryAfter)
      return tooMany(Math.ceil(error.retryAfter / 60));
    return textOf(error);
  };
}
