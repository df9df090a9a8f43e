import { ServiceError } from '@/shared/services/api/service';

/** After how many minutes another code may be requested; undefined for any other error. */
export function minutesToWait(error: unknown): number | undefined {
  if (!(error instanceof ServiceError) || error.status !== 429 || !error.retryAfter) return undefined;
  return Math.ceil(error.retryAfter / 60);
}
