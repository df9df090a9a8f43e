// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { type Service, ServiceError } from './api/service';
import { downloadFile } from './download-file';

const service = {
  prepare: (path: string) => ({
    url: `/api/portal/${path}`,
    headers: { 'Accept-Language': 'en' },
    refusal: async (status: number) => new ServiceError('refused', status, 'E100027'),
  }),
} as unknown as Service;

function answer(response: () => Promise<Response>) {
  const asked = vi.fn(response);
  vi.stubGlobal('fetch', asked);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return { asked, saved };
}

test('a file is asked for in the language of the page and kept under its name', async () => {
  const { asked, saved } = answer(async () => new Response('a,b'));
  await downloadFile(service, 'companies/c1/log', 'activity-log.csv');
  expect(asked).toHaveBeenCalledWith(
    '/api/portal/companies/c1/log',
    expect.objectContaining({ headers: { 'Accept-Language': 'en' } }),
  );
  expect(saved).toEqual(['activity-log.csv']);
});

test('a refused or lost download says so and saves nothing', async () => {
  const { saved } = answer(async () => new Response('{}', { status: 403 }));
  await expect(downloadFile(service, 'export', 'my-data.json')).rejects.toMatchObject({ code: 'E100027' });
  answer(() => Promise.reject(new TypeError('offline')));
  await expect(downloadFile(service, 'export', 'my-data.json')).rejects.toBeInstanceOf(ServiceError);
  expect(saved).toEqual([]);
});
