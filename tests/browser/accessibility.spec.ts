import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { errorRoute, notFoundRoute, routes } from '../../web/src/site/app/routing/routes';
import { ask, type FoundJob, newestJobs, pathOf } from './catalogue';
import type { Language } from './languages';
import type { Seeker, Telephone } from './seeker';
import {
  atBothWidths,
  expect,
  expectFits,
  expectNoViolationsInBothSchemes,
  expectReflows,
  type Site,
  test,
} from './site';

// Axe is slow, and a machine may be busy.
test.describe.configure({ timeout: 300_000 });

interface World {
  page: Page;
  site: Site;
  request: APIRequestContext;
  context: BrowserContext;
  job: FoundJob;
  telephone: Telephone;
  language: Language;
}

/** The addresses of a route below /hk/ or /hk/en/, or functions that open it. */
type Cases = Readonly<Record<string, readonly (string | ((world: World) => Promise<void>))[]>>;

async function openJob({ site, job, language }: World): Promise<void> {
  await site.open(pathOf('job', job, language));
}

async function openCompany({ site, job, language }: World): Promise<void> {
  await site.open(pathOf('company', job.company, language));
}

async function openFeature({ site, request, language }: World): Promise<void> {
  const { homepage } = await ask<{ homepage: { job_featured_lists: { _id: string }[] } }>(
    request,
    '{ homepage { job_featured_lists { _id } } }',
  );
  await site.open(`${language.root}/feature/${homepage.job_featured_lists[0]?._id}/`);
}

async function openBlog({ site, language }: World): Promise<void> {
  const name = language.locale === 'en' ? 'first-interview' : encodeURIComponent('第一次見工');
  await site.open(`${language.root}/blogs/${name}/`);
}

async function openCodeStep({ page, site, telephone, language: { root, texts } }: World): Promise<void> {
  await site.open(`${root}/login/`);
  await page.getByLabel(texts.login.telephone).fill(telephone.number);
  await page.getByRole('button', { name: texts.login.sendCode }).click();
  await expect(page.getByRole('heading', { name: texts.login.codeTitle })).toBeVisible();
}

/** Opens an address without a page. */
async function openNothing({ page, site, language: { root } }: World): Promise<void> {
  site.expectComplaint(/status of 404 .*\/nope\/\)$/);
  await site.open(`${root}/nope/`);
  await expect(page.getByRole('main')).toBeVisible();
}

async function openFailure({
  page,
  site,
  context,
  language: { root, siteName, texts },
}: World): Promise<void> {
  await site.openAlive(`${root}/dev/ui/`);
  await context.route('**/api/seeker/graphql', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('link', { name: texts.common.homeLink(siteName) }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.common.errorTitle })).toBeVisible();
  await context.unroute('**/api/seeker/graphql');
}

const atJob =
  (path: string) =>
  async ({ page, site, job, language }: World) => {
    await site.open(`${language.root}${path.replace('{job}', job._id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

/** Opens the last step of the application, with a location chosen. */
async function openReview({ page, language: { texts } }: World): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: texts.apply.next }).click();
  await expect(page.getByRole('button', { name: texts.apply.submit })).toBeVisible();
}

/** Sends the application and waits for the confirmation. */
async function openSent({ page, language: { texts } }: World): Promise<void> {
  await page.getByRole('button', { name: texts.apply.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.apply.successTitle })).toBeVisible();
}

/** Restores the account that was being deleted, after which nobody is logged in. */
async function restore({ page, language: { texts } }: World): Promise<void> {
  await page.getByRole('button', { name: texts.account.restore }).click();
  await expect(page.getByRole('heading', { name: texts.account.restoredTitle })).toBeVisible();
}

/** What a seeker has done before the pages are opened. */
type Past = (seeker: Seeker, world: World) => Promise<void>;

const newcomer: Past = async () => undefined;

/** A seeker with a profile who has applied for another job, saved it and created an alert. */
const regular: Past = async (seeker, { job, request }) => {
  await seeker.makeProfile();
  const other = (await newestJobs(request)).find(({ _id }) => _id !== job._id)?._id ?? '';
  await seeker.applyFor(other);
  await seeker.saveJob(other);
  await seeker.setAlert({ term: 'cook', district: ['030503'] });
};

const leaver: Past = async (seeker) => {
  await seeker.leave();
  await seeker.logIn();
};

interface Area {
  name: string;
  past?: Past;
  cases: Cases;
}

/** One test for each area goes through all of its pages. */
const areas: readonly Area[] = [
  {
    name: 'the home page and the searches',
    cases: {
      home: ['/'],
      'find-jobs': ['/find-jobs/', '/find-jobs/?q=zzzz&employment=pt'],
      'find-jobs-advanced': ['/find-jobs/advanced/?employment=pt'],
      companies: ['/company/', '/company/?q=zzzz'],
      'companies-advanced': ['/company/advanced/'],
    },
  },
  {
    name: 'jobs, companies and lists',
    cases: {
      job: [openJob],
      company: [openCompany],
      'featured-companies': ['/featured-companies/'],
      feature: [openFeature],
    },
  },
  {
    name: 'what people read',
    cases: {
      'contact-us': ['/contact-us/'],
      'privacy-policy': ['/privacy-policy/'],
      'terms-and-conditions': ['/terms-and-conditions/'],
      jobseeker: ['/jobseeker/mobile-app/'],
      blogs: [openBlog],
      'blogs-list': ['/blogs-list/', '/blogs-list/?search=zebra'],
      'latest-news': ['/latest-news/'],
      employer: ['/employer/', '/employer/faq/'],
      'employer-blogs-list': ['/employer/blogs-list/'],
    },
  },
  {
    name: 'what stands around the site',
    cases: {
      maintenance: ['/maintenance/'],
      'dev-ui': ['/dev/ui/'],
      login: ['/login/'],
      'login-mfa': [openCodeStep],
      unsubscribe: ['/unsubscribe/'],
      'mail-act': ['/mail-act/'],
      [notFoundRoute.name]: [openNothing],
      [errorRoute.name]: [openFailure],
    },
  },
  {
    name: 'the first steps of a seeker',
    past: newcomer,
    cases: {
      'create-profile': [
        '/profile/create-profile/',
        '/profile/create-profile/?step=education',
        '/profile/create-profile/?step=language',
        '/profile/create-profile/?step=work-experience',
        '/profile/create-profile/?step=skill',
      ],
      'create-apply': [atJob('/profile/create-apply/?job={job}')],
      profile: ['/profile/', '/profile/?page=myApplications', '/profile/?page=savedJobs'],
    },
  },
  {
    name: "a seeker's own pages",
    past: regular,
    cases: {
      home: ['/'],
      profile: [
        '/profile/?page=myProfile',
        '/profile/?page=myApplications',
        '/profile/?page=notifications',
        '/profile/?page=myJobAlert',
        '/profile/?page=savedJobs',
        '/profile/?page=notificationSettings',
      ],
      apply: [atJob('/apply/?job={job}'), openReview],
      'apply-success': [openSent],
    },
  },
  {
    name: 'leaving and coming back',
    past: leaver,
    cases: {
      'account-restore': ['/account-restore/'],
      'account-restored': [restore],
    },
  },
];

test('every route has its place in these tests', () => {
  const all = [...routes, notFoundRoute, errorRoute].map(({ name }) => name);
  const here = new Set(areas.flatMap(({ cases }) => Object.keys(cases)));
  expect([...here].sort()).toEqual(all.sort());
});

for (const { name, past, cases } of areas) {
  test(
    `axe finds nothing in ${name}`,
    atBothWidths,
    async ({ page, site, request, context, job, telephone, language, signUp }) => {
      const world = { page, site, request, context, job, telephone, language };
      if (past) {
        const seeker = await signUp();
        await past(seeker, world);
        await seeker.startBrowser();
      }
      for (const way of Object.values(cases).flat()) {
        if (typeof way === 'string') await site.open(`${language.root}${way}`);
        else await way(world);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectNoViolationsInBothSchemes(page);
        await expectFits(page);
        if (site.isPhone) await expectReflows(page);
      }
    },
  );
}
