import type { KitCatalogue } from '../../messages/catalogue';
import type { GraphqlError } from '../every-page/operation';
import { ServiceError } from './service';

/** The text for an error: its own message, or else that the network failed. */
export function errorText(error: unknown, { requestError, tokenExpired }: KitCatalogue['common']): string {
  if (!(error instanceof ServiceError)) return requestError;
  if (error.status === 401) return tokenExpired;
  return error.message || requestError;
}

/** An error inside of a GraphQL answer, which comes with status 200, as a ServiceError. */
export function answerError(errors: readonly GraphqlError[] | undefined): ServiceError | undefined {
  const [first] = errors ?? [];
  if (first === undefined) return undefined;
  const code = first.extensions?.error_code;
  return new ServiceError(first.message, 200, code === undefined ? undefined : `E${code}`);
}
