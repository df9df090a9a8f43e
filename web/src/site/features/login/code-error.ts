import { ServiceError } from '../../../shared/services/api/service';

/** A refusal that says when to try again is told in those words; any other error as it is. */
export function codeError(error: unknown, tooMany: (minutes: number) => string): unknown {
  if (!(error instanceof ServiceError) || error.status !== 429 || !error.retryAfter) return error;
  const { status, code, retryAfter } = error;
  return new ServiceError(tooMany(Math.ceil(retryAfter / 60)), status, code, retryAfter);
}
