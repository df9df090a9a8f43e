import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, ndjson } from '../support/catalogue.mjs';
import { article, write, writeContent } from '../support/content.mjs';
import { hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const folder = privateFolder();
const content = writeContent(join(folder, 'content'));
const settings = {
  database: `sqlite:${join(folder, 'site.db')}`,
  content_dir: content,
  public_url: 'https://jobs.example.hk',
};
const chinese = (name) => encodeURIComponent(name);

describe('articles', () => {
  let site;
  before(async () => {
    importCatalogue(settings, ndjson([company(1)]));
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  const html = async (path) => {
    const answer = await site.get(path);
    assert.equal(answer.status, 200, path);
    return answer.text();
  };
  const titles = (text) => [...text.matchAll(/<h2[^>]*><a [^>]*>Title of ([a-z0-9-]+)/g)].map(([, key]) => key);
  const data = async (path) => (await site.get(`/content/page-data${path}index.json`)).json();
  const location = async (path) => {
    const answer = await site.get(path);
    return [answer.status, answer.headers.get('location')];
  };

  for (const [rows, name] of [['2.45', 'contact-us'], ['2.46', 'privacy-policy'], ['2.47', 'terms-and-conditions']]) {
    test(`[${rows}] /${name}/ is a static page in both languages`, async () => {
      for (const base of ['/hk', '/hk/en']) {
        assert.match(await html(`${base}/${name}/`), new RegExp(`<h1[^>]*>Title of ${name}`));
        assert.deepEqual(await location(`${base}/${name}`), [301, `${base}/${name}/`]);
      }
    });
  }

  test('[2.49] [2.50] seekers’ articles include the mobile app page, which is also /jobseeker/', async () => {
    for (const path of ['/hk/jobseeker/mobile-app/', '/hk/en/jobseeker/mobile-app/', '/hk/en/jobseeker/']) {
      const page = await html(path);
      assert.match(page, /<h1[^>]*>Title of mobile-app/);
      assert.match(page, /rel="canonical" href="https:\/\/jobs\.example\.hk\/hk(\/en)?\/jobseeker\/mobile-app\/"/);
      assert.match(page, path.startsWith('/hk/en/') ? /src="\/hk\/en\/qr\.svg"/ : /src="\/hk\/qr\.svg"/);
    }
    assert.equal((await site.get('/hk/en/jobseeker/nothing/')).status, 404);
  });

  test('[2.51] [2.52] [1.15] the employers’ pages are all there, the landing page at /employer/', async () => {
    for (const base of ['/hk/employer/', '/hk/en/employer/']) {
      assert.match(await html(base), /<h1[^>]*>Title of landing/);
      for (const name of ['services', 'solutions', 'job-ad-booster', 'bidding-faq', 'faq', 'community-guidelines', 'temp-worker-matching', 'shortcut']) {
        assert.match(await html(`${base}${name}/`), new RegExp(`<h1[^>]*>Title of ${name}<`));
      }
      assert.deepEqual(await location(`${base}landing/`), [301, base]);
    }
    assert.match(await html('/hk/en/employer/tip-1/'), /Title of tip-1/);
  });

  test('[2.53] the employers’ list of blogs has categories and pages', async () => {
    assert.deepEqual(titles(await html('/hk/en/employer/blogs-list/hiring/2/')), ['tip-1']);
    assert.deepEqual(titles(await html('/hk/en/employer/blogs-list/2/')), ['tip-1']);
    assert.equal((await site.get('/hk/en/employer/blogs-list/nothing/')).status, 404);
  });

  test('[2.54] a blog is rendered on the server with its dates, cover, text and structured data', async () => {
    const page = await html('/hk/en/blogs/blog-3/');
    assert.match(page, /<h1[^>]*>Title of blog-3/);
    assert.match(page, /<time dateTime="2026-02-03">Published 3 February 2026/i);
    assert.match(page, /1 min read/);
    assert.match(page, /<img [^>]*src="data:image\/svg\+xml,%3Csvg[^"<]*" alt="A cup"/);
    assert.match(page, /<h2 id="what-to-bring">What to bring<\/h2>/);
    assert.match(page, /<td>2<\/td>/);
    const [, json] = /<script type="application\/ld\+json"[^>]*>(\{[^<]*"Article"[^<]*)<\/script>/.exec(page);
    const ld = JSON.parse(json);
    assert.equal(ld.headline, 'Title of blog-3');
    assert.equal(ld.datePublished, '2026-02-03');
    assert.equal(ld.mainEntityOfPage, 'https://jobs.example.hk/hk/en/blogs/blog-3/');
    assert.match(page, /"BreadcrumbList"/);
    assert.match(page, /rel="alternate" type="application\/rss\+xml" title="Career blogs" href="https:\/\/jobs\.example\.hk\/hk\/en\/blogs-list\/rss\.xml"/);
    assert.deepEqual(await location('/hk/en/blogs/'), [301, '/hk/en/blogs-list/']);
    assert.equal((await site.get('/hk/en/blogs/nothing/')).status, 404);
  });

  test('[2.62] each article has its own path in either language and names the other', async () => {
    const page = await html('/hk/en/blogs/blog-3/');
    const path = `/hk/blogs/${chinese('第3篇')}/`;
    assert.match(page, new RegExp(`hreflang="zh-Hant-HK" href="https://jobs\\.example\\.hk${path}"`, 'i'));
    assert.ok(page.includes(`href="${path}" hrefLang="zh-Hant-HK"`), 'the language switch leads there');
    const other = await html(path);
    assert.match(other, /hreflang="en-HK" href="https:\/\/jobs\.example\.hk\/hk\/en\/blogs\/blog-3\/"/i);
    assert.deepEqual(await location(`/hk/en/blogs/${chinese('第3篇')}/`), [301, '/hk/en/blogs/blog-3/']);
  });

  test('[2.55] [9.12] [9.13] the list of blogs has ten on a page, the newest first, by category too', async () => {
    const first = titles(await html('/hk/en/blogs-list/')).filter((key) => key !== 'draft');
    assert.equal(titles(await html('/hk/en/blogs-list/')).length, 10);
    assert.deepEqual(first.slice(0, 3), ['blog-12', 'blog-11', 'blog-10']);
    assert.deepEqual(titles(await html('/hk/en/blogs-list/2/')), ['blog-3', 'blog-2', 'blog-1']);
    assert.deepEqual(titles(await html('/hk/en/blogs-list/pay/')), ['draft', 'blog-12', 'blog-11']);
    assert.equal((await site.get(`/hk/blogs-list/${chinese('人工')}/`)).status, 200);
  });

  test('the texts of the news on one page share no id', async () => {
    const ids = [...(await html('/hk/en/latest-news/')).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.ok(ids.includes('news-12-how-it-works'), ids.join(' '));
    assert.deepEqual(ids.filter((id, index) => ids.indexOf(id) < index), []);
  });

  test('[2.56] the list of news leads out of the site in a new tab', async () => {
    const page = await html('/hk/en/latest-news/');
    assert.match(page, /<a [^>]*href="https:\/\/news\.example\.hk\/12" target="_blank" rel="noopener"/);
    assert.match(page, /Example Daily/);
    assert.deepEqual(titles(await html('/hk/en/latest-news/2/')), ['news-2', 'news-1']);
  });

  test('[2.58] [2.59] page n is at /path/n/, and page 1 has no number in any link', async () => {
    for (const root of ['/hk/en/blogs-list/', '/hk/en/latest-news/', '/hk/employer/blogs-list/', '/hk/en/blogs-list/interviews/']) {
      const path = root.endsWith('interviews/') ? root : `${root}2/`;
      const page = await html(path);
      assert.ok(!page.includes(`href="${root}1/"`), path);
      if (path !== root) {
        assert.ok(page.includes(`href="${root}" rel="prev"`), path);
        assert.match(page, new RegExp(`rel="canonical" href="https://jobs\\.example\\.hk${path}"`));
        assert.ok((await html(root)).includes(`href="${path}" rel="next"`), root);
      }
    }
  });

  test('[2.60] page 1 redirects to the path without it; past the last page is not found', async () => {
    assert.deepEqual(await location('/hk/en/latest-news/1/'), [301, '/hk/en/latest-news/']);
    assert.deepEqual(await location('/hk/blogs-list/1/'), [301, '/hk/blogs-list/']);
    assert.deepEqual(await location('/hk/en/employer/blogs-list/hiring/1/'), [301, '/hk/en/employer/blogs-list/hiring/']);
    for (const path of ['/hk/en/latest-news/3/', '/hk/en/blogs-list/9/', '/hk/en/blogs-list/0/', '/hk/en/blogs-list/pay/2/']) {
      assert.equal((await site.get(path)).status, 404, path);
    }
  });

  test('[3.60] [7.42] [7.44] the database holds articles and lists, under a name that is a hash of it', async () => {
    const { database } = await data('/en/blogs-list/');
    assert.match(database, /^\/content\/db-[0-9a-f]{16}\.json$/);
    const answer = await site.get(database);
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    const { articles, lists } = await answer.json();
    const one = articles.find(({ key }) => key === 'blog-3');
    for (const member of ['dir', 'url', 'coverImage', 'createdAt', 'lastUpdatedAt', 'description', 'excerpt', 'body']) {
      assert.ok(one[member], member);
    }
    assert.deepEqual(lists.blogs.categories.map(({ name }) => name), ['Interviews', 'Pay']);
    assert.equal((await site.get('/content/db-0000000000000000.json')).status, 404);
  });

  test('[7.45] page data are there by the path of the route', async () => {
    assert.equal((await data('/en/blogs/blog-3/')).article.key, 'blog-3');
    assert.equal((await data('/en/blogs-list/pay/')).total, 3);
    assert.equal((await data(`/blogs/${chinese('第3篇')}/`)).paths.en, '/blogs/blog-3/');
    assert.equal((await data('/employer/')).article.key, 'landing');
    for (const path of ['/en/nothing/', '/en/blogs-list/9/', '/', '/en/blogs/blog-3/more/']) {
      assert.equal((await site.get(`/content/page-data${path}index.json`)).status, 404, path);
    }
    assert.equal((await site.get('/content/page-data/en/blogs/blog-3/')).status, 404);
  });

  test('[7.43] assets lie below the content host, hashed and immutable', async () => {
    const { article: blog } = await data('/en/blogs/blog-3/');
    const answer = await site.get(blog.coverImage);
    assert.equal(answer.headers.get('content-type'), 'image/svg+xml');
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal((await site.get('/content/covers/cup.svg')).status, 404);
    assert.equal((await site.get('/content/covers/%2e%2e/categories.json')).status, 404);
  });

  test('a search finds articles by their words and is not for search engines', async () => {
    const found = await html(`/hk/blogs-list/?search=${chinese('最低工資')}`);
    assert.match(found, /找到 12 篇文章/);
    assert.match(found, /<meta name="robots" content="noindex"/);
    assert.match(await html('/hk/en/blogs-list/?search=zebra'), /No article matches/);
    assert.deepEqual(titles(await html('/hk/en/blogs-list/?search=blog+7')), ['blog-7']);
  });

  test('there is a feed of blogs and of news in both languages', async () => {
    for (const path of ['/hk/blogs-list/', '/hk/en/blogs-list/', '/hk/latest-news/', '/hk/en/latest-news/']) {
      const answer = await site.get(`${path}rss.xml`);
      assert.match(answer.headers.get('content-type'), /^application\/rss\+xml/);
      assert.match(await answer.text(), /<item><title>Title of/);
    }
    assert.match(await (await site.get('/hk/en/blogs-list/rss.xml')).text(), /<link>https:\/\/jobs\.example\.hk\/hk\/en\/blogs\/blog-12\/<\/link>/);
  });

  test('articles are in the sitemap, each naming its counterpart', async () => {
    const part = await (await site.get('/sitemap-articles-1.xml')).text();
    assert.ok(part.includes('<loc>https://jobs.example.hk/hk/en/blogs/blog-3/</loc><lastmod>2026-02-02T16:00:00.000Z</lastmod>'));
    assert.ok(part.includes(`hreflang="zh-Hant-HK" href="https://jobs.example.hk/hk/blogs/${chinese('第3篇')}/"`));
    assert.ok(part.includes('<loc>https://jobs.example.hk/hk/en/employer/blogs-list/hiring/</loc>'));
    assert.ok(!part.includes('/draft/'));
  });

  test('[9.14] a draft is shown as one in development, and nowhere else', async () => {
    assert.match(await html('/hk/en/blogs/draft/'), /Draft/);
    for (const environment of ['beta', 'production']) {
      const other = await Site.start({ ...settings, environment, otp_gateway_url: 'http://localhost:1/' });
      assert.equal((await other.get('/hk/en/blogs/draft/')).status, 404);
      assert.ok(!titles(await (await other.get('/hk/en/blogs-list/')).text()).includes('draft'));
      await other.stop();
    }
  });

  test('a changed file is shown without a restart; a broken one changes nothing', async () => {
    const shows = async (path, pattern) => {
      for (const until = Date.now() + 5000; Date.now() < until; await new Promise((go) => setTimeout(go, 100))) {
        if (pattern.test(await (await site.get(path)).text())) return true;
      }
      return false;
    };
    await html('/hk/en/contact-us/');
    write(content, 'pages/en/contact-us.md', article({ key: 'contact-us', title: 'Write to us' }));
    assert.ok(await shows('/hk/en/contact-us/', /<h1[^>]*>Write to us/));
    write(content, 'pages/en/contact-us.md', 'no front matter\n');
    await new Promise((go) => setTimeout(go, 2500));
    assert.match(await html('/hk/en/contact-us/'), /Write to us/);
    assert.match(site.log, /pages\/en\/contact-us\.md:1: does not begin/);
    write(content, 'pages/en/contact-us.md', article({ key: 'contact-us', title: 'Call us' }));
    assert.ok(await shows('/hk/en/contact-us/', /<h1[^>]*>Call us/));
  });
});

test('[7.43] another content host stands before every asset and is allowed to give them', async () => {
  const site = await Site.start({ ...settings, content_url: 'https://cdn.example.hk/content' });
  const answer = await site.get('/hk/en/blogs/blog-3/');
  assert.match(await answer.text(), /src="https:\/\/cdn\.example\.hk\/content\/covers\/cup-/);
  assert.match(answer.headers.get('content-security-policy'), /img-src 'self' https:\/\/cdn\.example\.hk /);
  assert.match(answer.headers.get('content-security-policy'), /connect-src 'self' https:\/\/cdn\.example\.hk;/);
  await site.stop();
});

describe('check-content', () => {
  const web_root = resolve(import.meta.dirname, '../../web/dist');

  test('says what is wrong with file and line, and fails', () => {
    const place = writeContent(join(folder, 'faulty'));
    write(place, 'blogs/en/alone.md', article({ key: 'alone', category: 'pay' }, 'See [this](/hk/en/blogs/gone/).\n\n![](cup.svg)\n'));
    write(place, 'blogs/en/link.md', article({ key: 'link', category: 'pay' }, 'See [this](/hk/en/blogs/gone/).\n'));
    rmSync(join(place, 'pages/zh-hant/privacy-policy.md'));
    const { code, err } = hoigung(['check-content', place], { web_root });
    assert.equal(code, 1);
    assert.match(err, /blogs\/en\/alone\.md:11: a picture has no text/);
    assert.match(err, /blogs\/en\/link\.md:5: link has no translation/);
    assert.match(err, /blogs\/en\/link\.md:9: the link \/hk\/en\/blogs\/gone\/ is dead/);
    assert.match(err, /pages\/zh-hant\/privacy-policy\.md:1: is missing/);
  });

  test('finds nothing wrong with a good folder', () => {
    const { code, out, err } = hoigung(['check-content', writeContent(join(folder, 'good'))], { web_root });
    assert.equal(err, '');
    assert.equal(code, 0);
    assert.match(out, /articles are good/);
  });
});
