// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CompanyEditedFragment } from '../../../generated/portal/graphql';
import { membershipOf, personOf } from '../../testing/samples';
import { show } from '../../testing/show';

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

function showCompany(change: Partial<CompanyEditedFragment> = {}, role: 'owner' | 'viewer' = 'owner') {
  const person = personOf(membershipOf({ role }));
  return show({
    path: '/portal/en/c1/company/',
    person,
    answers: {
      CompanyPage: { company: { ...company, ...change }, trades: [] },
      UpdateCompany: { update_company: { id: 'c1' } },
      CloseCompany: { close_company: { id: 'c1' } },
      Me: { me: person },
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
