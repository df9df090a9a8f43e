// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FindingShownFragment } from '@/generated/portal/graphql';
import { RefusedByJob } from '@/portal/services/refusals';
import { sampleContent } from '@/portal/testing/jobs';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';
import { fakeTimers, passTime } from '@/shared/testing/timers';

// Rendering a page of this size takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 8000, reactStrictMode: true });

beforeEach(fakeTimers);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const choices = {
  categories: [
    {
      code: 'FB',
      name: 'Food',
      types: [
        { code: 'WW', name: 'Waiter or Waitress' },
        { code: 'CK', name: 'Cook' },
      ],
    },
  ],
  educations: [],
  spoken_languages: [{ code: 'yue', name: 'Cantonese' }],
  written_languages: [{ code: 'zh', name: 'Chinese' }],
  skills: [],
  certs: [],
  regions: [],
};

const finding = (part: Partial<FindingShownFragment>): FindingShownFragment => ({
  kind: 'age',
  weight: 'queue',
  field: 'description',
  message: 'An age is named.',
  law: '',
  words: '',
  locale: 'en',
  ...part,
});

function draftOf(part: object = {}) {
  return {
    id: 'j1',
    version: 4,
    saved_at: '2026-11-17T01:00:00.000Z',
    saved_by: 'Wong',
    is_outdated: false,
    content: sampleContent,
    findings: [],
    ...part,
  };
}

function jobOf(part: object = {}) {
  return {
    id: 'j1',
    stage: 'draft',
    publish_at: null,
    waits_for_verification: false,
    schedule_problem: '',
    hold_notice: '',
    is_kept_by_feed: false,
    page_path: null,
    pageZh: '/preview?locale=zh_hant',
    pageEn: '/preview?locale=en',
    cardZh: '/preview?locale=zh_hant&card=true',
    cardEn: '/preview?locale=en&card=true',
    content: sampleContent,
    draft: draftOf(),
    ...part,
  };
}

function editorAnswer(job: object) {
  return { company: { id: 'c1', state: 'verified', branches: [], job }, job_choices: choices };
}

function showEditor({
  job = jobOf(),
  step = 'text',
  role = 'owner' as 'owner' | 'viewer',
  answers = {},
} = {}) {
  return show({
    path: `/portal/en/c1/jobs/j1/edit/#${step}`,
    person: personOf(membershipOf({ role })),
    answers: {
      JobEditor: editorAnswer(job),
      SaveDraft: { save_draft: { id: 'j1', version: 5, saved_at: '2026-11-17T02:00:00.000Z', findings: [] } },
      PayAmong: { pay_among: null },
      ServerClock: { now: '2026-11-17T02:00:00.000Z' },
      ...answers,
    },
  });
}

const title = () => screen.findByLabelText<HTMLInputElement>('English title');
// Finds buttons by their texts, because a search by role is slow on a page of this size.
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const press = (name: string) => fireEvent.click(button(name));
const radio = (text: string) =>
  screen.getByText(text, { selector: 'dialog label *' }).closest('label')?.querySelector('input');
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
/** What was typed is saved after a pause. */
const pause = () => passTime(1_000);

test('[10.14] what is typed is saved as a whole, over the version that was read', async () => {
  const { asked } = await showEditor();
  type(await title(), 'Senior waiter');
  await pause();
  expect(asked('SaveDraft')).toHaveLength(1);
  expect(asked('SaveDraft')[0]).toMatchObject({
    id: 'j1',
    version: 4,
    job: { name: { zh_hant: '侍應', en: 'Senior waiter' }, places: ['b1'], vacancy: 3 },
  });
  await screen.findByText(/^Saved \(17 Nov 2026, 10:00\)/);
});

test('[10.18] what the service finds is said beside the field, with its law', async () => {
  const found = finding({ message: 'It names an age.', law: 'Code of Practice', words: 'under 30' });
  await showEditor({
    answers: { SaveDraft: { save_draft: { id: 'j1', version: 5, saved_at: '', findings: [found] } } },
  });
  type(await screen.findByLabelText('English text'), 'Only under 30');
  await pause();
  const said = screen.getAllByText(/It names an age/);
  expect(said[0]?.textContent).toContain('under 30');
  expect(said[0]?.textContent).toContain('Code of Practice');
});

test('what is only missing is not said before somebody wants to publish', async () => {
  const missing = finding({
    kind: 'pay_missing',
    weight: 'warns',
    field: 'hourly_rate',
    message: 'No pay',
    locale: null,
  });
  const job = jobOf({ draft: draftOf({ findings: [missing] }) });
  await showEditor({ job, step: 'pay' });
  await title();
  // Only in the list of the last step, which is out of sight on a phone.
  expect(screen.getAllByText(/No pay/)).toHaveLength(1);
});

test('[10.15] when somebody else has saved, both are shown, and the choice is saved over theirs', async () => {
  const theirs = draftOf({ version: 9, content: { ...sampleContent, vacancy: 7 } });
  let refused = false;
  const refusedOnce = () => {
    if (refused) return { save_draft: { id: 'j1', version: 10, saved_at: '', findings: [] } };
    refused = true;
    return refusal('E200021');
  };
  const { asked } = await showEditor({
    answers: {
      SaveDraft: refusedOnce,
      JobDraftNow: { company: { id: 'c1', job: jobOf({ draft: theirs }) } },
    },
  });
  type(await title(), 'Senior waiter');
  await pause();
  screen.getByText('Choose what to keep');
  expect(radio('Senior waiter')?.checked).toBe(true);
  expect(radio('7')?.checked).toBe(true);
  press('Use my choices');
  await waitFor(() => expect(asked('SaveDraft')).toHaveLength(2));
  expect(asked('SaveDraft')[1]).toMatchObject({
    version: 9,
    job: { name: { en: 'Senior waiter' }, vacancy: 7 },
  });
});

test('[10.14] without a network the page says so, and what was typed is there after a reload', async () => {
  const gone = refusal('');
  Object.assign(gone, { status: undefined, code: undefined });
  const first = await showEditor({ answers: { SaveDraft: gone } });
  type(await title(), 'Senior waiter');
  await pause();
  screen.getAllByText(/kept on this device/);
  first.unmount();
  const { asked } = await showEditor();
  expect((await title()).value).toBe('Senior waiter');
  await pause();
  expect(asked('SaveDraft')).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test('a job of the site gets its draft with the first change', async () => {
  const { asked } = await showEditor({
    job: jobOf({ stage: 'open', draft: null }),
    answers: { EditJob: { edit_job: draftOf({ version: 1 }) } },
  });
  await title();
  press('Update the job');
  expect(screen.getByText('Nothing has changed.')).toBeTruthy();
  expect(asked('EditJob')).toEqual([]);
  expect(asked('PublishJob')).toEqual([]);
  type(await title(), 'Senior waiter');
  await pause();
  expect(asked('SaveDraft')).toMatchObject([{ version: 1 }]);
});

test('a step back brings the text back', async () => {
  await showEditor();
  type(await title(), 'Senior waiter');
  fireEvent.click(screen.getByTitle('Undo'));
  expect((await title()).value).toBe('Waiter');
  fireEvent.click(screen.getByTitle('Redo'));
  expect((await title()).value).toBe('Senior waiter');
});

test('[10.21] publishing saves first, and publishes that version at a time of Hong Kong', async () => {
  const published = {
    id: 'j1',
    stage: 'scheduled',
    publish_at: null,
    waits_for_verification: false,
    hold_notice: '',
    page_path: null,
  };
  const { asked, go } = await showEditor({
    step: 'publish',
    answers: { PublishJob: { publish_job: published } },
  });
  type(await title(), 'Senior waiter');
  await act(async () => fireEvent.click(screen.getByLabelText('Later')));
  type(screen.getByLabelText('Time'), '18:30');
  press('Schedule the job');
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(asked('SaveDraft')).toHaveLength(1);
  expect(asked('PublishJob')).toEqual([
    { company: 'c1', id: 'j1', version: 5, at: '2026-11-18T10:30:00.000Z', overwrite: false },
  ]);
});

test('[10.18] a job that waits for the operator says for which words, and that nobody has to do anything', async () => {
  const hold_notice = 'We look at this job before it goes out, because of these words: “A deposit of $500”.';
  await showEditor({ step: 'publish', job: jobOf({ stage: 'scheduled', hold_notice }) });
  expect(await screen.findByText(hold_notice)).toBeTruthy();
});

test('[10.20] the same job again is offered to be extended', async () => {
  const same = {
    id: 'j0',
    stage: 'open',
    closes_at: null,
    content: { name: { zh_hant: '侍應', en: 'Waiter' } },
  };
  await showEditor({
    step: 'publish',
    answers: {
      PublishJob: new RefusedByJob('the same', 'E200023', 'j0'),
      SameJob: { company: { id: 'c1', job: same } },
    },
  });
  await title();
  press('Publish the job');
  expect(await screen.findByText(/within the last 14 days/)).toBeTruthy();
  expect(await screen.findByText('Extend', { selector: 'button' })).toBeTruthy();
});

test('a job that was changed on the site meanwhile is compared before it is overwritten', async () => {
  const site = jobOf({ content: { ...sampleContent, vacancy: 9 } });
  let tries = 0;
  const refusedOnce = () => {
    tries += 1;
    return tries === 1 ? refusal('E200024') : { publish_job: { id: 'j1', stage: 'open', hold_notice: '' } };
  };
  const { asked, go } = await showEditor({
    step: 'publish',
    answers: {
      PublishJob: refusedOnce,
      JobDraftNow: { company: { id: 'c1', job: site } },
    },
  });
  await title();
  press('Publish the job');
  await screen.findByText(/has changed while you were editing/);
  press('Use my choices');
  press('Publish the job');
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(asked('PublishJob')).toMatchObject([{ overwrite: false }, { overwrite: true }]);
});

test('[10.36] beside the pay stands where it lies', async () => {
  const among = { lower: 55, middle: 60, upper: 68, percent_below: 64, job_count: 23, company_count: 9 };
  const { asked } = await showEditor({ step: 'pay', answers: { PayAmong: { pay_among: among } } });
  expect(await screen.findByText(/More than 64% of similar jobs/)).toBeTruthy();
  expect(asked('PayAmong')).toEqual([{ jobType: 'WW', district: '030503', unit: 'hour', amount: 60 }]);
});

test('what a feed keeps cannot be changed here', async () => {
  await showEditor({ job: jobOf({ is_kept_by_feed: true }) });
  expect(await screen.findByText(/kept up to date by a feed/)).toBeTruthy();
  expect(screen.queryByLabelText('English title')).toBeNull();
});

test('[10.17] another job type offers its template, which leaves what was written and can be undone', async () => {
  const templateOf = (code: string, name: string) => ({
    code,
    name,
    content: { ...sampleContent, job_types: [code], name: { zh_hant: '侍應', en: name } },
  });
  const waiter = templateOf('WW', 'Waiter');
  const cook = {
    ...templateOf('CK', 'Cook'),
    content: { ...sampleContent, name: { zh_hant: '廚師', en: 'Cook' } },
  };
  const { asked } = await showEditor({
    step: 'work',
    answers: { TemplatesOf: { job_templates: [waiter, cook] } },
  });
  type(await title(), 'Waiter at weekends');
  fireEvent.click(screen.getByLabelText('Remove Waiter or Waitress'));
  type(screen.getByLabelText(/Add a job type/), 'CK');
  expect(await screen.findByText(/There is a template for “Cook”/)).toBeTruthy();
  expect(asked('TemplatesOf')).toEqual([{ codes: ['CK', 'WW'] }]);
  press('Use the template');
  const chinese = screen.getByLabelText<HTMLInputElement>('Chinese title');
  expect(chinese.value).toBe('廚師');
  expect((await title()).value).toBe('Waiter at weekends');
  expect(screen.queryByText(/There is a template/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Undo'));
  expect(chinese.value).toBe('侍應');
});

const hoursOf = (day: string, start: string, end: string) => ({ day, start, end });
const weekdayHours = ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => hoursOf(day, '09:00', '18:00'));
const withHours = (working_hours: object[]) =>
  jobOf({ draft: draftOf({ content: { ...sampleContent, working_hours } }) });
const shiftRows = () => screen.getAllByLabelText(/^Shift \d$/, { selector: 'fieldset' });
const timeIn = (row: number, name: 'start' | 'end') =>
  shiftRows()[row]?.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const daysIn = (row: number) =>
  [...(shiftRows()[row]?.querySelectorAll('[aria-pressed=true]') ?? [])].map((day) => day.textContent);

test('[10.14] to add a shift adds one, also where it has the hours of another', async () => {
  await showEditor({ job: withHours(weekdayHours), step: 'hours' });
  await waitFor(() => expect(shiftRows()).toHaveLength(1));
  press('Add another shift');
  expect(shiftRows()).toHaveLength(2);
  expect(daysIn(0)).toHaveLength(5);
  press('Add another shift');
  expect(shiftRows()).toHaveLength(3);
});

test('[10.14] a time that passes the hours of another row changes its own row alone', async () => {
  const saturday = hoursOf('sat', '10:00', '18:00');
  await showEditor({ job: withHours([...weekdayHours, saturday]), step: 'hours' });
  await waitFor(() => expect(shiftRows()).toHaveLength(2));
  const field = timeIn(1, 'start');
  for (const typed of ['09:00', '09:30']) type(field, typed);
  expect(timeIn(1, 'start')).toBe(field);
  expect([0, 1].map((row) => timeIn(row, 'start').value)).toEqual(['09:00', '09:30']);
  expect(daysIn(1)).toHaveLength(1);
});

test('[10.14] one undo takes one step of the hours back', async () => {
  await showEditor({ job: withHours(weekdayHours), step: 'hours' });
  await waitFor(() => expect(shiftRows()).toHaveLength(1));
  press('Add another shift');
  press('Add another shift');
  type(timeIn(0, 'start'), '08:00');
  const undo = () => fireEvent.click(screen.getByLabelText('Undo'));
  undo();
  expect(timeIn(0, 'start').value).toBe('09:00');
  const workedDays = () => shiftRows().flatMap((_, row) => daysIn(row)).length;
  expect(workedDays()).toBe(7);
  undo();
  expect(workedDays()).toBe(6);
});

const headings = () => screen.getAllByLabelText<HTMLInputElement>('Heading (Chinese)');

test('[10.14] each new heading has fields of its own, also while two have the same name', async () => {
  await showEditor({ step: 'more' });
  await title();
  const before = screen.queryAllByLabelText('Heading (Chinese)').length;
  press('Add another heading');
  press('Add another heading');
  expect(headings()).toHaveLength(before + 2);
  const [first, second] = headings().slice(before) as [HTMLInputElement, HTMLInputElement];
  type(first, '福利');
  type(second, '福利');
  expect(headings().slice(before)).toEqual([first, second]);
  type(second, '福利2');
  expect([first.value, second.value]).toEqual(['福利', '福利2']);
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove Heading/ }).at(-2) as HTMLElement);
  expect(headings().slice(before)).toEqual([second]);
});

test('[10.14] an allowance that is taken away leaves the fields of the others', async () => {
  await showEditor({ step: 'pay' });
  await title();
  press('Travel allowance');
  const english = () => [...document.querySelectorAll<HTMLInputElement>('[name=allowanceEn]')];
  const kept = english().at(-1) as HTMLInputElement;
  type(kept, 'Night bus');
  fireEvent.click(document.querySelectorAll<HTMLElement>('[aria-label^="Remove"]').item(0));
  expect(english()).toContain(kept);
  expect(kept.value).toBe('Night bus');
});

test('[10.17] benefits of a template are offers, and none is promised before it is chosen', async () => {
  const content = { ...sampleContent, attributes: [] };
  const { asked } = await showEditor({
    job: jobOf({ content, draft: draftOf({ content }) }),
    step: 'more',
    answers: {
      BenefitsOf: { job_templates: [{ code: 'WW', benefits: [{ zh_hant: '包膳食', en: 'Meals' }] }] },
    },
  });
  const offer = await screen.findByRole('checkbox', { name: 'Meals' });
  expect(offer).toHaveProperty('checked', false);
  fireEvent.click(offer);
  expect(screen.getByLabelText(/Benefits.*Chinese/)).toHaveProperty('value', '包膳食');
  await pause();
  expect(asked('SaveDraft')).toMatchObject([
    { job: { attributes: [{ category: { en: 'Benefits' }, name: { zh_hant: '包膳食', en: 'Meals' } }] } },
  ]);
  fireEvent.click(offer);
  expect(screen.getByLabelText(/Benefits.*Chinese/)).toHaveProperty('value', '');
});

test('[10.09] a viewer sees no editor', async () => {
  await showEditor({ role: 'viewer' });
  expect(await screen.findByText('Only owners and recruiters can change jobs.')).toBeTruthy();
  expect(document.querySelector('main :is(form, input, textarea, select, button)')).toBeNull();
});
