// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { type Answers, show } from '@/portal/testing/show';
import { fakeTimers, passTime } from '@/shared/testing/timers';

afterEach(cleanup);

const delivery = {
  id: 'd1',
  event: 'application.created',
  number: 7,
  state: 'failed',
  asked_at: '2026-11-17T01:00:00.000Z',
  sent_at: '2026-11-17T01:00:01.000Z',
  status: 500,
  answer: 'out of order',
  body: '{"number":7}',
  is_manual: false,
};

const key = {
  id: 'k1',
  name: 'HR system',
  created_at: '2026-11-01T00:00:00.000Z',
  revoked_at: null,
  webhook: {
    url: 'https://hr.noodles.test/hook',
    failures: 0,
    next_try_at: null,
    waiting: 0,
    deliveries: { total: 1, deliveries: [delivery] },
  },
};

const person = personOf(membershipOf());
const answerOf = (partnerKey: object) => ({ Key: { company: { id: 'c1', key: partnerKey } } });

test('[10.37] a delivery shows its answer and is sent again', async () => {
  const { asked } = await show({
    path: '/portal/en/c1/keys/k1/',
    person,
    answers: { ...answerOf(key), SendAgain: { send_again: { id: 'd2' } } },
  });
  expect(await screen.findByText('out of order')).toBeTruthy();
  fireEvent.click(screen.getByText('Send again'));
  await waitFor(() => expect(asked('SendAgain')).toEqual([{ company: 'c1', id: 'k1', delivery: 'd1' }]));
  await waitFor(() => expect(asked('Key')).toHaveLength(2));
});

test('[10.37] what is on its way is asked for again until it has arrived', async () => {
  fakeTimers();
  const states = ['waiting', 'taken'];
  const next = () => {
    const deliveries = { total: 1, deliveries: [{ ...delivery, state: states.shift() ?? 'taken' }] };
    return { company: { id: 'c1', key: { ...key, webhook: { ...key.webhook, deliveries } } } };
  };
  const { asked } = await show({ path: '/portal/en/c1/keys/k1/', person, answers: { Key: next } });
  expect(await screen.findByText('On its way')).toBeTruthy();
  await passTime(4000);
  expect(screen.getByText('Delivered')).toBeTruthy();
  expect(asked('Key')).toHaveLength(2);
});

test('[10.37] a new key is shown once', async () => {
  const { asked } = await show({
    path: '/portal/en/c1/keys/',
    person,
    answers: {
      Keys: { company: { id: 'c1', keys: [key] } },
      MakeKey: { make_key: { secret: 'hg_secret_42', key: { id: 'k2' } } },
    },
  });
  await screen.findByText('HR system');
  fireEvent.click(screen.getByText('Create a key', { selector: 'button' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Till' } });
  fireEvent.click(screen.getByText('Create a key', { selector: 'form button' }));
  expect(await screen.findByText('hg_secret_42')).toBeTruthy();
  expect(asked('MakeKey')).toEqual([{ company: 'c1', name: 'Till' }]);
  fireEvent.click(screen.getByText('I have saved it'));
  await waitFor(() => expect(screen.queryByText('hg_secret_42')).toBeNull());
});

test('an address that a colleague has set meanwhile is not overwritten without asking', async () => {
  const theirs = { ...key, webhook: { ...key.webhook, url: 'https://theirs.test/' } };
  const answers: Answers = { ...answerOf(key), SetWebhook: { set_webhook: { secret: 'hg_secret_43' } } };
  const { asked } = await show({ path: '/portal/en/c1/keys/k1/', person, answers });
  const field = await screen.findByDisplayValue(key.webhook.url);
  answers.Key = answerOf(theirs).Key;
  fireEvent.change(field, { target: { value: 'https://mine.test/' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('https://theirs.test/')).toBeTruthy();
  expect(asked('SetWebhook')).toEqual([]);
  fireEvent.click(screen.getByText('Use my choices'));
  await waitFor(() =>
    expect(asked('SetWebhook')).toEqual([{ company: 'c1', id: 'k1', url: 'https://mine.test/' }]),
  );
});
