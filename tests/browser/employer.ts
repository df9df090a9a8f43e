import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { texts as english } from '../../web/src/portal/messages/all-en';
import { texts as chinese } from '../../web/src/portal/messages/all-zh-hant';
import type { Catalogue } from '../../web/src/portal/messages/catalogue';
import { test as base, expectFits, expectNoViolationsInBothSchemes, expectReflows } from './site';
import { type PortalPerson, portalSupport, runCommandOn } from './support';

const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

/** A business registration number that no other test uses. */
export const newNumber = () => digits(8);

/** The name of companies in tests. */
export const shop = { zh_hant: '好味麵店', en: 'Good Noodles' };

export type Role = 'owner' | 'recruiter' | 'viewer';

interface World {
  page: Page;
  /** The portal's root in the test's language, and its texts. */
  root: string;
  texts: Catalogue;
  person: PortalPerson;
}

/**
 * A person with an e-mail address that the site does not know, and a page of their own. What a test does not
 * show, the person does outside the browser, with the browser's session.
 */
export class Employer {
  readonly page: Page;
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
    this.page = world.page;
  }

  get email(): string {
    return this.world.person.email;
  }

  get isEnglish(): boolean {
    return this.world.root.endsWith('/en');
  }

  /** Opens a path of the portal and waits until its page is shown. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.world.root}${path}`);
    await this.settled();
  }

  /** Waits until the page is more than a preview, has its heading, and no request is pending. */
  async settled(): Promise<void> {
    await expect(this.page.locator('#app')).not.toHaveAttribute('inert');
    await expect(this.heading).toBeVisible();
    await expect(this.page.locator('main [role=status][aria-label]')).toHaveCount(0);
  }

  /** The page's heading. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** The open dialog. */
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The toast that says so. */
  told(text: string): Locator {
    return this.page.getByRole('status').getByText(text, { exact: true });
  }

  /** Reloads the page and waits until it is shown. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.settled();
  }

  /** Waits for a code other than the one before. */
  code(before?: string): Promise<string> {
    return this.world.person.code(before);
  }

  /** Asks the service, and expects an answer without errors. */
  ask<Result>(query: string, variables: object = {}): Promise<Result> {
    return this.world.person.get<Result>(query, variables);
  }

  /** Sends a file, as the browser does. */
  async upload(path: string, bytes: Buffer, name: string): Promise<void> {
    const answer = await this.world.person.upload(path, bytes, name);
    expect(answer.status, await answer.text()).toBe(200);
  }

  /** Logs in, and a browser from its next page on. */
  async logIn(browser: BrowserContext = this.page.context()): Promise<void> {
    await this.world.person.logIn();
    const cookies = [...this.world.person.cookies].map(([name, value]) => ({
      name,
      value,
      url: this.world.person.site.url,
      httpOnly: true,
      sameSite: 'Strict' as const,
    }));
    await browser.addCookies(cookies);
  }

  /** Types the address and the code into the login form. */
  async logInOnScreen(): Promise<void> {
    const { login } = this.world.texts;
    const before = await this.world.person.newestCode();
    await this.field(login.email).fill(this.email);
    await this.page.getByRole('button', { name: login.sendCode }).click();
    await this.field(login.code).pressSequentially(await this.code(before));
    await expect(this.field(login.code)).toHaveCount(0);
    await this.settled();
  }

  /** Founds a company; returns its id. */
  async found(name = shop): Promise<string> {
    const { id } = await this.world.person.found({ name });
    return id;
  }

  /** Founds a company on screen and waits for its first page; returns its id. */
  async foundOnScreen(): Promise<string> {
    const { page } = this;
    const { companyForm, createCompany } = this.world.texts;
    await this.open('/new/');
    await this.field(companyForm.nameZh).fill(shop.zh_hant);
    await this.field(companyForm.nameEn).fill(shop.en);
    await this.field(companyForm.number).fill(newNumber());
    await page.getByRole('button', { name: createCompany.submit }).click();
    await expect(page).toHaveURL(/\/[0-9a-f]{24}\/jobs\/new\/$/);
    const id = /[0-9a-f]{24}/.exec(page.url())?.[0] ?? '';
    await this.open(`/${id}/`);
    return id;
  }

  /** Invites somebody into the company, who accepts and is logged in. */
  async add(colleague: Employer, company: string, role: Role): Promise<void> {
    await this.ask(
      'mutation ($company: ID!, $email: String!, $role: Role!) { invite(company: $company, email: $email, role: $role) { id } }',
      { company, email: colleague.email, role },
    );
    const token = await colleague.invitation();
    await colleague.ask('mutation ($token: String!) { accept_invitation(token: $token) { role } }', {
      token,
    });
    await colleague.logIn();
  }

  /** The token in the link of the invitation. */
  async invitation(): Promise<string> {
    const { invitationToken } = await portalSupport();
    return invitationToken(this.world.person.site, this.email);
  }

  /** Each page fits at every size, and has no accessibility violations. */
  async expectUsable(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      // Navigating to another hash alone would not load a page.
      if (path.includes('#')) await this.page.goto('about:blank');
      await this.open(path);
      await expectFits(this.page);
      await expectReflows(this.page);
      await expectNoViolationsInBothSchemes(this.page);
    }
  }
}

interface Fixtures {
  /** The portal's root in the test's language, and its texts. */
  root: string;
  texts: Catalogue;
  /** The site's database. */
  database: string | undefined;
  employer: Employer;
  /** Another person, in a browser of their own. */
  colleague: Employer;
  /** Runs a command as the operator. */
  operator: (...command: string[]) => Promise<string>;
  /** A new company's id; the employer is its owner, and the browser logged in as them. */
  company: string;
  /** The same company, which the operator has verified. */
  verifiedCompany: string;
}

async function personAt(baseURL: string | undefined): Promise<PortalPerson> {
  const { Employer: Person } = await portalSupport();
  return new Person({ url: baseURL ?? '' }, { email: `owner-${digits(9)}@noodles.example.hk` });
}

/** A test of the portal: in Chinese on the phone, in English on the desktop. */
export const test = base.extend<Fixtures>({
  root: ({ language }, use) => use(language.locale === 'en' ? '/portal/en' : '/portal'),
  texts: ({ language }, use) => use(language.locale === 'en' ? english : chinese),
  database: ({ request: _ }, use) => use(process.env.SITE_DATABASE),
  employer: async ({ page, root, texts, baseURL }, use) =>
    use(new Employer({ page, root, texts, person: await personAt(baseURL) })),
  colleague: async ({ browser, root, texts, viewport, hasTouch, baseURL }, use) => {
    const context = await browser.newContext({ viewport, hasTouch, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await use(new Employer({ page, root, texts, person: await personAt(baseURL) }));
    await context.close();
  },
  operator: ({ database }, use) => use((...command) => runCommandOn(database, command)),
  company: async ({ employer }, use) => {
    await employer.logIn();
    await use(await employer.found());
  },
  verifiedCompany: async ({ company, operator }, use) => {
    await operator('company', 'verify', company);
    await use(company);
  },
});

export { expect };
