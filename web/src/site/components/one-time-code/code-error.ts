import * as errorCodes from '@/generated/errors/codes';
import { ServiceError } from '@/shared/services/api/service';

/** Whether a limit was reached; a GraphQL answer says so inside of an answer of status 200. */
function isOverLimit({ status, code }: ServiceError): boolean {
  return status === 429 || (status === 200 && code === errorCodes.loginFailed);
}

/** The minutes until another code may be requested; undefined for any other error. */
export function minutesToWait(error: unknown): number | undefined {
  if (!(error instanceof ServiceError) || !isOverLimit(error) || !error.retryAfter) return undefined;
  return Math.ceil(error.retryAfter / 60);
}
