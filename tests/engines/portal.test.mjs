// The main ways of an employer in the engines that the other browser tests do not have.
import { after, before, describe, test } from 'node:test';
import { eventually } from '../support/outage.mjs';
import { Employer, freshNumber } from '../support/portal.mjs';
import { applyQuery, askAs, freshTelephone, signInWithProfile } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';
import { startFirefox } from './firefox.mjs';
import { Person } from './person.mjs';
import { startWebKit } from './webkit.mjs';

let site;
before(async () => {
  site = await Site.start({ database: `sqlite:${privateFolder()}/site.db`, company_verification: 'false' });
});
after(() => site.stop());

/** Somebody at the portal in English. */
class EmployerPerson extends Person {
  async open(path) {
    await this.engine.open(`${this.site.url}/portal/en${path}`);
    await this.waits('the page is shown', () => document.querySelector('h1') !== null);
  }

  /** Chooses an entry of a list. */
  choose(value, selector) {
    const isChosen = (list, wanted) => {
      const element = document.querySelector(list);
      if (![...(element?.options ?? [])].some((option) => option.value === wanted)) return false;
      element.value = wanted;
      element.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    };
    return this.waits(`${value} is chosen in ${selector}`, isChosen, selector, value);
  }

  /** Waits until what was typed is kept at the service. */
  saves() {
    return this.waits('the draft is saved', () => document.querySelector('[data-saved]') !== null);
  }
}

for (const [name, start] of Object.entries({ WebKit: startWebKit, Firefox: startFirefox })) {
  describe(`the portal in ${name}`, () => {
    let account;
    let engine;
    let person;
    let company;
    let job;
    before(async () => {
      account = new Employer(site);
      engine = await start();
      person = new EmployerPerson(engine, site);
    });
    after(() => engine.close());

    test('logging in with a code, and founding a company', async () => {
      await person.open('/');
      await person.type(account.email, 'input[name=email]');
      await person.press('Send code', 'main button');
      await person.sees('Enter the code');
      await person.type(await account.code(), 'input[name=code]');
      await person.sees('Register a company');
      await person.type('Good Noodles', 'input[name=nameEn]');
      await person.type(freshNumber(), 'input[name=number]');
      await person.press('Continue', 'main button');
      await person.comesTo('/jobs/new/');
      company = await engine.run(() => /[0-9a-f]{24}/.exec(location.pathname)[0]);
    });

    test('publishing a job', async () => {
      await person.type('waiter', 'input[name=findType]');
      await person.press('Waiter', 'main label');
      await person.press('Part-time', 'main label');
      await person.type('1 Nathan Road', 'input[name=address]');
      await person.choose('030503', 'select[name=district]');
      await person.press('Continue', 'main button');
      await person.comesTo('/edit/#pay');
      await person.type('70', 'input[name=hourlyFrom]');
      await person.saves();
      await person.press('Publish', 'nav a');
      await person.press('Publish the job', 'main button');
      await person.waits('the job is shown', () => /\/jobs\/[0-9a-f]{24}\/$/.test(location.pathname));
      job = await engine.run(() => /jobs\/([0-9a-f]{24})/.exec(location.pathname)[1]);
    });

    test('deciding about an applicant, and writing to them', async () => {
      const token = await signInWithProfile(site, freshTelephone());
      const query = 'query ($job: ID!) { get_jobs(ids: [$job]) { address { _id } } }';
      const places = await eventually(async () => {
        const { data } = await askAs(site, token, query, { job });
        return data?.get_jobs?.[0]?.address;
      }, 'the job on the site');
      const applied = await askAs(site, token, applyQuery, { job, at: places.map(({ _id }) => _id) });
      await person.open(`/${company}/applicants/?applicant=${applied.data.apply_job._id}`);
      await person.press('Hire', 'fieldset button');
      await person.sees('takes effect in');
      await person.press('Undo', 'section button');
      await person.sees('Undone');
      await person.press('Chat', 'article a');
      await person.type('Can you come on Monday?', 'textarea');
      await person.press('Send', 'article button');
      await person.sees('Sent');
    });
  });
}
