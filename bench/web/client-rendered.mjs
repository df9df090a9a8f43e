// The same site with an empty document in the place of every page: what a site that renders in the browser alone sends. The
// portal is such a site anyway; its pages are as they are.
import { createServer, request } from 'node:http';

/** Answers on `port` as `site` does, but pages (what a browser navigates to) are shells. */
export async function serveShells(site, port) {
  const { hostname, port: sitePort } = new URL(site.url);
  const server = createServer((asked, answer) => {
    const isPage = asked.headers['sec-fetch-dest'] === 'document' && asked.url.startsWith('/hk/');
    // The page of the account's restoring is a shell that knows no more than the frame around it.
    const locale = asked.url.startsWith('/hk/en/') ? '/hk/en/' : '/hk/';
    const path = isPage ? `${locale}account-restore/success/` : asked.url;
    const passed = request({ hostname, port: sitePort, path, method: asked.method, headers: asked.headers }, (from) => {
      answer.writeHead(from.statusCode, from.headers);
      from.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
