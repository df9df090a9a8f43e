// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { personOf } from '@/portal/testing/samples';
import { type Answers, refusal, show } from '@/portal/testing/show';

afterEach(cleanup);

const found = {
  id: 'c9',
  logo_thumbnail: null,
  page_path: '/hk/company/good-noodles/c9/',
  open_job_count: 3,
  name: { zh_hant: '好味麵店', en: 'Good Noodles' },
};

async function search(answers: Answers = {}, term = 'noodles') {
  const shown = await show({
    path: '/portal/en/claim/',
    person: personOf(),
    answers: { ClaimableCompanies: { claimable_companies: [found] }, ...answers },
  });
  fireEvent.change(screen.getByLabelText('Company name'), { target: { value: term } });
  return shown;
}

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Claim Good Noodles' }));
  return within(await screen.findByRole('dialog', { name: 'Claim Good Noodles' }));
}

test('a company is found by its name and claimed with a word about oneself', async () => {
  const { asked, go } = await search({ ClaimCompany: { claim_company: { id: 'claim' } } });
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText('Your role in the company'), { target: { value: 'Shop manager' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the claim' }));
  await waitFor(() => expect(asked('ClaimCompany')).toEqual([{ company: 'c9', message: 'Shop manager' }]));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/portal/en/'));
});

test('a claim that is refused says why and can be sent again', async () => {
  const { asked } = await search({ ClaimCompany: refusal('E200008') });
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Send the claim' }));
  expect(await dialog.findByText('refused by E200008')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Send the claim' }));
  await waitFor(() => expect(asked('ClaimCompany')).toHaveLength(2));
});

test('one character asks nothing, and a name that no company has says so', async () => {
  const { asked } = await search({ ClaimableCompanies: { claimable_companies: [] } }, '麵');
  fireEvent.change(screen.getByLabelText('Company name'), { target: { value: '麵店' } });
  expect(await screen.findByText('No company to claim was found')).toBeTruthy();
  expect(asked('ClaimableCompanies')).toEqual([{ term: '麵店' }]);
});
