import { type AskOptions, type Service, ServiceError } from '../../shared/services/api/service';
import type { GraphqlError, Operation } from '../../shared/services/every-page/operation';

/** Runs a GraphQL operation and returns its data; a refusal is thrown as a ServiceError. */
export type Ask = <Result>(operation: Operation<Result>, options?: AskOptions) => Promise<Result>;

/** Refusals that the portal handles itself. */
export const codes = {
  notLoggedIn: 'E200001',
  companyNotFound: 'E100026',
  notFound: 'E100012',
  notAllowed: 'E100027',
  tooManyTries: 'E100038',
  wrongCode: 'E100040',
  invitationOver: 'E200010',
  draftChanged: 'E200021',
  sameJobExists: 'E200023',
  jobChanged: 'E200024',
  jobNotValid: 'E200025',
  companySuspended: 'E200042',
  decidedByOther: 'E200031',
  noSuchApplication: 'E100039',
} as const;

interface PortalError extends GraphqlError {
  extensions?: GraphqlError['extensions'] & { retry_after?: number; job?: string };
}

/** A refusal that names the job in the way. */
export class RefusedByJob extends ServiceError {
  readonly job: string;

  constructor(message: string, code: string, job: string) {
    super(message, 200, code);
    this.job = job;
  }
}

function refusalOf({ message, extensions }: PortalError): ServiceError {
  const code = extensions?.error_code === undefined ? undefined : `E${extensions.error_code}`;
  if (code !== undefined && extensions?.job !== undefined)
    return new RefusedByJob(message, code, extensions.job);
  return new ServiceError(message, 200, code, extensions?.retry_after);
}

/**
 * `onGone` is called when the caller is no longer logged in, `onChanged` when a company or a right is gone.
 */
export function createAsk(service: Service, onGone: () => void, onChanged: () => void): Ask {
  return async (operation, options) => {
    const { data, errors } = await service.ask(operation, options);
    const [first] = errors ?? [];
    if (first === undefined && data !== null) return data;
    const refusal = first ? refusalOf(first) : new ServiceError('', 500);
    if (refusal.code === codes.notLoggedIn) onGone();
    if (refusal.code === codes.companyNotFound || refusal.code === codes.notAllowed) onChanged();
    throw refusal;
  };
}
