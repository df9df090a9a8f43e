// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  MyNewsSettingsQuery,
  NewsKind,
  NewsSettingsItemFragment,
  UpdateNewsSettingsMutationVariables,
} from '@/generated/seeker/graphql';
import { ServiceError } from '@/shared/services/api/service';
import { newcomer } from '@/site/services/session/sample-profile';
import type { Profile } from '@/site/services/session/state';
import { seeker, show } from '@/site/testing/show';
import { NewsSettings } from './NewsSettings';
import { applyNewsChange } from './news-changes';

const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
});

afterEach(cleanup);

const kinds: readonly NewsKind[] = [
  'alert_matched',
  'status_changed',
  'message',
  'interview',
  'job_closed',
  'saved_job_ending',
];

const stored: NewsSettingsItemFragment = {
  switches: kinds.map((kind) => ({ kind, site: true, mail: 'daily', push: 'at_once' })),
  hour: 9,
  at_night: false,
  push_key: null,
  sms_offered: false,
  sms: false,
};

const withEmail: Profile = { ...newcomer, email: 'mei@example.hk' };

interface Given {
  settings?: NewsSettingsItemFragment;
  profile?: Profile;
  hasMail?: boolean;
  hash?: string;
  update?: (change: UpdateNewsSettingsMutationVariables) => object;
}

function showSettings({
  settings = stored,
  profile = withEmail,
  hasMail = true,
  hash = '',
  update,
}: Given = {}) {
  const data: MyNewsSettingsQuery = { news_settings: settings, config: { mail: hasMail } };
  // Keeps what was changed, as the service does.
  let kept = settings;
  const keep = (change: UpdateNewsSettingsMutationVariables) => {
    kept = applyNewsChange(kept, {
      hour: change.hour,
      at_night: change.at_night,
      sms: change.sms,
      switches: [change.switches ?? []].flat(),
    });
    return { update_news_settings: kept };
  };
  return show({
    path: `/hk/en/profile/?page=notificationSettings${hash}`,
    layout: 'simple',
    session: seeker,
    answers: { UpdateNewsSettings: update ?? keep },
    content: () => <NewsSettings data={data} profile={profile} />,
  });
}

const row = (kind: NewsKind) => within(document.getElementById(kind) as HTMLElement);
const siteOf = (kind: NewsKind) => row(kind).getByLabelText<HTMLInputElement>('Counts as unread in the menu');
const mailOf = (kind: NewsKind, timing: string) => row(kind).getByLabelText<HTMLInputElement>(timing);
const hourField = () => screen.getByLabelText<HTMLSelectElement>('Hour of the daily email');
const nightField = () => screen.getByLabelText<HTMLInputElement>(/^Also at night/);
const isOff = (field: HTMLElement) => field.closest<HTMLFieldSetElement>('fieldset:not([name])')?.disabled;
const press = async (element: HTMLElement) => {
  await act(async () => void fireEvent.click(element));
};

test('[12.08] each kind is a group with a switch for the site and a choice for mails, in the given order', () => {
  showSettings();
  expect([...document.querySelectorAll('li')].map(({ id }) => id)).toEqual(kinds);
  const interviews = within(screen.getByRole('group', { name: 'Interviews' }));
  expect(interviews.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  const mail = within(interviews.getByRole('radiogroup', { name: 'Email' }));
  expect(mail.getByRole<HTMLInputElement>('radio', { name: 'Once a day' }).checked).toBe(true);
  expect(hourField().value).toBe('9');
});

test('[12.08] a press is shown and sent at once, with that control alone', async () => {
  const { asked, services } = showSettings();
  await press(mailOf('message', 'At once'));
  expect(mailOf('message', 'At once').checked).toBe(true);
  await press(siteOf('saved_job_ending'));
  expect(siteOf('saved_job_ending').checked).toBe(false);
  await waitFor(() => expect(asked('UpdateNewsSettings')).toHaveLength(2));
  expect(asked('UpdateNewsSettings')).toEqual([
    { switches: [{ kind: 'message', mail: 'at_once' }] },
    { switches: [{ kind: 'saved_job_ending', site: false }] },
  ]);
  await waitFor(() => expect(services.notices.notice.get()).toMatchObject({ done: true }));
});

test('[12.08] hour and night are saved, too, and an unusual hour that is stored can be seen', async () => {
  const { asked } = showSettings({ settings: { ...stored, hour: 6 } });
  const hour = hourField();
  expect(hour.value).toBe('6');
  expect([...hour.options].map(({ text }) => text).slice(0, 3)).toEqual(['06:00', '08:00', '09:00']);
  expect([...hour.options].at(-1)?.text).toBe('21:00');
  await act(async () => void fireEvent.change(hour, { target: { value: '20' } }));
  await press(nightField());
  await waitFor(() => expect(asked('UpdateNewsSettings')).toEqual([{ hour: 20 }, { at_night: true }]));
});

test('[12.08] quick changes go one after the other, and an earlier answer does not undo a later one', async () => {
  const gates = [0, 1].map(() => Promise.withResolvers<object>());
  const sent: object[] = [];
  const update = (change: object) => {
    sent.push(change);
    return gates[sent.length - 1]?.promise ?? {};
  };
  showSettings({ update });
  await press(mailOf('message', 'At once'));
  await press(mailOf('message', 'Never'));
  expect(sent).toHaveLength(1);
  const answer = (mail: 'at_once' | 'never') => ({
    update_news_settings: applyNewsChange(stored, { switches: [{ kind: 'message', mail }] }),
  });
  await act(async () => gates[0]?.resolve(answer('at_once')));
  expect(mailOf('message', 'Never').checked).toBe(true);
  expect(sent).toHaveLength(2);
  await act(async () => gates[1]?.resolve(answer('never')));
  expect(mailOf('message', 'Never').checked).toBe(true);
});

test('[12.08] a change that fails is said and goes back, without what was changed besides', async () => {
  const { services } = showSettings({
    update: ({ hour }) => {
      if (hour) throw new ServiceError('The settings are closed', 409, 'E100001');
      return { update_news_settings: applyNewsChange(stored, { at_night: true }) };
    },
  });
  const hour = hourField();
  await act(async () => void fireEvent.change(hour, { target: { value: '20' } }));
  expect(services.notices.notice.get()).toMatchObject({ text: 'The settings are closed' });
  expect(hour.value).toBe('9');
  const night = nightField();
  await press(night);
  expect(night.checked).toBe(true);
  expect(hour.value).toBe('9');
});

test('[12.08] without an address the mail column is off, and a hint leads to adding one', async () => {
  const { asked } = showSettings({ profile: newcomer });
  expect(isOff(mailOf('message', 'At once'))).toBe(true);
  expect(isOff(hourField())).toBe(true);
  expect(isOff(siteOf('message'))).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Add an email address' }).getAttribute('href')).toBe(
    '/hk/en/profile/?page=myProfile&popup=email',
  );
  await press(siteOf('message'));
  await waitFor(() => expect(asked('UpdateNewsSettings')).toHaveLength(1));
});

test('[12.07] an address whose mails came back is told, with a way to change it', () => {
  showSettings({ profile: { ...withEmail, is_email_unreachable: true } });
  expect(screen.getByText(/Emails to this address came back/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Confirm or change it' })).toBeTruthy();
});

test('[12.08] a site without mail shows no mail column', () => {
  showSettings({ hasMail: false, profile: newcomer });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('[12.08] the row that the address names is scrolled to, marked and focused', () => {
  showSettings({ hash: '#interview' });
  const named = document.getElementById('interview');
  expect(scrolledTo).toContain(named);
  expect(named?.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(named);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('[12.08] without a named row nothing takes the focus', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  showSettings();
  expect(focus).not.toHaveBeenCalled();
  expect(document.querySelector('[aria-current]')).toBeNull();
});

const withPush: NewsSettingsItemFragment = { ...stored, push_key: 'BPv_Aw' };

test('[12.08] on a site that sends pushes each kind has a choice for them, too', async () => {
  const { asked } = showSettings({ settings: withPush, profile: newcomer });
  const interviews = within(screen.getByRole('group', { name: 'Interviews' }));
  const push = within(interviews.getByRole('radiogroup', { name: 'Push notification' }));
  expect(push.getByRole<HTMLInputElement>('radio', { name: 'At once' }).checked).toBe(true);
  await press(push.getByRole('radio', { name: 'Once a day' }));
  await waitFor(() =>
    expect(asked('UpdateNewsSettings')).toEqual([{ switches: [{ kind: 'interview', push: 'daily' }] }]),
  );
  // Without an address for mails the hour still says when pushes come.
  expect(isOff(screen.getByLabelText('Hour of the daily news'))).toBe(false);
});

test('[12.08] the switch for SMS is shown where the site offers it, and is sent alone', async () => {
  showSettings();
  expect(screen.queryByRole('checkbox', { name: /^Send me an SMS/ })).toBeNull();
  cleanup();
  const { asked } = showSettings({ settings: { ...stored, sms_offered: true } });
  const sms = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Send me an SMS/ });
  await press(sms);
  expect(sms.checked).toBe(true);
  await waitFor(() => expect(asked('UpdateNewsSettings')).toEqual([{ sms: true }]));
});

test.each([
  ['default', 'This device shows no notifications.', 'Turn on notifications here'],
  ['denied', /^Your browser does not let this site show notifications/, undefined],
] as const)('[12.06] the page tells what state this device is in: %s', (permission, said, button) => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  showSettings({ settings: withPush });
  const device = within(screen.getByRole('region', { name: 'This device' }));
  expect(device.getByText(said)).toBeTruthy();
  expect(device.queryByRole('button')?.textContent).toBe(button);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
