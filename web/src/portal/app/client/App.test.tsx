// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { companyToday, membershipOf, personOf } from '../../testing/samples';
import { refusal, show } from '../../testing/show';

afterEach(cleanup);

const answers = { Today: { company: companyToday } };

test('[10.05] a page names its company, in its title too, and others are a press away', async () => {
  const person = personOf(membershipOf(), membershipOf({ id: 'c2', role: 'viewer' }));
  await show({ path: '/portal/en/c1/', person, answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
  expect(document.title).toBe('Today · Good Noodles · Hoigung employer portal');
  act(() => screen.getByRole('button', { name: 'Switch company: Good Noodles' }).click());
  const links = within(screen.getByRole('dialog', { hidden: true })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/portal/en/c1/',
    '/portal/en/c2/',
    '/portal/en/new/',
  ]);
});

test('[10.06] a company that the person does not belong to looks like one that does not exist', async () => {
  await show({ path: '/portal/en/c9/people/', person: personOf(membershipOf()) });
  expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeTruthy();
});

test('[10.04] whoever is not logged in logs in where they are, and then sees the page', async () => {
  const { session } = await show({ path: '/portal/en/c1/', person: null, answers });
  expect(await screen.findByRole('heading', { name: 'Log in or sign up' })).toBeTruthy();
  act(() => session.begin(personOf(membershipOf())));
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
});

test('a session that has expired says so, and the page comes back', async () => {
  const { session } = await show({ path: '/portal/en/c1/', person: personOf(membershipOf()), answers });
  act(() => session.expire());
  expect(await screen.findByText(/Your session has expired/)).toBeTruthy();
});

test('an answer that does not come can be asked for again', async () => {
  await show({
    path: '/portal/en/c1/',
    person: personOf(membershipOf()),
    answers: { Today: refusal('E100011') },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('refused by E100011')).toBeTruthy();
});

test('the switch of the language keeps the address', async () => {
  await show({ path: '/portal/en/c1/?a=b', person: personOf(membershipOf()), answers });
  const links = screen.getAllByRole('link', { name: '中文' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/portal/c1/?a=b', '/portal/c1/?a=b']);
});
