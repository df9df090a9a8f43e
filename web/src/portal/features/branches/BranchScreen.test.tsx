// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BranchEditedFragment } from '@/generated/portal/graphql';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const branch: BranchEditedFragment = {
  id: 'b1',
  district: '030503',
  lat: 22.3193,
  lng: 114.1694,
  is_exact: false,
  open_job_count: 0,
  name: { zh_hant: '旺角店', en: 'Mong Kok' },
  address: { zh_hant: '彌敦道 1 號', en: '1 Nathan Road' },
};
const districts = [{ code: '030503', name: 'Mong Kok', region_name: 'Kowloon' }];

test("[10.11] a colleague's change of a branch is not written over", async () => {
  let calls = 0;
  const answer = () => {
    calls += 1;
    const theirs = { ...branch, address: { zh_hant: '彌敦道 2 號', en: '2 Nathan Road' } };
    return { company: { id: 'c1', branch: calls === 1 ? branch : theirs }, districts };
  };
  const { asked } = await show({
    path: '/portal/en/c1/branches/b1/',
    person: personOf(membershipOf()),
    answers: { Branch: answer, UpdateBranch: { update_branch: { id: 'b1' } } },
  });
  fireEvent.change(await screen.findByLabelText('Name in English'), { target: { value: 'MK shop' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the branch' }));
  await waitFor(() =>
    expect(asked('UpdateBranch')).toMatchObject([
      {
        branch: {
          name: { zh_hant: '旺角店', en: 'MK shop' },
          address: { zh_hant: '彌敦道 2 號', en: '2 Nathan Road' },
        },
      },
    ]),
  );
});

test('[10.11] what cannot be read as a place is answered in the words of the service, at the field', async () => {
  const { asked } = await show({
    path: '/portal/en/c1/branches/b1/',
    person: personOf(membershipOf()),
    answers: { Branch: { company: { id: 'c1', branch }, districts }, PlaceOf: refusal('E200049') },
  });
  const field = await screen.findByLabelText('Place on the map');
  fireEvent.change(field, { target: { value: 'https://maps.app.goo.gl/x' } });
  expect(await screen.findByText('refused by E200049')).toBeTruthy();
  expect(asked('PlaceOf')).toEqual([{ link: 'https://maps.app.goo.gl/x', district: '030503' }]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('[10.09] a viewer sees no form for a new branch', async () => {
  const { asked } = await show({
    path: '/portal/en/c1/branches/new/',
    person: personOf(membershipOf({ role: 'viewer' })),
  });
  expect(await screen.findByText('Only owners and recruiters can change branches.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked('Districts')).toEqual([]);
});
