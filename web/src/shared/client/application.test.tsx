// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNotices } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import { type Address, parseQuery } from '@/shared/lib/address';
import { createRouteTable } from '@/shared/lib/routes';
import { createNotices } from '@/shared/services/notices';
import { createSession, type Session } from '@/shared/services/session';
import { inThisTab, openTab } from '@/shared/testing/open-tab';
import type { LoadScreen } from './LateScreen';
import { PageHead } from './PageHead';
import { type ClientPage, startPages } from './pages';
import { gateOf, SessionGate } from './SessionGate';
import { PageBoundary, ScreenOrError, Shell, useFocusAt, useTitle } from './Shell';
import { startApplication } from './start';

/** A third application, made of nothing but the shell: two screens behind a login, one of which fails. */

interface Operator {
  id: string;
}

interface Screen {
  title: string;
  Component: ComponentType;
}

interface Route {
  pattern: string;
  load: () => Promise<{ screen: Screen }>;
}

interface Page extends ClientPage {
  screen?: Screen;
}

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
      <a href="/console/feeds/">Feeds</a>
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

const screenOf = (title: string, Component: ComponentType) => async () => ({ screen: { title, Component } });
const loadLogIn: LoadScreen = screenOf('Log in', LogIn);
const findRoute = createRouteTable<Route>(
  [
    { pattern: '/', load: screenOf('Companies', Companies) },
    { pattern: '/feeds/', load: screenOf('Feeds', Feeds) },
  ],
  { pattern: '', load: screenOf('Not found', () => null) },
);

function parse(pathname: string, query: string, hash: string): Address | undefined {
  const [, path] = /^\/console(\/.*)$/.exec(pathname) ?? [];
  return path === undefined ? undefined : { locale: 'en', path, query: parseQuery(query), hash };
}

async function loadPage(address: Address): Promise<Page> {
  const { screen } = await findRoute(address.path).route.load();
  return { address, screen };
}

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
  useTitle(page.screen?.title ?? 'Failed');
  useFocusAt(gate);
  return (
    <>
      <nav>
        <a href="/console/">Companies</a>
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

async function start(path: string, load: () => Promise<Operator | null>) {
  openTab(`http://console.test${path}`);
  document.body.innerHTML = '<div id="app" inert><h1>Preview</h1></div>';
  const options = {
    load,
    logOut: async () => undefined,
    dropDrafts: vi.fn(),
    dropAnswers: vi.fn(),
    ownerKey: 'owner',
  };
  const session = createSession<Operator>(options);
  const application = async (address: Address) => {
    void session.refresh();
    const first = await loadPage(address);
    const failedPage = (other: Address, error: unknown): Page => ({ address: other, error });
    const pages = inThisTab(() =>
      startPages<Page>({ first, parse, load: loadPage, failed: failedPage, onOffline: vi.fn() }),
    );
    return (
      <Shell
        pages={pages}
        notices={createNotices()}
        loadingLabel="Loading"
        startHref="/console/"
        onError={onError}
      >
        {(page) => <Content page={page} session={session} onError={onError} />}
      </Shell>
    );
  };
  await act(() => startApplication({ parse, load: application, startHref: () => '/console/' }));
  return session;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  isBroken = true;
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(cleanup);

test('an application of the shell alone asks for a login, and shows the page after it', async () => {
  const session = await start('/console/', async () => null);
  expect(await heading('Log in')).toBeTruthy();
  expect(screen.queryByText('Preview')).toBeNull();
  expect(document.getElementById('app')?.hasAttribute('inert')).toBe(false);
  act(() => session.begin({ id: 'o1' }));
  expect(document.activeElement).toBe(await heading('Companies'));
  expect(document.title).toBe('Companies');
});

test('where it is unknown who is logged in, it says so and asks again', async () => {
  const load = vi.fn<() => Promise<Operator | null>>().mockRejectedValueOnce('no answer');
  await start('/console/', load.mockResolvedValue({ id: 'o1' }));
  expect(await heading('Failed: no answer')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await heading('Companies')).toBeTruthy();
});

test('a screen that fails leaves the menu, and works after another try', async () => {
  await start('/console/', async () => ({ id: 'o1' }));
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

test('the action of a toast is run, and closes it', async () => {
  await start('/console/', async () => ({ id: 'o1' }));
  await heading('Companies');
  act(() => screen.getByRole('button', { name: 'Refuse' }).click());
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(onUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Refused')).toBeNull());
});

test('an application whose scripts do not come says so, over its preview', async () => {
  openTab('http://console.test/console/');
  document.body.innerHTML = '<div id="app" inert><h1>Preview</h1></div>';
  const load = async () => {
    throw new Error('no script');
  };
  await act(() => startApplication({ parse, load, startHref: () => '/console/' }));
  expect(await heading('The page could not be shown')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/console/');
});
