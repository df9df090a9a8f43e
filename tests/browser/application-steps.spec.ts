import { callAsOperator, publishJob } from './catalogue';
import { languages } from './languages';
import { dialog, expect, expectNoViolations, test } from './site';

for (const { name, root, locale, texts } of languages) {
  const { applications, notifications, pages, popups } = texts.profile;

  test(`[4.23] [4.24] [4.25] the employer's steps are seen in the tabs and in the timeline, ${name}`, async ({
    page,
    request,
    seeker,
  }) => {
    const job = await publishJob(request, 1);
    const id = await seeker.applyFor(job._id);
    await seeker.open(`${root}/profile/?page=myApplications`);
    const tabs = page.getByRole('navigation', { name: applications.filter });
    const link = page.getByRole('link', {
      name: job.job_name[locale],
      exact: true,
    });
    const shown = page.getByRole('listitem').filter({ has: link });
    /** Checks which tabs list the application, and with which status. */
    const see = async (
      status: keyof typeof applications.statuses,
      listedUnder: keyof typeof applications.tabs,
    ) => {
      for (const tab of ['rejected', 'reviewed', 'all'] as const) {
        await tabs.getByRole('link', { name: applications.tabs[tab], exact: true }).click();
        await expect(tabs.getByRole('link', { name: applications.tabs[tab], exact: true })).toHaveAttribute(
          'aria-current',
          /.+/,
        );
        const isListed = tab === 'all' || tab === listedUnder;
        await expect(shown).toHaveCount(isListed ? 1 : 0);
        if (isListed) await expect(shown).toContainText(applications.statuses[status]);
        else await expect(page.getByText(applications.emptyTab)).toBeVisible();
      }
    };
    await see('Applied', 'all');
    const steps = [
      ['Reviewed', 'reviewed'],
      ['Contacted', 'all'],
      ['Rejected', 'rejected'],
    ] as const;
    for (const [status, tab] of steps) {
      await callAsOperator(request, 'POST', `applications/${id}/status`, { status });
      await see(status, tab);
    }
    await link.click();
    const detail = dialog(page, popups.application);
    const events = (['Rejected', 'Contacted', 'Reviewed', 'Applied'] as const).map(
      (event) => new RegExp(`^${applications.statuses[event]}${applications.meanings[event]}`),
    );
    await expect(detail.locator('ol').getByRole('listitem')).toHaveText(events);
    await expectNoViolations(page);
  });

  test(`[4.26] a job that closes ends its application and says so in a notification, ${name}`, async ({
    page,
    request,
    seeker,
  }) => {
    const job = await publishJob(request, 1);
    const id = await seeker.applyFor(job._id);
    await callAsOperator(request, 'POST', `applications/${id}/status`, { status: 'Contacted' });
    await callAsOperator(request, 'PUT', `jobs/${job._id}/state`, { state: 'closed' });
    // The notification is written a moment after the job is closed.
    await expect(async () => {
      await seeker.open(`${root}/profile/?page=notifications`);
      await expect(page.getByText(notifications.types.JobClosed)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    // There are also notifications of other steps of the application.
    const news = page.getByRole('listitem').filter({ hasText: notifications.types.JobClosed });
    await news.getByRole('link', { name: job.job_name[locale], exact: true }).click();
    const detail = dialog(page, popups.application);
    await expect(detail.locator('ol').getByRole('listitem')).toHaveText(
      (['JobClosed', 'Contacted', 'Applied'] as const).map(
        (event) => new RegExp(`^${applications.statuses[event]}`),
      ),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.myApplications);
  });
}
