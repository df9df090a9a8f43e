import type { Catalogue } from '../messages/catalogue';
import type { GraphqlError } from './operation';
import { ServiceError } from './service';

type ErrorTexts = Pick<Catalogue, 'common'> & Partial<Pick<Catalogue, 'errors'>>;

/**
 * What a person reads about an error: the site's own text of a known code, else the server's
 * message, else that the network failed.
 */
export function errorText(error: unknown, texts: ErrorTexts): string {
  const { requestError, tokenExpired } = texts.common;
  if (!(error instanceof ServiceError)) return requestError;
  if (error.status === 401) return tokenExpired;
  if (error.status === undefined || error.status >= 500) return requestError;
  const known: Readonly<Record<string, string>> = texts.errors?.service ?? {};
  return (error.code && known[error.code]) || error.message || requestError;
}

/** An error inside of a GraphQL answer, which comes with status 200, as a ServiceError. */
export function answerError(errors: readonly GraphqlError[] | undefined): ServiceError | undefined {
  const [first] = errors ?? [];
  if (first === undefined) return undefined;
  const code = first.extensions?.error_code;
  return new ServiceError(first.message, 200, code === undefined ? undefined : `E${code}`);
}
