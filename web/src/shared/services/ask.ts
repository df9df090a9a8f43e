import * as errorCodes from '@/generated/errors/codes';
import { refusalOf } from './api/error-text';
import { type AskOptions, type Service, ServiceError } from './api/service';
import type { GraphqlError, Operation } from './operation';

/** Runs a GraphQL operation and returns its data; a refusal is thrown as a ServiceError. */
export type Ask = <Result>(operation: Operation<Result>, options?: AskOptions) => Promise<Result>;

export interface AskListeners {
  /** Called when the caller is no longer logged in. */
  onGone: () => void;
  /** Called with any other refusal, which may tell of a right that is gone. */
  onRefused: (refusal: ServiceError) => void;
}

/** `toRefusal` turns an error inside of an answer into one of the application. */
export function createAsk(
  service: Service,
  { onGone, onRefused }: AskListeners,
  toRefusal: (error: GraphqlError) => ServiceError = refusalOf,
): Ask {
  return async (operation, options) => {
    const { data, errors } = await service.ask(operation, options);
    const [first] = errors ?? [];
    if (first === undefined && data !== null) return data;
    const refusal = first ? toRefusal(first) : new ServiceError('', 500);
    if (refusal.code === errorCodes.notLoggedIn) onGone();
    else onRefused(refusal);
    throw refusal;
  };
}
