import type { Locator } from '@playwright/test';
import { applicant, expect, test } from './employer-applicants';
import { draftOf, saved, step } from './employer-jobs';
import { atBothWidths } from './site';

/** How many lines an element's text takes. */
function linesOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const range = document.createRange();
    const bottoms = new Set<number>();
    const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      for (const { width, bottom } of range.getClientRects()) if (width > 1) bottoms.add(Math.round(bottom));
    }
    return bottoms.size;
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on screen');
  return box;
}

/** Checks that two elements do not overlap. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect.soft(isApart, JSON.stringify({ a, b })).toBe(true);
}

/** Checks that the element is inside the window and not covered. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const isOnTop = await element.evaluate((node) => {
    const { left, top, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test("[10.14] the editor's tabs follow what is read", async ({ employer, company, page, texts }) => {
    await step(employer, company, await draftOf(employer, company), 'work');
    const tabs = page.getByRole('navigation', { name: texts.jobEditor.stepsLabel });
    const current = tabs.locator('[aria-current=step]');
    await expect(current).toHaveText(texts.jobEditor.steps.work);
    for (const name of ['pay', 'hours', 'text', 'more', 'publish', 'hours', 'work'] as const) {
      await page
        .getByRole('region', { name: texts.jobEditor.headings[name] })
        .evaluate((section) => section.scrollIntoView());
      await expect(current).toHaveText(texts.jobEditor.steps[name]);
    }
    await tabs.getByRole('link', { name: texts.jobEditor.steps.text }).click();
    await expect(current).toHaveText(texts.jobEditor.steps.text);
    await expect(page.getByRole('heading', { name: texts.jobEditor.headings.text })).toBeInViewport();
  });

  test('[10.28] every column that a card can be dragged to is in sight', async ({
    employer,
    company,
    page,
  }) => {
    await employer.open(`/${company}/applicants/board/`);
    for (const status of ['Applied', 'Contacted', 'Reviewed', 'Hired', 'Rejected']) {
      await expectInSight(page.locator(`[data-column=${status}]`));
    }
  });
});

test(
  '[10.14] whether a job is saved is read wherever somebody types',
  atBothWidths,
  async ({ employer, company, page, texts }) => {
    await step(employer, company, await draftOf(employer, company), 'text');
    await employer.field(texts.jobEditor.descriptionZh).fill(Array(40).fill('招呼客人').join('\n'));
    await saved(page);
    for (const part of [0, 0.5, 1]) {
      await page.evaluate(
        (share) => scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight)),
        part,
      );
      await expectInSight(page.locator('[data-saved]'));
    }
  },
);

test(
  '[10.26] after a decision about the last one nothing lies on what somebody decides with',
  atBothWidths,
  async ({ applicants, hiring, signUp, page, texts }) => {
    await applicants.openOne(await applicant(await signUp(), '陳大文', hiring.job));
    await applicants.decision('Contacted').click();
    const buttons = page.getByRole('group', { name: texts.applicants.decisions });
    const last = page.getByText(texts.applicants.lastOne, { exact: true });
    const waiting = applicants.bar;
    await expectInSight(last);
    await expect(waiting).toBeVisible();
    expect(await linesOf(last)).toBeLessThan(3);
    await expectApart(last, buttons);
    await expectApart(last, waiting);
    await expectApart(buttons, waiting);
    for (const button of await buttons.getByRole('button').all()) await expectInSight(button);
  },
);

test('[10.24] the next applicant is one tap away on a phone', async ({
  applicants,
  hiring,
  signUp,
  page,
  texts,
}) => {
  for (const name of ['陳大文', '李美']) await applicant(await signUp(), name, hiring.job);
  await applicants.open();
  await applicants.link('李美').tap();
  const next = page.getByRole('button', { name: texts.applicants.next, exact: true });
  await applicants.expectOpen('李美');
  await expectInSight(next);
  expect(await linesOf(next)).toBe(1);
  await next.tap();
  await applicants.expectOpen('陳大文');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: texts.applicants.previous, exact: true }).tap();
  await applicants.expectOpen('李美');
});

test(
  '[10.13] [10.26] what can be done with many jobs or applicants at once is in sight and in whole words',
  atBothWidths,
  async ({ hiring, signUp, page, site }) => {
    await applicant(await signUp(), '陳大文', hiring.job);
    // A list that is longer than the screen.
    if (!site.isPhone) await page.setViewportSize({ width: 1280, height: 600 });
    for (const root of ['/portal', '/portal/en']) {
      for (const list of ['jobs', 'applicants']) {
        await page.goto(`${root}/${hiring.company}/${list}/`);
        await page.getByRole('main').getByRole('listitem').getByRole('checkbox').check();
        const bar = page.getByRole('region', { name: / 1 |^1 / });
        const labels = await bar.getByRole('button').all();
        expect(labels.length).toBeGreaterThan(2);
        for (const label of [bar.getByRole('status').getByText('1'), ...labels]) {
          await expectInSight(label);
          expect.soft(await linesOf(label), `${root} ${await label.textContent()}`).toBe(1);
        }
      }
    }
  },
);

test('[10.24] every tab of the applicants is in sight, however narrow their column is', async ({
  applicants,
  hiring,
  signUp,
  page,
  texts,
}) => {
  await applicant(await signUp(), '陳大文', hiring.job);
  for (const width of [390, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await applicants.open('?status=JobClosed');
    const tabs = page.getByRole('navigation', { name: texts.applicants.statusesLabel }).getByRole('link');
    await expect(tabs).toHaveCount(3);
    for (const tab of await tabs.all()) await expectInSight(tab);
  }
});
