import { type Locale, languageTag } from './locale';
import { ServiceError } from './service';
import type { Session } from './session/session';

const root = '/api/seeker';

function headersFor(session: Session, locale: Locale): Record<string, string> {
  const token = session.token();
  return {
    'Accept-Language': languageTag[locale],
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
}

/** Everything that the site holds about the person, as a file. */
export async function downloadExport(session: Session, locale: Locale): Promise<Blob> {
  const response = await fetch(`${root}/export`, { headers: headersFor(session, locale) }).catch(() => {
    throw new ServiceError('');
  });
  if (response.ok) return response.blob();
  if (response.status === 401) session.unauthorized();
  const body = (await response.json().catch(() => ({}))) as { error_code?: number; message?: string };
  const code = body.error_code === undefined ? undefined : `E${body.error_code}`;
  throw new ServiceError(body.message ?? '', response.status, code);
}

interface UploadAnswer {
  data?: { file_id: string };
}

/** Sends a picture as form data and gives its id; fetch could not tell how far it is. */
export function uploadPicture(
  session: Session,
  locale: Locale,
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${root}/upload`);
    for (const [name, value] of Object.entries(headersFor(session, locale))) {
      request.setRequestHeader(name, value);
    }
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new ServiceError('')));
    request.addEventListener('load', () => {
      const id = (request.response as UploadAnswer | null)?.data?.file_id;
      if (request.status === 200 && id !== undefined) return resolve(id);
      if (request.status === 401) session.unauthorized();
      reject(new ServiceError('', request.status));
    });
    const body = new FormData();
    body.set('file', picture, 'picture.jpg');
    request.send(body);
  });
}
