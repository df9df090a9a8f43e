import type { Service } from './api/service';
import { saveFile } from './browser/save-file';
import { transfer } from './transfer';

/** Fetches a file from the service and has the browser save it under a name. */
export async function downloadFile(service: Service, path: string, name: string): Promise<void> {
  const response = await transfer(service, path);
  saveFile(await response.blob(), name);
}
