// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNotices } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import type { Address } from '@/shared/lib/address';
import { createClosedAddresses } from '@/shared/lib/closed-addresses';
import { createConfigReader } from '@/shared/lib/config';
import { createRouteTable } from '@/shared/lib/routes';
import type { ScreenRoute } from '@/shared/lib/screen';
import { application } from '@/shared/messages/en/application';
import { createNotices } from '@/shared/services/notices';
import { createSession, type Session } from '@/shared/services/session';
import { inThisTab, openTab } from '@/shared/testing/open-tab';
import type { LoadScreen } from './LateScreen';
import { PageHead } from './PageHead';
import { gateOf, SessionGate } from './SessionGate';
import { PageBoundary, ScreenOrError, Shell, useFocusAt, useTitle } from './Shell';
import { createScreens, type ScreenPage } from './screens';
import { startApplication } from './start';

/** An application made of nothing but the shell: screens behind a login, one of which fails. */

interface Operator {
  id: string;
}

const texts = { application: { ...application, name: 'Console' } };
type Texts = typeof texts;
type Route = ScreenRoute<Texts>;
type Page = ScreenPage<Route>;

let isBroken = true;
const onUndo = vi.fn();

function Companies() {
  const { show } = useNotices();
  const refuse = () =>
    show({ kind: 'toast', text: 'Refused', done: true, action: { label: 'Undo', run: onUndo } });
  return (
    <>
      <PageHead title="Companies" />
      <button type="button" onClick={refuse}>
        Refuse
      </button>
      <a href="/console/en/feeds/">Feeds</a>
    </>
  );
}

function Feeds() {
  if (isBroken) throw new Error('broken');
  return <PageHead title="Feeds" />;
}

function LogIn() {
  return <PageHead title="Log in" />;
}

const screenOf = (title: string, Component: () => ReactNode) => async () => ({
  screen: { title: () => title, Component },
});
const loadLogIn: LoadScreen = screenOf('Log in', LogIn);
const routes: readonly Route[] = [
  { pattern: '/', load: screenOf('Companies', Companies) },
  { pattern: '/feeds/', load: screenOf('Feeds', Feeds) },
  { pattern: '/late/', load: () => loadLate() },
];
const loadLate = vi.fn(screenOf('Late', () => <PageHead title="Late" />));
const find = createRouteTable(routes, { pattern: '', load: screenOf('Not found', () => null) });
const addresses = createClosedAddresses('/console');
const screens = createScreens({ addresses, routes, find });
const readConfig = createConfigReader({ greeting: 'none' });

const failed = (error: unknown, retry: () => void): ReactNode => (
  <>
    <PageHead title={`Failed: ${String(error)}`} />
    <button type="button" onClick={retry}>
      Try again
    </button>
  </>
);

function Content({
  page,
  session,
  onError,
}: {
  page: Page;
  session: Session<Operator>;
  onError: () => void;
}) {
  const state = useStore(session.state);
  const gate = gateOf(state);
  useTitle(page.screen?.title(texts) ?? 'Failed', texts.application.name);
  useFocusAt(gate);
  return (
    <>
      <nav>
        <a href="/console/en/">Companies</a>
      </nav>
      <PageBoundary page={page} onError={onError} failed={failed}>
        <SessionGate
          gate={gate}
          error={state.error}
          onRetry={() => void session.refresh()}
          logIn={loadLogIn}
          loading={<p>Loading</p>}
          failed={failed}
        >
          <ScreenOrError page={page} failed={failed} />
        </SessionGate>
      </PageBoundary>
    </>
  );
}

const onError = vi.fn();
const greeting = vi.fn();
const loadTexts = async () => ({ texts });
const parts = { addresses, find, readConfig, texts: { 'zh-hant': loadTexts, en: loadTexts } };

function openDocument(path: string): void {
  openTab(`http://console.test${path}`);
  document.body.innerHTML =
    '<div id="app" inert><h1>Preview</h1></div><script id="config">{"greeting":"hello"}</script>';
}

/** The application at an address of its document, and its session. */
function applicationAt(path: string, load: () => Promise<Operator | null>) {
  openDocument(path);
  const options = {
    load,
    logOut: async () => undefined,
    dropDrafts: vi.fn(),
    dropAnswers: vi.fn(),
    ownerKey: 'owner',
  };
  const session = createSession<Operator>(options);
  const run = async ({ address, config }: { address: Address; config: { greeting: string } }) => {
    greeting(config.greeting);
    void session.refresh();
    const first = await screens.loadFirst(address);
    const pages = inThisTab(() => screens.start(first, vi.fn()));
    return (
      <Shell
        pages={pages}
        addresses={addresses}
        notices={createNotices()}
        config={config}
        texts={texts}
        onError={onError}
      >
        {(page) => <Content page={page} session={session} onError={onError} />}
      </Shell>
    );
  };
  return { session, run: async () => ({ run }) };
}

async function start(path: string, load: () => Promise<Operator | null>) {
  const { session, run } = applicationAt(path, load);
  await act(() => startApplication({ ...parts, run }));
  return session;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  isBroken = true;
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(cleanup);

test('an application of the shell alone asks for a login, and shows the page after it', async () => {
  const session = await start('/console/en/', async () => null);
  expect(await heading('Log in')).toBeTruthy();
  expect(screen.queryByText('Preview')).toBeNull();
  expect(document.getElementById('app')?.hasAttribute('inert')).toBe(false);
  act(() => session.begin({ id: 'o1' }));
  expect(document.activeElement).toBe(await heading('Companies'));
  expect(document.title).toBe('Companies · Console');
  expect(greeting).toHaveBeenCalledWith('hello');
});

test('where it is unknown who is logged in, it says so and asks again', async () => {
  const load = vi.fn<() => Promise<Operator | null>>().mockRejectedValueOnce('no answer');
  await start('/console/en/', load.mockResolvedValue({ id: 'o1' }));
  expect(await heading('Failed: no answer')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await heading('Companies')).toBeTruthy();
});

test('a screen that fails leaves the menu, and works after another try', async () => {
  await start('/console/en/', async () => ({ id: 'o1' }));
  await heading('Companies');
  const menu = screen.getByRole('navigation');
  act(() => screen.getByRole('link', { name: 'Feeds' }).click());
  expect(await heading('Failed: Error: broken')).toBeTruthy();
  expect(onError).toHaveBeenCalled();
  expect(screen.getByRole('navigation')).toBe(menu);
  isBroken = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await heading('Feeds')).toBeTruthy();
  act(() => screen.getByRole('link', { name: 'Companies' }).click());
  expect(await heading('Companies')).toBeTruthy();
});

test('a first screen whose script stays away leaves the menu after a new document, and comes at another try', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  loadLate.mockRejectedValue(new Error('no script'));
  const somebody = async () => ({ id: 'o1' });
  void startApplication({ ...parts, run: applicationAt('/console/en/late/', somebody).run });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await heading('Preview')).toBeTruthy();
  // The new document does not find it, either.
  await start('/console/en/late/', somebody);
  expect(await heading('Failed: ChunkError: A script could not be loaded')).toBeTruthy();
  expect(screen.getByRole('navigation')).toBeTruthy();
  loadLate.mockReset();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await heading('Late')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

test('the action of a toast is run, and closes it', async () => {
  await start('/console/en/', async () => ({ id: 'o1' }));
  await heading('Companies');
  act(() => screen.getByRole('button', { name: 'Refuse' }).click());
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(onUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Refused')).toBeNull());
});

test('an application whose scripts do not come says so, over its preview', async () => {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  openDocument('/console/en/');
  const run = async () => {
    throw new Error('no script');
  };
  // A new document is asked for it once.
  await act(() => startApplication({ ...parts, run }));
  expect(location.reload).toHaveBeenCalledOnce();
  expect(await heading('Preview')).toBeTruthy();
  await act(() => startApplication({ ...parts, run }));
  expect(location.reload).toHaveBeenCalledOnce();
  expect(await heading('The page could not be shown')).toBeTruthy();
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Try again', ''],
    ['Back to Home', '/console/en/'],
  ]);
});
