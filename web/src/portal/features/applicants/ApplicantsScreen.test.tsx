// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openedApplicant, sampleApplicant, sampleInterview } from '@/portal/testing/applicants';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';
import { fakeTimers, passTime } from '@/shared/testing/timers';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const lee = {
  ...sampleApplicant,
  id: 'a2',
  is_read: true,
  rating: null,
  profile: { ...openedApplicant.profile, name: '李美' },
};
const gone = {
  ...sampleApplicant,
  id: 'a3',
  status: 'Withdrawn',
  profile: null,
  places: [],
  hours_fit: null,
  distance_km: null,
  next_statuses: [],
};
const counts = [
  { status: 'Applied', count: 2, unread: 1 },
  { status: 'Withdrawn', count: 1, unread: 0 },
];
const list = {
  company: { id: 'c1', applicants: { total: 3, counts, applicants: [sampleApplicant, lee, gone] } },
};
const people = new Map<string, object>([
  ['a1', openedApplicant],
  [
    'a2',
    {
      ...openedApplicant,
      id: 'a2',
      profile: { ...openedApplicant.profile, name: '李美' },
      neighbours: { previous: 'a1', next: null, position: 2, total: 2 },
    },
  ],
]);

const decided = (ids: readonly string[]) => ({
  done: ids.length,
  takes_effect_at: new Date(Date.now() + 10_000).toISOString(),
  results: ids.map((id) => ({ id, error_code: null, message: '', applicant: null })),
  filled_job: null,
});

const answers = {
  Applicants: list,
  ApplicantFilters: {
    company: { id: 'c1', branches: [] },
    job_choices: { spoken_languages: [{ code: 'yue', name: 'Cantonese' }] },
  },
  JobsToChoose: { company: { id: 'c1', jobs: { total: 0, jobs: [] } } },
  OpenApplicant: ({ id }: { id: string }) => ({ open_applicant: people.get(id) }),
  Applicant: ({ id }: { id: string }) => ({ company: { id: 'c1', applicant: people.get(id) } }),
  Districts: { districts: [{ code: '030503', name: 'Mong Kok' }] },
  ServerClock: () => ({ now: new Date().toISOString() }),
  Decide: ({ ids }: { ids: string[] }) => ({ decide: decided(ids) }),
  UndoDecisions: ({ ids }: { ids: string[] }) => ({ undo_decisions: decided(ids) }),
};

function showApplicants({ role = 'owner' as 'owner' | 'viewer', query = '', more = {} } = {}) {
  return show({
    path: `/portal/en/c1/applicants/${query}`,
    person: personOf(membershipOf({ role })),
    answers: { ...answers, ...more },
  });
}

const hidden = { hidden: true };
const open = '?applicant=a1';
const openDialog = () => document.querySelector('dialog[open]') as HTMLElement;
const article = () => screen.findByRole('article', { name: '陳小明' });

test('[10.24] the list marks who was not opened, and of whom has withdrawn says only that', async () => {
  await showApplicants();
  const row = (await screen.findByRole('link', { name: '陳小明' })).closest('li');
  expect(within(row as HTMLElement).getByRole('img', { name: 'Not opened' })).toBeTruthy();
  expect(row?.textContent).toContain('Hours fit 80%');
  expect(row?.textContent).toContain('about 2.4 km');
  expect(row?.textContent).toContain('1 year 2 months of experience');
  expect(screen.getByRole('link', { name: /^New 2/ }).getAttribute('href')).toBe(
    '/portal/en/c1/applicants/?status=Applied',
  );
  const withdrawn = screen.getByText(/The seeker withdrew this application/).closest('li');
  expect(within(withdrawn as HTMLElement).queryByRole('link')).toBeNull();
  expect(withdrawn?.querySelector('input')).toBeNull();
});

test('[10.24] the address asks for a status, filters and a text', async () => {
  const { asked } = await showApplicants({ query: '?q=9123&status=Applied&hours=75&km=5&page=2' });
  await screen.findByRole('link', { name: '陳小明' });
  expect(asked('Applicants')).toMatchObject([
    { filter: { term: '9123', status: 'Applied', hours_fit: 75, within_km: 5 }, limit: 30, offset: 30 },
  ]);
});

const jobCalled = (id: string, en: string) => ({
  id,
  applications: 0,
  content: { name: { zh_hant: '', en }, places: [{ id: 'b1', name: { zh_hant: '', en: 'Mong Kok' } }] },
});

const toChoose = (call: { term: string | null }) => ({
  company: {
    id: 'c1',
    jobs: call.term
      ? { total: 1, jobs: [jobCalled('j99', 'Dish washer')] }
      : { total: 80, jobs: [{ ...jobCalled('j1', 'Waiter'), applications: 9 }, jobCalled('j2', 'Cook')] },
  },
});

test('[10.24] the chosen job is named whichever it is, and others are found by a text', async () => {
  const { asked, go } = await showApplicants({
    query: '?job=j77',
    more: {
      ChosenJob: { company: { id: 'c1', job: jobCalled('j77', 'Night cook') } },
      JobsToChoose: toChoose,
    },
  });
  const select = await screen.findByLabelText<HTMLSelectElement>('Job');
  await waitFor(() => expect(select.selectedOptions[0]?.textContent).toBe('Night cook · Mong Kok'));
  expect(select.textContent).toContain('Waiter');
  expect(select.textContent).not.toContain('Cook ·');
  expect(screen.getByText('Night cook')).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('Search jobs'), { target: { value: 'dish' } });
  await waitFor(() => expect(select.textContent).toContain('Dish washer · Mong Kok'));
  expect(select.value).toBe('j77');
  expect(asked('JobsToChoose')).toMatchObject([{ term: null }, { term: 'dish' }]);
  fireEvent.change(select, { target: { value: 'j99' } });
  expect(go).toHaveBeenCalledWith('/portal/en/c1/applicants/?job=j99', { replace: true });
});

const noneByText = (call: { term: string | null }) =>
  call.term ? { company: { id: 'c1', jobs: { total: 0, jobs: [] } } } : toChoose(call);

test('[10.24] a text that finds no job says so', async () => {
  await showApplicants({ more: { JobsToChoose: noneByText } });
  fireEvent.change(await screen.findByLabelText('Search jobs'), { target: { value: ' pilot ' } });
  const select = await screen.findByLabelText('Job');
  await screen.findByText('No job matches “pilot”');
  expect(select.textContent).toBe('All jobs');
});

test('[10.25] a person shows the week in words too, why they suit, and how to call', async () => {
  await showApplicants({ query: open });
  const person = await article();
  expect(person.textContent).toContain("Free for 80% of the job's hours.");
  expect(within(person).getByRole('img', { name: /Chart of the week/ })).toBeTruthy();
  expect(person.textContent).toContain('Mon 11:00–18:00');
  expect(person.textContent).toContain('Has worked as a waiter');
  expect(await within(person).findByText('Mong Kok (about 2.4 km away)')).toBeTruthy();
  expect(within(person).getByRole('link', { name: 'Call +852 9123 4567' }).getAttribute('href')).toBe(
    'tel:+85291234567',
  );
  expect(
    within(person)
      .getByRole('link', { name: /WhatsApp/ })
      .getAttribute('href'),
  ).toBe('https://wa.me/85291234567');
});

test('[10.26] opening marks as read; who only looks marks nothing', async () => {
  const { asked } = await showApplicants({ query: open });
  await article();
  expect(asked('OpenApplicant')).toMatchObject([{ id: 'a1' }]);
  cleanup();
  const viewer = await showApplicants({ query: open, role: 'viewer' });
  await article();
  expect(viewer.asked('OpenApplicant')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Contacted' })).toBeNull();
});

test('[10.26] one press decides and goes on to the next one, and the bar counts down', async () => {
  const { asked, go } = await showApplicants({ query: open });
  await article();
  fireEvent.click(screen.getByRole('button', { name: 'Contacted' }));
  expect(go).toHaveBeenCalledWith('/portal/en/c1/applicants/?applicant=a2', { replace: true });
  const bar = await screen.findByRole('region', { name: 'What you have just decided' });
  await within(bar).findByText(/takes effect in (9|10) s/);
  expect(asked('Decide')).toEqual([
    { company: 'c1', ids: ['a1'], status: 'Contacted', reason: null, replace: false },
  ]);
  fireEvent.click(within(bar).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked('UndoDecisions')).toEqual([{ company: 'c1', ids: ['a1'] }]));
  await waitFor(() =>
    expect(go).toHaveBeenLastCalledWith('/portal/en/c1/applicants/?applicant=a1', { replace: true }),
  );
  expect(screen.queryByRole('region', { name: 'What you have just decided' })).toBeNull();
});

test('[10.26] a rejection takes one more press, for its reason', async () => {
  const { asked } = await showApplicants({ query: open });
  await article();
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(asked('Decide')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Hours do not fit', ...hidden }));
  await waitFor(() =>
    expect(asked('Decide')).toMatchObject([{ status: 'Rejected', reason: 'hours_do_not_fit' }]),
  );
});

test('[10.26] what was not saved is said and kept', async () => {
  await showApplicants({ query: open, more: { Decide: refusal('E200012') } });
  await article();
  fireEvent.click(screen.getByRole('button', { name: 'Hire' }));
  expect(await screen.findByText('Not saved: 陳小明: Hired')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('[10.26] keys walk and decide, but not while somebody types', async () => {
  const { asked, go } = await showApplicants({ query: open });
  await article();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'h' });
  expect(asked('Decide')).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(go).toHaveBeenLastCalledWith('/portal/en/c1/applicants/?applicant=a2', { replace: true });
  fireEvent.keyDown(document.body, { key: 'r' });
  // The focus is on the sheet's close button.
  fireEvent.keyDown(within(openDialog()).getByRole('button', { name: 'Close', ...hidden }), { key: '4' });
  await waitFor(() => expect(asked('Decide')).toMatchObject([{ status: 'Rejected', reason: 'language' }]));
});

test('the keys are shown by ?, and can be turned off', async () => {
  const { go } = await showApplicants({ query: open });
  await article();
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = openDialog();
  expect(dialog.textContent).toContain('Undo the last decision');
  fireEvent.click(within(dialog).getByRole('checkbox', hidden));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close', ...hidden }));
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(go).not.toHaveBeenCalled();
});

test('[10.26] many are decided about at once', async () => {
  const { asked } = await showApplicants();
  fireEvent.click(await screen.findByRole('button', { name: 'Select all on this page' }));
  expect(screen.getByRole('region', { name: '2 selected' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reviewed' }));
  await waitFor(() => expect(asked('Decide')).toMatchObject([{ ids: ['a1', 'a2'], status: 'Reviewed' }]));
  expect(screen.queryByRole('region', { name: '2 selected' })).toBeNull();
});

test('[10.27] notes are added under a key, and a rating is given', async () => {
  const { asked } = await showApplicants({
    query: `${open}&part=notes`,
    more: { AddNote: { add_note: {} }, Rate: { rate: {} } },
  });
  const person = await article();
  expect(person.textContent).toContain('Friendly');
  fireEvent.change(within(person).getByRole('textbox', { name: 'New note' }), {
    target: { value: ' Calls back ' },
  });
  fireEvent.click(within(person).getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(asked('AddNote')).toMatchObject([
      { applicant: 'a1', text: 'Calls back', key: expect.any(String) },
    ]),
  );
  fireEvent.click(within(person).getByRole('radio', { name: '3: very good' }));
  await waitFor(() => expect(asked('Rate')).toEqual([{ company: 'c1', applicant: 'a1', rating: 3 }]));
});

test('[10.29] times are offered with a place, and warned of', async () => {
  fakeTimers();
  const { asked } = await showApplicants({
    query: `${open}&part=interviews`,
    more: {
      InterviewPlaces: { now: '2026-11-17T04:00:00.000Z', company: { id: 'c1', branches: [] } },
      CheckInterview: { check_interview: ['clash'] },
      OfferInterview: { offer_interview: {} },
    },
  });
  fireEvent.click(within(await article()).getByRole('button', { name: 'Offer interview times' }));
  const submit = await screen.findByRole('button', { name: 'Offer' });
  fireEvent.click(submit);
  expect(screen.getByText('Please fill in at least one complete time.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Starts at/), { target: { value: '15:00' } });
  await passTime(2_000);
  expect(screen.getByText(/clashes with another agreed interview/)).toBeTruthy();
  await act(async () => fireEvent.click(submit));
  expect(asked('OfferInterview')).toMatchObject([
    {
      applicant: 'a1',
      interview: { times: ['2026-11-18T07:00:00.000Z'], minutes: 30, branch: 'b1', is_by_telephone: false },
    },
  ]);
});

test("[10.26] a colleague's decision is told with who made it, and can be replaced", async () => {
  const decision = { status: 'Rejected', by: 'Wong', is_own: false };
  const contested = { id: 'a1', error_code: 200031, message: 'no', applicant: { id: 'a1', decision } };
  const none = { done: 0, takes_effect_at: null, filled_job: null };
  const { asked } = await showApplicants({
    query: open,
    more: { Decide: { decide: { ...none, results: [contested] } } },
  });
  await article();
  fireEvent.click(screen.getByRole('button', { name: 'Contacted' }));
  expect(await screen.findByText('Wong has just chosen “Rejected” for 陳小明.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Make it “Contacted”' }));
  await waitFor(() => expect(asked('Decide')[1]).toMatchObject({ ids: ['a1'], replace: true }));
});

test('[10.24] of a person who withdraws meanwhile only that is shown', async () => {
  await showApplicants({
    query: open,
    more: {
      OpenApplicant: refusal('E100039'),
      Applicant: { company: { id: 'c1', applicant: { ...openedApplicant, ...gone, id: 'a1' } } },
    },
  });
  expect(await screen.findByRole('heading', { name: 'The seeker withdrew this application' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Call/ })).toBeNull();
});

/** Presses a key and holds it, so that it repeats. */
function hold(target: Element, key: string, repeats = 5): void {
  fireEvent.keyDown(target, { key });
  for (let count = 0; count < repeats; count += 1) fireEvent.keyDown(target, { key, repeat: true });
}

test('[10.26] a key that is held decides once', async () => {
  const { asked, go } = await showApplicants({ query: open });
  await article();
  hold(document.body, 'h');
  await waitFor(() => expect(asked('Decide')).toHaveLength(1));
  expect(go).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'h', repeat: true });
  expect(asked('Decide')).toHaveLength(1);
});

test('[10.26] Enter that is held on a decision presses it once', async () => {
  await showApplicants({ query: open });
  await article();
  const button = screen.getByRole('button', { name: 'Hire' });
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});

test('[10.30] a hiring by key that passes the vacancies asks first', async () => {
  const full = { ...openedApplicant, job: { ...openedApplicant.job, hired: 2 } };
  const { asked } = await showApplicants({ query: open, more: { OpenApplicant: { open_applicant: full } } });
  await article();
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(openDialog().textContent).toContain('All vacancies are filled. Hire 陳小明 too?');
  expect(asked('Decide')).toEqual([]);
  fireEvent.click(within(openDialog()).getByRole('button', { name: 'Hire anyway', ...hidden }));
  await waitFor(() => expect(asked('Decide')).toMatchObject([{ ids: ['a1'], status: 'Hired' }]));
});

const hired = {
  ...openedApplicant,
  status: 'Hired' as const,
  next_statuses: ['Contacted' as const, 'Rejected' as const],
};

test('[10.26] a hiring is taken back after asking, and a rejection asks for its reason besides', async () => {
  const more = { OpenApplicant: { open_applicant: hired } };
  const { asked } = await showApplicants({ query: open, more });
  await article();
  fireEvent.click(screen.getByRole('button', { name: 'Contacted' }));
  expect(openDialog().textContent).toContain('Take back the hiring of 陳小明?');
  fireEvent.click(within(openDialog()).getByRole('button', { name: 'Cancel', ...hidden }));
  expect(openDialog()).toBeNull();
  fireEvent.keyDown(document.body, { key: 'r' });
  await act(async () =>
    fireEvent.click(within(openDialog()).getByRole('button', { name: 'Take it back', ...hidden })),
  );
  expect(asked('Decide')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Another reason', ...hidden }));
  await waitFor(() =>
    expect(asked('Decide')).toMatchObject([{ ids: ['a1'], status: 'Rejected', reason: 'other_reason' }]),
  );
});

test("[10.26] u takes back what this company's bar shows, and nothing of another company", async () => {
  const { asked, decisions } = await showApplicants({ query: open });
  await article();
  await act(() => decisions.decide('c2', [{ id: 'z9', name: 'Ho' }], { status: 'Hired' }));
  fireEvent.keyDown(document.body, { key: 'u' });
  expect(asked('UndoDecisions')).toEqual([]);
  await act(() => decisions.decide('c1', [{ id: 'a1', name: '陳小明' }], { status: 'Reviewed' }));
  await act(() => decisions.decide('c2', [{ id: 'z8', name: 'Au' }], { status: 'Hired' }));
  fireEvent.keyDown(document.body, { key: 'u' });
  await waitFor(() => expect(asked('UndoDecisions')).toEqual([{ company: 'c1', ids: ['a1'] }]));
});

/** Loses the answer to the first call, like a broken connection. */
function losingTheFirst(answer: object) {
  let calls = 0;
  return () => {
    calls += 1;
    return calls === 1 ? new Error('lost') : answer;
  };
}

test('[10.29] an offer that was changed after its answer was lost is another one', async () => {
  const { asked } = await showApplicants({
    query: `${open}&part=interviews`,
    more: {
      InterviewPlaces: { now: '2026-11-17T04:00:00.000Z', company: { id: 'c1', branches: [] } },
      CheckInterview: { check_interview: [] },
      OfferInterview: losingTheFirst({ offer_interview: {} }),
    },
  });
  fireEvent.click(within(await article()).getByRole('button', { name: 'Offer interview times' }));
  const send = async (clock: string) => {
    fireEvent.change(await screen.findByLabelText(/Starts at/), { target: { value: clock } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Offer' })));
  };
  await send('16:00');
  await send('17:00');
  const [lost, changed] = asked('OfferInterview') as { key: string; interview: { times: string[] } }[];
  expect(changed?.interview.times).toEqual(['2026-11-18T09:00:00.000Z']);
  expect(changed?.key).not.toBe(lost?.key);
});

test('[10.27] the same note again has the same key, another text has another one', async () => {
  const { asked } = await showApplicants({
    query: `${open}&part=notes`,
    more: { AddNote: new Error('lost') },
  });
  const person = within(await article());
  const add = async (text: string) => {
    fireEvent.change(person.getByRole('textbox', { name: 'New note' }), { target: { value: text } });
    await act(async () => fireEvent.click(person.getByRole('button', { name: 'Add note' })));
  };
  await add('Calls back');
  await add('Calls back');
  await add('Calls back on Monday');
  const keys = (asked('AddNote') as { key: string }[]).map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

const rows = () => screen.getByRole('list', { name: 'List of applicants', ...hidden });

test('[10.24] a list that could not be loaded for another tab says that it is old, and decides nothing', async () => {
  let isOffline = false;
  const answer = () => (isOffline ? new Error('offline') : list);
  const { visit } = await showApplicants({ more: { Applicants: answer } });
  await screen.findByRole('link', { name: '陳小明' });
  expect(rows().closest('[inert]')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 陳小明' }));
  isOffline = true;
  await visit('/portal/en/c1/applicants/?status=Contacted');
  await screen.findByText(/You are seeing an older version/);
  expect(rows().closest('[inert]')).not.toBeNull();
  expect(document.querySelector('[data-selected]')?.hasAttribute('inert')).toBe(true);
  expect(screen.getByRole('link', { name: /^New 2/ }).closest('[inert]')).toBeNull();
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows().closest('[inert]')).toBeNull());
  expect(screen.queryByText(/You are seeing an older version/)).toBeNull();
});

test('[10.24] while the list of another tab is on its way nobody of the old one is decided about', async () => {
  const never = new Promise<never>(() => undefined);
  const answer = ({ filter }: { filter: { status?: string } }) => (filter.status ? never : list);
  const { visit } = await showApplicants({ query: open, more: { Applicants: answer } });
  await screen.findByRole('link', { name: '陳小明' });
  await visit('/portal/en/c1/applicants/?applicant=a1&status=Contacted');
  await screen.findByText(/still seeing the previous list/);
  expect(rows().closest('[inert]')).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(document.querySelector('[data-selected]')).toBeNull();
});

test('[10.25] who gave no free times is not said to be not free', async () => {
  const job = openedApplicant.hours_fit?.job ?? [];
  const silent = { ...openedApplicant, hours_fit: { percent: null, job, free: [], both: [] } };
  await showApplicants({ query: open, more: { OpenApplicant: { open_applicant: silent } } });
  const person = await article();
  expect(person.textContent).toContain('They have not said when they are free.');
  expect(person.textContent).not.toContain('not free');
  expect(within(person).getByText('Job hours', { selector: 'li' })).toBeTruthy();
});

test('[10.09] a viewer reads everything of a person and is shown no form', async () => {
  const applicant = { ...openedApplicant, interviews: [sampleInterview] };
  const more = { Applicant: { company: { id: 'c1', applicant } } };
  for (const part of ['profile', 'interviews', 'notes']) {
    await showApplicants({ query: `${open}&part=${part}`, role: 'viewer', more });
    const person = await article();
    expect(person.querySelector('form, input, textarea, select, button'), part).toBeNull();
    expect(screen.queryByRole('group', { name: 'Decide' })).toBeNull();
    cleanup();
  }
});
