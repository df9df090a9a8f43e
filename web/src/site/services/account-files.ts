import { type Service, ServiceError } from '@/shared/services/api/service';
import { transfer, transferTimeout } from '@/shared/services/transfer';

/** Downloads one of the seeker's own files, which needs the session's token. */
async function download(service: Service, path: string): Promise<Blob> {
  return (await transfer(service, path)).blob();
}

/** All data that the site holds about the person, as a file. */
export function downloadExport(service: Service): Promise<Blob> {
  return download(service, 'export');
}

interface UploadAnswer {
  data?: { file_id: string };
}

/** Uploads a picture as form data and returns its id; fetch has no upload progress. */
export function uploadPicture(
  service: Service,
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<string> {
  const { url, headers, refusal } = service.prepare('upload');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.timeout = transferTimeout;
    for (const failure of ['error', 'timeout'] as const) {
      request.addEventListener(failure, () => reject(new ServiceError('')));
    }
    request.addEventListener('load', () => {
      const id = (request.response as UploadAnswer | null)?.data?.file_id;
      if (request.status === 200 && id !== undefined) resolve(id);
      else void refusal(request.status, request.response).then(reject);
    });
    const body = new FormData();
    body.set('file', picture, 'picture.jpg');
    request.send(body);
  });
}
