import type { Service } from '@/shared/services/api/service';
import { transfer } from '@/shared/services/transfer';

/** Uploads a picture or a document of a company. */
export async function uploadCompanyFile(
  service: Service,
  company: string,
  kind: 'logo' | 'proof',
  file: File,
): Promise<void> {
  const body = new FormData();
  body.set('file', file, file.name);
  await transfer(service, `companies/${company}/${kind}`, { method: 'POST', body });
}

/** Uploads an import file of jobs and returns the import's id. */
export async function uploadJobs(service: Service, company: string, file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file, file.name);
  const response = await transfer(service, `companies/${company}/jobs/import`, { method: 'POST', body });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}
