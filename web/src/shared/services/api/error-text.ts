import type { KitCatalogue } from '@/shared/messages/catalogue';
import { codeOf, type GraphqlError } from '../operation';
import { ServiceError } from './service';

/** The text for an error: its own message, or else that the network failed. */
export function errorText(error: unknown, { requestError, tokenExpired }: KitCatalogue['common']): string {
  if (!(error instanceof ServiceError)) return requestError;
  if (error.status === 401) return tokenExpired;
  return error.message || requestError;
}

/** An error inside of a GraphQL answer, which comes with status 200, as a ServiceError. */
export function refusalOf({
  message,
  extensions: { error_code, retry_after } = {},
}: GraphqlError): ServiceError {
  return new ServiceError(
    message,
    200,
    error_code === undefined ? undefined : codeOf(error_code),
    retry_after,
  );
}

/** The first error inside of an answer. */
export function answerError(errors: readonly GraphqlError[] | undefined): ServiceError | undefined {
  const [first] = errors ?? [];
  return first && refusalOf(first);
}
