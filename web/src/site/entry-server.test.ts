import { describe, expect, test, vi } from 'vitest';
import './entry-server';
import documents from '../generated/seeker/persisted-documents.json';
import { routes } from './app/routing/routes';
import { pageDataId } from './lib/content';
import { createKeeper } from './testing/keeper';
import { sampleJob } from './testing/sample-job';

interface Renderer {
  plan: (request: string) => string;
  render: (request: string, answers: string) => string;
  shells: () => string;
  routes: () => string;
}

interface Plan {
  route: string;
  locale: string;
  operations: { id: string; name: string; variables: object }[];
}

const { hoigung } = globalThis as unknown as { hoigung: Renderer };

const job = (id: string) => ({
  ...sampleJob,
  _id: id,
  job_name: `Waiter ${id}`,
  slug: [
    { locale: 'zh-hant', value: '侍應' },
    { locale: 'en', value: 'waiter' },
  ],
  company: { _id: 'c', name: 'Cafe </script>', company_logo_thumbnail: null, slug: [] },
  from_working_days_per_week: 5,
  to_working_days_per_week: 5,
  from_working_hours_per_day: 8,
  to_working_hours_per_day: 8,
  address: [{ _id: 'a', district_name: 'Mong Kok' }],
});

const company = {
  _id: 'f',
  name: 'Cafe',
  alt_text: '',
  company_id: 'c',
  company_logo_medium: null,
  slug: [],
};
const listName = [
  { locale: 'zh-hant', value: '週末兼職' },
  { locale: 'en', value: 'Weekend work' },
];

const banner = (more: object) => ({
  cover_image: '/media/b.svg',
  cover_image_medium: null,
  cover_drawing: null,
  link: '/feature/1/',
  description: 'Christmas',
  ...more,
});

const samples: Record<string, object> = {
  Home: {
    homepage: {
      home_banners: [
        banner({ cover_drawing: 'data:image/svg+xml,%3Csvg/%3E' }),
        banner({ cover_image: '/media/c.webp', cover_image_medium: '/media/m.webp' }),
        banner({ cover_image: '/media/d.svg' }),
      ],
      job_featured_lists: [
        {
          _id: 'l1',
          name: listName,
          total: 9,
          data: { search_query: 'workingDay=Weekend' },
          jobs: [job('1')],
        },
        { _id: 'l2', name: listName, total: 9, data: null, jobs: [job('2')] },
      ],
      job_recommended_list: { _id: 'r', jobs: [job('3')] },
    },
    featured_company_list: { total: 1, featured_companies: [company] },
    config: { job_claim: 'Over 4,000 jobs', employments: [], job_categories: [], districts: [] },
    job_search: { facets: { employment: [], category: [], district: [] } },
  },
  RecommendedJobs: { homepage: { job_recommended_list: { _id: 'r', jobs: [job('4')] } } },
  QuickBar: { config: { employments: [], job_categories: [] } },
};

const settings = { public_url: 'https://hoigung.example.hk', environment: 'development' };

/** An address of the route, with a value for each parameter. */
function sampleOf({ pattern }: { pattern: string }): string {
  return pattern
    .replace(/:id\??|:companyId\??/g, '5'.repeat(24))
    .replace(/:page\??/g, '2')
    .replace(/:\w+\??/g, 'sample');
}

const anyJob = `job=${'5'.repeat(24)}`;

function planOf(path: string, config: object = settings, query = ''): Plan {
  return JSON.parse(hoigung.plan(JSON.stringify({ path, query, config }))) as Plan;
}

/** Splits an answer into its first line, which describes the document, and the document. */
function readAnswer(answer: string): { status: number; styles: string[]; html: string } {
  const end = answer.indexOf('\n');
  return { ...JSON.parse(answer.slice(0, end)), html: answer.slice(end + 1) };
}

/** The request that the server passes to `render`. */
function requestOf(
  path: string,
  config: object = settings,
  data: Record<string, object> = samples,
): [request: string, answers: string] {
  const answers = planOf(path, config).operations.map(({ name }) => ({ data: data[name] ?? null }));
  return [JSON.stringify({ path, query: '', config }), JSON.stringify(answers)];
}

function page(...asked: Parameters<typeof requestOf>) {
  return readAnswer(hoigung.render(...requestOf(...asked)));
}

test('a page that is put together from kept pieces is the page that would be rendered whole', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T04:00:00.000Z') });
  const { keeper, call } = createKeeper();
  for (const path of ['/hk/', '/hk/en/', '/hk/nowhere/', '/hk/en/', '/hk/']) {
    const whole = hoigung.render(...requestOf(path));
    globalThis.pieces = keeper;
    const place = vi.spyOn(keeper, 'place');
    const joined = call(hoigung.render as (...args: string[]) => string, ...requestOf(path));
    globalThis.pieces = undefined;
    expect(place).toHaveBeenCalled();
    expect(joined).toBe(whole);
  }
  vi.useRealTimers();
});

describe('plan', () => {
  test('every operation of every route asks for page data or is a persisted document of its name', () => {
    const known: Record<string, string> = { ...documents, [pageDataId]: 'query PageData' };
    for (const route of routes) {
      const { operations } = planOf(`/hk${sampleOf(route)}`, settings, anyJob);
      for (const { id, name } of operations) expect(known[id]).toContain(`query ${name}`);
    }
  });

  test('[7.14] [9.11] home asks for featured companies with limit 12 and offset 0', () => {
    const [home] = planOf('/hk/').operations;
    expect(home).toMatchObject({ name: 'Home', variables: { limit: 12, offset: 0 } });
  });

  test('[2.04] every route exists in both languages', () => {
    for (const route of routes) {
      expect(planOf(`/hk${sampleOf(route)}`, settings, anyJob)).toMatchObject({
        route: route.name,
        locale: 'zh-hant',
      });
      expect(planOf(`/hk/en${sampleOf(route)}`, settings, anyJob)).toMatchObject({
        route: route.name,
        locale: 'en',
      });
    }
  });

  test('a page of the development environment is not there in production', () => {
    expect(planOf('/hk/dev/ui/').route).toBe('dev-ui');
    expect(planOf('/hk/dev/ui/', { environment: 'production' }).route).toBe('not-found');
  });
});

describe('home', () => {
  test('[2.07] [2.09] [2.10] it shows banners, recommended jobs and featured companies', () => {
    const { status, html } = page('/hk/en/');
    expect(status).toBe(200);
    expect(html).toContain('src="/media/d.svg"');
    expect(html).toContain('Recommended for you');
    expect(html).toContain('href="/hk/en/job/waiter/3/"');
    expect(html).toContain('Featured employers');
  });

  test('the first banner comes with the page when it is a small drawing, a photograph in the size that fits', () => {
    const { html } = page('/hk/en/');
    expect(html).toContain('src="data:image/svg+xml,%3Csvg/%3E"');
    expect(html).not.toMatch(/(src|href)="\/media\/b\.svg"/);
    expect(html).toContain('srcSet="/media/m.webp 800w, /media/c.webp 1600w"');
  });

  test('[2.08] [2.123] each featured list has its title and a more link', () => {
    const { html } = page('/hk/en/');
    expect(html).toContain('Weekend work');
    const more = [...html.matchAll(/href="([^"]+)"><span[^>]*>More<\/span><span[^>]*>More: Weekend work</g)];
    expect(more.map(([, link]) => link)).toEqual([
      '/hk/en/find-jobs/?workingDay=Weekend',
      '/hk/en/feature/l2/',
    ]);
    expect(html).toMatch(
      /href="\/hk\/en\/find-jobs\/"><span[^>]*>More<\/span><span[^>]*>More: Recommended for you</,
    );
  });

  test('[1.16] it states how many jobs there are', () => {
    const { html } = page('/hk/en/');
    expect(html.match(/Over 4,000 jobs/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('it states no number when there are few jobs', () => {
    const home = samples.Home as { config: object };
    const few = { ...home, config: { ...home.config, job_claim: '' } };
    const { html } = page('/hk/en/', settings, { ...samples, Home: few });
    expect(html).not.toMatch(/class="[^"]*claim/);
    expect(html).toContain('content="Jobs all over Hong Kong: ');
  });

  test('without data it is an error page with status 500', () => {
    const request = JSON.stringify({ path: '/hk/en/', query: '' });
    const answers = '[{"data":null,"errors":[{"message":"x"}]},{"data":null}]';
    const answer = readAnswer(hoigung.render(request, answers));
    expect(answer.status).toBe(500);
    expect(answer.html).toContain('Something went wrong');
  });
});

describe('the head', () => {
  const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

  test('[2.119] [2.120] title and description are set per page', () => {
    const titles = ['/hk/', '/hk/en/', '/hk/en/maintenance/', '/hk/en/nope/'].map((path) =>
      tag(page(path).html, /<title>([^<]+)<\/title>/),
    );
    expect(new Set(titles).size).toBe(4);
    const descriptions = ['/hk/', '/hk/en/', '/hk/en/maintenance/'].map((path) =>
      tag(page(path).html, /<meta name="description" content="([^"]+)"/),
    );
    expect(new Set(descriptions).size).toBe(3);
  });

  test('[2.121] the alternate-language links are set', () => {
    const { html } = page('/hk/en/');
    for (const [lang, path] of [
      ['zh-Hant-HK', '/hk/'],
      ['en-HK', '/hk/en/'],
      ['x-default', '/hk/'],
    ]) {
      expect(html).toContain(
        `<link rel="alternate" hreflang="${lang}" href="https://hoigung.example.hk${path}"`,
      );
    }
  });

  test("[2.122] the canonical link is the absolute address in the page's language", () => {
    expect(page('/hk/en/').html).toContain('<link rel="canonical" href="https://hoigung.example.hk/hk/en/"');
    expect(page('/hk/').html).toContain('<link rel="canonical" href="https://hoigung.example.hk/hk/"');
  });

  test('a page that is shared has a picture', () => {
    const picture = '<meta property="og:image" content="https://hoigung.example.hk/share.png"';
    expect(page('/hk/en/').html).toContain(picture);
  });

  test('maintenance and not-found pages are not for search engines', () => {
    expect(page('/hk/en/maintenance/').html).toContain('<meta name="robots" content="noindex"');
    expect(page('/hk/en/nope/').html).toContain('<meta name="robots" content="noindex"');
    expect(page('/hk/en/').html).not.toContain('name="robots"');
  });

  test('[9.38] version and environment are told', () => {
    const { html } = page('/hk/en/');
    expect(html).toContain('<meta name="app-version" content="sw-2.17.3">');
    expect(html).toContain('<meta name="app-environment" content="development">');
  });
});

describe('not found', () => {
  test('[2.104] [2.105] [8.60] an unmatched address gives 404 and the block, in both languages', () => {
    const english = page('/hk/en/nope/');
    expect(english.status).toBe(404);
    expect(english.html).toContain('>Page not found</h1>');
    expect(english.html).toContain('Sorry! The page you are looking for could not be found.');
    expect(page('/hk/nope/').html).toContain('抱歉！找不到你要瀏覽的網頁。');
  });

  test('[2.106] it has a button back to home', () => {
    expect(page('/hk/en/nope/').html).toMatch(/<a href="\/hk\/en\/"[^>]*>Back to Home<\/a>/);
  });

  test('[2.107] it shows recommended jobs', () => {
    expect(page('/hk/en/nope/').html).toContain('href="/hk/en/job/waiter/4/"');
  });

  test('[2.03] a known page without its slash is no page', () => {
    expect(page('/hk/en/maintenance').status).toBe(404);
  });
});

test('[2.48] the maintenance page has the bare layout', () => {
  const { status, html } = page('/hk/en/maintenance/');
  expect(status).toBe(200);
  expect(html).toContain('Under maintenance');
  expect(html).not.toContain('<footer');
});

describe('the document', () => {
  test('it has no executable inline script and no inline style', () => {
    const { html } = page('/hk/en/');
    for (const [script] of html.matchAll(/<script[^>]*>/g)) {
      expect(script).toMatch(/src="|type="application\/(ld\+)?json"/);
    }
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/ on[a-z]+="/);
  });

  test('the answers are inlined and cannot end their script', () => {
    const { html } = page('/hk/en/');
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const data = JSON.parse(json) as { page: { answers: unknown[]; own: number } };
    expect(data.page.answers).toEqual([{ data: samples.Home }, { data: samples.QuickBar }]);
    expect(data.page.own).toBe(1);
  });

  test('[9.01] [9.02] Traditional Chinese is the default, English the alternative', () => {
    expect(page('/hk/').html).toContain('<html lang="zh-Hant-HK">');
    expect(page('/hk/en/').html).toContain('<html lang="en-HK">');
  });

  test('a preview is there to look at: no data to take it over by, and all that the browser needs to render it', () => {
    const { status, html } = page('/hk/en/login/');
    expect(status).toBe(200);
    expect(html).toMatch(/<div id="app" inert="">.*<h1/);
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(Object.keys(JSON.parse(json))).toEqual(['config']);
    expect(html).toContain('content="noindex"');
  });

  test('a shell has the two placeholders that the server fills, for each page that the browser renders', () => {
    const shells: Record<string, Record<string, { html: string }>> = JSON.parse(hoigung.shells());
    const inBrowser = routes.filter(({ render }) => render === 'shell').map(({ name }) => name);
    for (const locale of ['zh-hant', 'en']) {
      expect(Object.keys(shells[locale] ?? {})).toEqual(['any', ...inBrowser]);
      for (const { html } of Object.values(shells[locale] ?? {}))
        expect(html).toMatch(/<!--head--><\/head>.*<div id="app"><\/div><!--page-data-->/);
    }
  });
});

test('the URL table names each route with its segments', () => {
  const table = JSON.parse(hoigung.routes()) as { name: string; segments: object[] }[];
  expect(table.map(({ name }) => name)).toEqual(routes.map(({ name }) => name));
  expect(table.find(({ name }) => name === 'dev-ui')?.segments).toEqual([
    { literal: 'dev' },
    { literal: 'ui' },
  ]);
});

test('a page does not depend on the one rendered before it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
  const first = page('/hk/en/').html;
  page('/hk/', { site_name: 'Other' });
  expect(page('/hk/en/').html).toBe(first);
  vi.useRealTimers();
});
