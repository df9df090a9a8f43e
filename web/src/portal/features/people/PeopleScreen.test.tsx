// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';

afterEach(cleanup);

const chan = {
  id: 'p1',
  name: 'Chan',
  email: 'chan@noodles.test',
  role: 'owner',
  is_self: true,
  joined_at: '2026-11-01T00:00:00.000Z',
  keys: [] as { id: string; name: string }[],
};
const wong = { ...chan, id: 'p2', name: '', email: 'wong@noodles.test', role: 'viewer', is_self: false };
const company = { id: 'c1', people: [chan, wong], invitations: [], limits: { invitations_left_today: 5 } };

function showPeople(role: 'owner' | 'viewer', answers = {}) {
  const person = personOf(membershipOf({ role }));
  return show({
    path: '/portal/en/c1/people/',
    person,
    answers: { People: { company }, Me: { me: person }, ...answers },
  });
}

const hidden = { hidden: true };

test('[10.09] a viewer sees who is there, and nothing to press', async () => {
  const { asked } = await showPeople('viewer');
  expect(await screen.findByText('wong@noodles.test')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Invite|Change|Hand over/ })).toBeNull();
  expect(asked('People')).toEqual([{ company: 'c1', isOwner: false }]);
});

test('[10.10] an owner changes a role', async () => {
  const { asked } = await showPeople('owner', { SetRole: { set_role: { id: 'c1' } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Change wong@noodles.test' }));
  fireEvent.click(screen.getByRole('radio', { name: /Recruiter/, ...hidden }));
  fireEvent.click(screen.getByRole('button', { name: 'Save the role', ...hidden }));
  await waitFor(() => expect(asked('SetRole')).toEqual([{ company: 'c1', person: 'p2', role: 'recruiter' }]));
});

test('[10.10] handing over makes the other one an owner before oneself none', async () => {
  const { asked } = await showPeople('owner', { SetRole: { set_role: { id: 'c1' } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over the company' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hand over', ...hidden }));
  await waitFor(() =>
    expect(asked('SetRole')).toEqual([
      { company: 'c1', person: 'p2', role: 'owner' },
      { company: 'c1', person: 'p1', role: 'recruiter' },
    ]),
  );
});

test('what refuses an invitation stands beside the form, with what was typed', async () => {
  await showPeople('owner', { Invite: refusal('E200011') });
  fireEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const field = screen.getByLabelText<HTMLInputElement>('Email address');
  fireEvent.change(field, { target: { value: 'wong@noodles.test' } });
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Send the invitation', ...hidden })),
  );
  expect(screen.getAllByText('refused by E200011').length).toBeGreaterThan(0);
  expect(field.value).toBe('wong@noodles.test');
});

test('[10.37] who removes somebody sees their keys, which end unless they are kept', async () => {
  const keys = [
    { id: 'k1', name: 'ATS' },
    { id: 'k2', name: 'Till' },
  ];
  const people = [chan, { ...wong, keys }];
  const { asked } = await showPeople('owner', {
    People: { company: { ...company, people } },
    RemovePerson: { remove_person: { id: 'c1' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change wong@noodles.test' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove from the company', ...hidden }));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', hidden);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'End “Till”', ...hidden }));
  expect(screen.getByText(/keep working/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove', ...hidden }));
  await waitFor(() =>
    expect(asked('RemovePerson')).toEqual([{ company: 'c1', person: 'p2', keptKeys: ['k2'] }]),
  );
});
