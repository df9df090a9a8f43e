// The ways of a seeker in the engines that the other browser tests do not have.
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { codeFor } from '../support/seeker.mjs';
import { demonstrationDatabase, privateFolder, Site } from '../support/site.mjs';
import { startFirefox } from './firefox.mjs';
import { Person } from './person.mjs';
import { startWebKit } from './webkit.mjs';

const database = demonstrationDatabase(privateFolder());
let site;
before(async () => {
  site = await Site.start({ database: `sqlite:${database}` });
});

/** What went wrong in pages, as these told the site. */
function reports() {
  const file = new DatabaseSync(database, { readOnly: true });
  try {
    return file.prepare('SELECT message FROM error_reports ORDER BY rowid').all().map(({ message }) => message);
  } finally {
    file.close();
  }
}
after(() => site.stop());

const pages = ['/', '/find-jobs/', '/find-jobs/advanced/', '/featured-companies/', '/blogs-list/', '/employer/', '/login/', '/contact-us/'];
const engines = { WebKit: startWebKit, Firefox: startFirefox };

for (const [index, [name, start]] of Object.entries(engines).entries()) {
  describe(name, () => {
    let engine;
    let person;
    before(async () => {
      engine = await start();
      person = new Person(engine, site);
    });
    after(() => engine.close());

    test('every button and every page holds what is in it, in both languages', async () => {
      for (const root of ['/hk', '/hk/en']) for (const page of pages) await person.looksOver(root + page);
    });

    test('a district is chosen from the sheet, and going back finds the place', async () => {
      await person.open('/hk/en/find-jobs/');
      await person.press('District', 'main li a');
      await person.press('Mong Kok', 'dialog label');
      await person.press('Show', 'dialog button');
      await person.comesTo('/find-jobs/mong-kok/');
      const down = await engine.run(() => {
        scrollTo({ top: 900, behavior: 'instant' });
        return scrollY;
      });
      await engine.run(() => document.querySelectorAll('main article h3 a')[6].click());
      await person.comesTo('/job/');
      await person.sees('Where you will work');
      await engine.run(() => history.back());
      await person.comesTo('/find-jobs/mong-kok/');
      await person.waits('the place is found', (place) => scrollY === place, down);
    });

    test('a visitor applies: the login, the profile on the way, the application', async () => {
      const telephone = `9123456${index}`;
      await person.open('/hk/en/find-jobs/?employment=ft');
      await engine.run(() => document.querySelector('main article h3 a').click());
      await person.sees('Where you will work');
      await person.press('Apply', 'a[href*="/apply/"]');
      await person.comesTo('/login/');
      await person.type(telephone, 'input[type=tel]');
      await person.press('Send code');
      await person.sees('Enter the code');
      const code = await codeFor(site, `+852${telephone}`);
      await person.type(String(code).padStart(6, '0'), 'input[autocomplete=one-time-code]');
      await person.sees('A few details before you apply');
      await person.type('Chan Siu Ming', 'main input[name=name]');
      await engine.run(() => {
        const levels = document.querySelector('main select[name=education]');
        levels.value = levels.options[3].value;
        levels.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await person.press('Excellent', 'main fieldset:nth-of-type(1) label');
      await person.press('Excellent', 'main fieldset:nth-of-type(2) label');
      const hasChoice = await engine.run(() => /where to work/.test(document.querySelector('main button[type=submit]').textContent));
      await person.press('', 'main button[type=submit]');
      if (hasChoice) {
        await person.sees('Choose where to work');
        await person.press('', 'main label');
        await person.press('Next: check your resume');
      }
      await person.sees('Chan Siu Ming');
      await person.press('Send application');
      await person.sees('Application sent');
    });

    test('the profile is edited in its dialog, a job is saved, and the menu leads out', async () => {
      await person.open('/hk/en/profile/?page=myProfile');
      await person.press('Edit: Education', 'main a');
      await person.press('Associate Degree', 'dialog label');
      await person.press('Save', 'dialog button[type=submit]');
      await person.waits('the dialog closes', () => document.querySelector('dialog[open]') === null);
      await person.sees('Associate Degree');
      await person.open('/hk/en/find-jobs/');
      await person.press('Save: ', 'main article button');
      await person.waits('the heart is full', () => document.querySelector('main button[aria-pressed=true]') !== null);
      await person.open('/hk/en/profile/?page=savedJobs');
      await person.waits('the job is saved', () => document.querySelectorAll('main article').length === 1);
      await person.press('Open menu', 'header button');
      await person.sees('Chan Siu Ming');
      await person.press('Log out', 'dialog button');
      await person.waits('home', () => location.pathname === '/hk/en/');
    });

    test('nothing went wrong in a page on the way, which would have been reported', { timeout: 60_000 }, async () => {
      const before = reports();
      const fault = `${name} on purpose`;
      await person.open('/hk/en/');
      await engine.run((message) => {
        setTimeout(() => {
          throw new Error(message);
        });
      }, fault);
      while (reports().length === before.length) await new Promise((resolve) => setTimeout(resolve, 100));
      assert.deepEqual(
        reports().filter((message) => !message.includes('on purpose')),
        [],
      );
    });
  });
}
