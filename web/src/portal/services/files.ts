import { type Service, ServiceError } from '../../shared/services/api/service';
import { saveFile } from '../../shared/services/browser/save-file';
import { timeoutSignal } from '../../shared/services/browser/timeout-signal';

/** How long a transfer may take, on a slow connection. */
const transferTimeout = 180_000;

async function send(service: Service, path: string, request: RequestInit): Promise<Response> {
  const { url, headers, refusal } = service.prepare(path);
  const signal = timeoutSignal(transferTimeout);
  const response = await fetch(url, { ...request, headers, signal }).catch(() => {
    throw new ServiceError('');
  });
  if (response.ok) return response;
  throw await refusal(response.status, await response.json().catch(() => undefined));
}

/** Uploads a picture or a document of a company. */
export async function uploadCompanyFile(
  service: Service,
  company: string,
  kind: 'logo' | 'proof',
  file: File,
): Promise<void> {
  const body = new FormData();
  body.set('file', file, file.name);
  await send(service, `companies/${company}/${kind}`, { method: 'POST', body });
}

/** Fetches a file from the service and has the browser save it under a name. */
export async function downloadFile(service: Service, path: string, name: string): Promise<void> {
  const response = await send(service, path, {});
  saveFile(await response.blob(), name);
}

/** Uploads an import file of jobs and returns the import's id. */
export async function uploadJobs(service: Service, company: string, file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file, file.name);
  const response = await send(service, `companies/${company}/jobs/import`, { method: 'POST', body });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}
