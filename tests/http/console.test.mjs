// The pages of the operator's console.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { privateFolder, Site } from '../support/site.mjs';

const paths = ['/console/', '/console/en/', '/console/en/anything/below/'];

describe('the console’s pages', () => {
  const start = (settings) => Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning', ...settings });

  test('are not there unless the settings say so', async () => {
    const site = await start({});
    for (const path of ['/console', ...paths, '/console/assets/nothing.js']) assert.equal((await site.get(path)).status, 404, path);
    await site.stop();
  });

  test('are documents in both languages that nobody indexes, under the site’s policy', async () => {
    const site = await start({ console: true });
    for (const path of paths) {
      const answer = await site.get(path);
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('x-robots-tag'), /noindex/);
      assert.match(answer.headers.get('content-security-policy'), /script-src 'self'; .*frame-ancestors 'none'/);
      const html = await answer.text();
      assert.match(html, new RegExp(`<html[^>]* lang="${path.includes('/en/') ? 'en-HK' : 'zh-Hant-HK'}"`));
      assert.match(html, /<script type="application\/json" id="config">\{"environment":"development",/);
      const scripts = [...html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]*)"/g)].map(([, address]) => address);
      assert.ok(scripts.some((address) => /^\/console\/assets\/run-/.test(address)));
      for (const address of scripts) assert.equal((await site.get(address)).status, 200, address);
    }
    assert.match(await (await site.get('/console/en/')).text(), /<h1[^>]*>Operator console<\/h1>/);
    const bare = await site.get('/console');
    assert.deepEqual([bare.status, bare.headers.get('location')], [301, '/console/']);
    assert.equal((await site.get('/console/assets/nothing.js')).status, 404);
    await site.stop();
  });
});
