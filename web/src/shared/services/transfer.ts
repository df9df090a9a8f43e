import { type Service, ServiceError } from './api/service';
import { timeoutSignal } from './browser/timeout-signal';

/** How long a transfer may take, on a slow connection. */
export const transferTimeout = 180_000;

/** Sends or fetches a file by the service; a refusal is thrown as a ServiceError. */
export async function transfer(service: Service, path: string, request: RequestInit = {}): Promise<Response> {
  const { url, headers, refusal } = service.prepare(path);
  const signal = timeoutSignal(transferTimeout);
  const response = await fetch(url, { ...request, headers, signal }).catch(() => {
    throw new ServiceError('');
  });
  if (response.ok) return response;
  throw await refusal(response.status, await response.json().catch(() => undefined));
}
