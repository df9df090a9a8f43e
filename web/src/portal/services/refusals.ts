import * as errorCodes from '@/generated/errors/codes';
import { refusalOf } from '@/shared/services/api/error-text';
import { ServiceError } from '@/shared/services/api/service';
import type { GraphqlError } from '@/shared/services/operation';

/** A refusal that names the job in the way. */
export class RefusedByJob extends ServiceError {
  readonly job: string;

  constructor(message: string, code: string, job: string) {
    super(message, 200, code);
    this.job = job;
  }
}

/** An error inside of an answer, with the job that it names. */
export function portalRefusal(error: GraphqlError): ServiceError {
  const refusal = refusalOf(error);
  const job = error.extensions?.job;
  return refusal.code !== undefined && typeof job === 'string'
    ? new RefusedByJob(refusal.message, refusal.code, job)
    : refusal;
}

/** Whether a company or a right in it is gone. */
export function isRightGone({ code }: ServiceError): boolean {
  return code === errorCodes.companyNotFound || code === errorCodes.permissionDenied;
}
