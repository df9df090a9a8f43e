import { useCallback } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { errorText } from '@/shared/services/api/error-text';
import { ServiceError } from '@/shared/services/api/service';
import { useKitTexts } from '../useKitTexts';

/** The text for an error; undefined where the page itself says it, such as for an expired session. */
export function useErrorText(): (error: unknown) => string | undefined {
  const common = useKitTexts('common');
  const { offline } = useKitTexts('application');
  return useCallback(
    (error) => {
      const isGone =
        error instanceof ServiceError && (error.code === errorCodes.notLoggedIn || error.status === 401);
      if (isGone) return undefined;
      return navigator.onLine ? errorText(error, common) : offline;
    },
    [common, offline],
  );
}
