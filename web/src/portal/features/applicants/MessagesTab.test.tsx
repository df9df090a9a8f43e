// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageShownFragment } from '@/generated/portal/graphql';
import { openedApplicant, sampleApplicant } from '@/portal/testing/applicants';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { type Answers, show } from '@/portal/testing/show';
import { ServiceError } from '@/shared/services/api/service';

beforeEach(() => {
  sessionStorage.clear();
  // A desktop, where Enter sends.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(cleanup);

function message(number: number, more: Partial<MessageShownFragment> = {}): MessageShownFragment {
  return {
    id: `m${number}`,
    number,
    from_seeker: true,
    by: '',
    text: `Message ${number}`,
    at: '2026-11-17T02:05:00.000Z',
    warnings: [],
    is_reported: false,
    ...more,
  };
}

interface Range {
  before: number | null;
  after: number | null;
  limit: number;
}

interface Sent {
  key: string;
  text: string;
}

/** A fake conversation service that accepts each key once. `lose` is the number of answers that get lost. */
function serviceOf(count: number, { lose = 0, refuse }: { lose?: number; refuse?: ServiceError } = {}) {
  let all = Array.from({ length: count }, (_, index) => message(index + 1));
  const byKey = new Map<string, MessageShownFragment>();
  const state = () => ({
    state: 'open',
    last_number: all.length,
    read_by_seeker: 0,
    read_by_company: all.length,
  });
  let lost = 0;
  const loaded = ({ before, after, limit }: Range) => {
    const messages =
      after === null
        ? all.filter(({ number }) => number < (before ?? Number.MAX_VALUE)).slice(-limit)
        : all.filter(({ number }) => number > after);
    return { company: { id: 'c1', applicant: { id: 'a1', conversation: { ...state(), messages } } } };
  };
  const taken = ({ key, text }: Sent) => {
    if (refuse) return refuse;
    const sent = byKey.get(key) ?? message(all.length + 1, { from_seeker: false, by: 'Wong', text });
    if (!byKey.has(key)) all = [...all, sent];
    byKey.set(key, sent);
    lost += 1;
    return lost <= lose ? new ServiceError('') : { send_message: sent };
  };
  const read = () => ({ mark_read: state() });
  const answers: Answers = { Conversation: loaded, SendMessage: taken, MarkRead: read };
  return { answers, stored: () => all.map(({ text }) => text) };
}

const counts = [{ status: 'Applied', count: 1, unread: 0 }];
const around: Answers = {
  Applicants: { company: { id: 'c1', applicants: { total: 1, counts, applicants: [sampleApplicant] } } },
  ApplicantFilters: { company: { id: 'c1', branches: [] }, job_choices: { spoken_languages: [] } },
  JobsToChoose: { company: { id: 'c1', jobs: { total: 0, jobs: [] } } },
  OpenApplicant: { open_applicant: openedApplicant },
  Districts: { districts: [] },
  ReadySentences: {
    ready_sentences: [{ code: 'come', text: { zh_hant: '你何時可以見面？', en: 'When can we meet?' } }],
  },
};

type Reader = { locale?: 'en' | 'zh-hant'; role?: 'owner' | 'viewer' };

function showMessages(answers: Answers, { locale = 'en', role = 'owner' }: Reader = {}) {
  const path = `/portal/${locale === 'en' ? 'en/' : ''}c1/applicants/?applicant=a1&part=messages`;
  return show({ path, person: personOf(membershipOf({ role })), answers: { ...around, ...answers } });
}

const list = async () => within(await screen.findByRole('region', { name: /Conversation with|的對話/ }));
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^(Message|訊息)$/ });
const type = async (value: string) => fireEvent.change(await box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[10.41] a message whose answer was lost is sent once', async () => {
  const { answers, stored } = serviceOf(1, { lose: 1 });
  const { asked } = await showMessages(answers);
  await type('Can you come on Monday?');
  press('Send');
  const messages = await list();
  const waits = 'No network. It will be sent by itself.';
  expect(await messages.findByText(waits)).toBeTruthy();
  press('Send again');
  await waitFor(() => expect(messages.queryByText(waits)).toBeNull());
  expect(stored()).toEqual(['Message 1', 'Can you come on Monday?']);
  expect(messages.getAllByText('Can you come on Monday?')).toHaveLength(1);
  const [first, second] = asked('SendMessage');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ company: 'c1', applicant: 'a1' });
});

test('[10.41] what was typed to somebody is there again when they are', async () => {
  const { answers, stored } = serviceOf(1);
  await showMessages(answers);
  await type('Not finished');
  cleanup();
  await showMessages(answers);
  expect((await box()).value).toBe('Not finished');
  expect(stored()).toEqual(['Message 1']);
});

test('[10.41] Enter sends, but not while an input method is open', async () => {
  const { answers, stored } = serviceOf(1);
  const { asked } = await showMessages(answers, { locale: 'zh-hant' });
  await type('星期一可以嗎');
  fireEvent.keyDown(await box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 229 });
  expect(asked('SendMessage')).toEqual([]);
  fireEvent.keyDown(await box(), { key: 'Enter' });
  await waitFor(() => expect(stored()).toEqual(['Message 1', '星期一可以嗎']));
});

test('a ready sentence is in the language of the page', async () => {
  const { answers } = serviceOf(1);
  await showMessages(answers, { locale: 'zh-hant' });
  fireEvent.click(await screen.findByRole('button', { name: '你何時可以見面？' }));
  expect((await box()).value).toBe('你何時可以見面？');
});

test.each([
  ['en', 'Send', 'The conversation has ended', 'Not sent: The conversation has ended', 'Delete'],
  ['zh-hant', '傳送', '對話已結束', '未能傳送：對話已結束', '刪除'],
] as const)('[10.41] why a message was refused is said (%s)', async (locale, send, why, said, discard) => {
  const { answers, stored } = serviceOf(1, { refuse: new ServiceError(why, 200, 'E100053') });
  await showMessages(answers, { locale });
  await type('Hello');
  press(send);
  const messages = await list();
  expect(await messages.findByText(said)).toBeTruthy();
  press(discard);
  expect(messages.queryByText('Hello')).toBeNull();
  expect(stored()).toEqual(['Message 1']);
});

test.each([
  ['en', 'The messages could not be shown.', 'Try again'],
  ['zh-hant', '未能顯示訊息。', '再試一次'],
] as const)('messages that do not come are asked for again (%s)', async (locale, said, again) => {
  const { answers } = serviceOf(1);
  const loaded = answers.Conversation as (range: Range) => object;
  let failures = 0;
  const atFirst = (range: Range) => {
    failures += 1;
    return failures === 1 ? new ServiceError('') : loaded(range);
  };
  await showMessages({ ...answers, Conversation: atFirst }, { locale });
  expect(await screen.findByText(said)).toBeTruthy();
  press(again);
  expect(await (await list()).findByText('Message 1')).toBeTruthy();
});

test('[10.41] earlier messages come when they are asked for', async () => {
  const { answers } = serviceOf(52);
  const { asked } = await showMessages(answers);
  const messages = await list();
  expect(await messages.findByText('Message 52')).toBeTruthy();
  expect(messages.queryByText('Message 2')).toBeNull();
  press('Earlier messages');
  expect(await messages.findByText('Message 2')).toBeTruthy();
  expect(asked('Conversation').at(-1)).toMatchObject({ before: 3, after: null, limit: 50 });
});

test('[10.09] a viewer reads a conversation without a field to write in', async () => {
  const { answers } = serviceOf(2);
  const Applicant = { company: { id: 'c1', applicant: openedApplicant } };
  const { asked } = await showMessages({ ...answers, Applicant }, { role: 'viewer' });
  expect(await screen.findByText('Message 2')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(asked('MarkRead')).toEqual([]);
});
