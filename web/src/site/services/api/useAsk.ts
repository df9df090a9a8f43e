import { useCallback } from 'react';
import { answerError } from '@/shared/services/api/error-text';
import type { AskOptions } from '@/shared/services/api/service';
import type { Operation } from '@/shared/services/operation';
import { useService, useSession } from '../session/useSession';

type Ask = <Result>(operation: Operation<Result>, options?: AskOptions) => Promise<Result>;

/**
 * Runs a GraphQL operation with the session's token, once there is one, and returns its data; an error inside
 * the answer is thrown as a ServiceError.
 */
export function useAsk(): Ask {
  const { ready } = useSession();
  const service = useService();
  return useCallback<Ask>(
    async (operation, options) => {
      const session = await ready;
      await new Promise<void>((resolve) => session.whenToken(resolve));
      const { data, errors } = await (await service).ask(operation, options);
      const error = answerError(errors);
      if (error !== undefined || data === null) throw error ?? new Error(`${operation.name}: no data`);
      return data;
    },
    [ready, service],
  );
}
