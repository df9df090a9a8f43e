// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CompanyEditedFragment } from '@/generated/portal/graphql';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { type Answers, show } from '@/portal/testing/show';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const company: CompanyEditedFragment = {
  id: 'c1',
  state: 'verified',
  refusal_reason: '',
  logo: null,
  logo_medium: null,
  registration_number: '12345678',
  proof_kind: 'business_registration',
  trade: '',
  page_path: null,
  is_suspended: false,
  upkeep: 'portal',
  open_job_count: 0,
  name: { zh_hant: '好味麵店', en: 'Good Noodles' },
  about: { zh_hant: '', en: 'Noodles' },
  proof: null,
  contact: { name: '', telephone: '' },
  waiting_change: null,
};

/** A company that a colleague changes after the page has loaded. */
function changedLater(theirs: Partial<CompanyEditedFragment>) {
  let calls = 0;
  return () => {
    calls += 1;
    return { company: calls === 1 ? company : { ...company, ...theirs }, trades: [] };
  };
}

function showCompany(
  change: Partial<CompanyEditedFragment> = {},
  role: 'owner' | 'viewer' = 'owner',
  more: Answers = {},
) {
  const person = personOf(membershipOf({ role }));
  return show({
    path: '/portal/en/c1/company/',
    person,
    answers: {
      CompanyPage: { company: { ...company, ...change }, trades: [] },
      UpdateCompany: { update_company: { id: 'c1' } },
      CloseCompany: { close_company: { id: 'c1' } },
      Me: { me: person },
      ...more,
    },
  });
}

test('[10.12] what is typed is seen in the preview, and only what was changed is sent', async () => {
  const { asked } = await showCompany();
  fireEvent.change(await screen.findByLabelText('About the company, in English'), {
    target: { value: 'Handmade noodles' },
  });
  const preview = screen.getByRole('heading', { name: 'Good Noodles' }).parentElement as HTMLElement;
  expect(within(preview).getByText('Handmade noodles')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked('UpdateCompany')).toEqual([
      { company: 'c1', change: { about: { zh_hant: '', en: 'Handmade noodles' } } },
    ]),
  );
});

test('[10.08] a change that waits is shown beside what seekers still see', async () => {
  const name = { zh_hant: '新味麵店', en: 'New Noodles' };
  await showCompany({
    waiting_change: { asked_at: '2026-11-15T00:00:00.000Z', name, registration_number: null, logo: null },
  });
  expect(await screen.findByText('Name: 新味麵店 / New Noodles')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Good Noodles' })).toBeTruthy();
});

test('what a feed keeps up to date cannot be changed here, and the page says so', async () => {
  await showCompany({ upkeep: 'feed' });
  expect(await screen.findByText(/A feed keeps the company up to date/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('[10.09] a viewer sees the page and changes nothing', async () => {
  await showCompany({}, 'viewer');
  expect(await screen.findByRole('heading', { name: 'Good Noodles' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save|Close/ })).toBeNull();
});

test('closing the company says what goes with it and wants its name', async () => {
  const { asked } = await showCompany({ open_job_count: 3 });
  fireEvent.click(await screen.findByRole('button', { name: 'Close the company…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the company' }));
  expect(dialog.getByText(/3 open jobs will be closed/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close for good' }));
  expect(asked('CloseCompany')).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/Type the name/), { target: { value: 'Good Noodles' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Close for good' }));
  await waitFor(() => expect(asked('CloseCompany')).toEqual([{ company: 'c1', name: 'Good Noodles' }]));
});

test('a name that was typed before somebody thought better of it confirms nothing', async () => {
  const { asked } = await showCompany();
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Close the company…' }));
  await screen.findByRole('button', { name: 'Close the company…' });
  ask();
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the company' }));
  const field = () => dialog.getByLabelText<HTMLInputElement>(/Type the name/);
  fireEvent.change(field(), { target: { value: 'Good Noodles' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  ask();
  expect(field().value).toBe('');
  fireEvent.click(dialog.getByRole('button', { name: 'Close for good' }));
  expect(asked('CloseCompany')).toEqual([]);
});

const aboutEn = () => screen.findByLabelText('About the company, in English');
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const theirName = { zh_hant: '好味麵店', en: 'Better Noodles' };
const page = changedLater({ name: theirName });

test('[10.12] what a colleague has changed meanwhile is not written over', async () => {
  const theirs = { name: theirName, about: { zh_hant: '手打麵', en: 'Noodles' } };
  const { asked } = await showCompany({}, 'owner', { CompanyPage: changedLater(theirs) });
  fireEvent.change(await aboutEn(), { target: { value: 'Handmade noodles' } });
  save();
  await waitFor(() =>
    expect(asked('UpdateCompany')).toEqual([
      { company: 'c1', change: { about: { zh_hant: '手打麵', en: 'Handmade noodles' } } },
    ]),
  );
});

test('[10.12] what was typed before a colleague saved comes back without the rest of the old form', async () => {
  await showCompany();
  fireEvent.change(await aboutEn(), { target: { value: 'Handmade noodles' } });
  cleanup();
  const { asked } = await showCompany({ name: theirName });
  expect(await screen.findByDisplayValue('Better Noodles')).toBeTruthy();
  expect(screen.getByDisplayValue('Handmade noodles')).toBeTruthy();
  save();
  await waitFor(() =>
    expect(asked('UpdateCompany')).toEqual([
      { company: 'c1', change: { about: { zh_hant: '', en: 'Handmade noodles' } } },
    ]),
  );
});

test('[10.12] where both have changed the same field, whoever saves later chooses', async () => {
  const { asked } = await showCompany({}, 'owner', { CompanyPage: page });
  fireEvent.change(await screen.findByDisplayValue('Good Noodles'), { target: { value: 'Best Noodles' } });
  save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose what to keep' }));
  expect(asked('UpdateCompany')).toEqual([]);
  expect(dialog.getByText('Better Noodles')).toBeTruthy();
  expect(dialog.getByText('Best Noodles')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Use my choices' }));
  await waitFor(() =>
    expect(asked('UpdateCompany')).toEqual([
      { company: 'c1', change: { name: { zh_hant: '好味麵店', en: 'Best Noodles' } } },
    ]),
  );
});
