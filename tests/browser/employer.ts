import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { texts as english } from '../../web/src/portal/messages/all-en';
import { texts as chinese } from '../../web/src/portal/messages/all-zh-hant';
import type { Catalogue } from '../../web/src/portal/messages/catalogue';
import { test as base } from './site';
import { runCommandOn } from './support';

/** Unescapes text of the outbox page. */
function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

/** A business registration number that no other test uses. */
export const newNumber = () => digits(8);

interface World {
  page: Page;
  request: APIRequestContext;
  /** The portal's root in the test's language. */
  root: string;
}

/** A person with an e-mail address that the site does not know, and a page of their own. */
export class Employer {
  readonly email = `owner-${digits(9)}@noodles.example.hk`;
  readonly page: Page;
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
    this.page = world.page;
  }

  get isEnglish(): boolean {
    return this.world.root.endsWith('/en');
  }

  /** Opens a path of the portal and waits until its page is shown. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.world.root}${path}`);
    await this.settled();
  }

  /** Waits until the page has its heading and no request is pending. */
  async settled(): Promise<void> {
    await expect(this.page.locator('h1')).toBeVisible();
    await expect(this.page.locator('main [role=status][aria-label]')).toHaveCount(0);
  }

  /** The newest mail to the address that matches the pattern. */
  async mail(pattern: RegExp): Promise<string> {
    const read = async () => {
      const outbox = await (await this.world.request.get('/hk/dev/outbox/')).text();
      const own = outbox.split('<article ').filter((part) => part.startsWith(`data-email="${this.email}"`));
      const texts = own.map((part) => unescaped(/<pre>([\s\S]*?)<\/pre>/.exec(part)?.[1] ?? ''));
      return texts.find((text) => pattern.test(text)) ?? '';
    };
    await expect.poll(read).not.toBe('');
    return read();
  }

  async code(): Promise<string> {
    const pattern = /\b\d{6}\b/;
    return pattern.exec(await this.mail(pattern))?.[0] ?? '';
  }

  /** Types the address and the code into the login form. */
  async logIn(): Promise<void> {
    const { page } = this;
    await page.locator('input[name=email]').fill(this.email);
    await page.locator('main button[type=submit]').click();
    await page.locator('input[name=code]').pressSequentially(await this.code());
    await expect(page.locator('input[name=code]')).toHaveCount(0);
    await this.settled();
  }

  /** Founds a company and waits for its first page; returns its id. */
  async found(name: { zh: string; en: string }): Promise<string> {
    const { page } = this;
    await this.open('/new/');
    await page.locator('input[name=nameZh]').fill(name.zh);
    await page.locator('input[name=nameEn]').fill(name.en);
    await page.locator('input[name=number]').fill(newNumber());
    await page.locator('main button[type=submit]').click();
    await expect(page).toHaveURL(/\/[0-9a-f]{24}\/jobs\/new\/$/);
    const id = /[0-9a-f]{24}/.exec(page.url())?.[0] ?? '';
    await this.open(`/${id}/`);
    return id;
  }
}

interface Fixtures {
  /** The portal's root in the test's language, and its texts. */
  root: string;
  texts: Catalogue;
  employer: Employer;
  /** Another person, in a browser of their own. */
  colleague: Employer;
  /** Runs a command as the operator. */
  operator: (...command: string[]) => Promise<string>;
}

/** A test of the portal: in Chinese on the phone, in English on the desktop. */
export const test = base.extend<Fixtures>({
  root: ({ language }, use) => use(language.locale === 'en' ? '/portal/en' : '/portal'),
  texts: ({ language }, use) => use(language.locale === 'en' ? english : chinese),
  employer: ({ page, request, root }, use) => use(new Employer({ page, request, root })),
  colleague: async ({ browser, request, root, viewport, baseURL }, use) => {
    const context = await browser.newContext({ viewport, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await use(new Employer({ page, request, root }));
    await context.close();
  },
  operator: ({ request: _ }, use) => use((...command) => runCommandOn(process.env.SITE_DATABASE, command)),
});

export { expect };
