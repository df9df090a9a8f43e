import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { parseAddress, parseQuery } from '../../shared/lib/every-page/address';
import type { Locale } from '../../shared/lib/every-page/locale';
import { createStore } from '../../shared/lib/every-page/store';
import type { Service } from '../../shared/services/api/service';
import { createNotices } from '../../shared/services/every-page/notices';
import { AccountMenu } from '../app/client/AccountMenu';
import { Overlays } from '../app/client/Overlays';
import { SideMenu } from '../app/client/SideMenu';
import { App, type AppServices } from '../app/every-page/App';
import type { LayoutModule, LayoutName } from '../app/every-page/layouts/layout';
import { layoutFile } from '../app/every-page/layouts/layout';
import { assemblePage, type Page } from '../app/every-page/page';
import type { ClientFrame } from '../app/every-page/useClientFrame';
import { Footer } from '../app/frame/Footer';
import { type PublicConfig, readConfig } from '../lib/every-page/config';
import type { Catalogue } from '../messages/catalogue';
import type { DeferredModule, LoadedComponent } from '../page/every-page/Deferred';
import { samePath } from '../page/every-page/head';
import { initialSession, type SessionState } from '../services/session/every-page/state';
import { newcomer } from '../services/session/sample-profile';
import type { Session } from '../services/session/session';

const textModules = import.meta.glob<object>('../messages/*/*.ts', { eager: true });
const deferredModules = import.meta.glob<DeferredModule>('../features/*/deferred/*.tsx', { eager: true });
const layoutModules = import.meta.glob<LayoutModule>(
  ['../app/layouts/*Layout.tsx', '../app/every-page/layouts/*Layout.tsx'],
  { eager: true },
);

function textsOf(locale: Locale): Catalogue {
  const files = Object.entries(textModules).filter(([file]) => file.includes(`/messages/${locale}/`));
  return Object.assign({}, ...files.map(([, module]) => module)) as Catalogue;
}

function deferredComponent(name: string): LoadedComponent {
  const module = deferredModules[`../features/${name.replace('/', '/deferred/')}.tsx`];
  if (module === undefined) throw new Error(`no deferred component ${name}`);
  return { Component: module.deferred.Component, texts: {} };
}

export interface Shown {
  path?: string;
  layout?: LayoutName;
  session?: Partial<SessionState>;
  config?: Partial<PublicConfig>;
  quickBar?: { employments: object[]; job_categories: object[] };
  content?: () => ReactNode;
  /** The page's search as a query. */
  search?: string;
  service?: Service;
  /** The service's answers by operation name; an error is thrown as a refusal. */
  answers?: Answers;
}

export type Answers = Record<string, object | ((variables: never) => object)>;

/** A fake service that gives these answers and records the requests. */
function createAnsweringService(answers: Answers) {
  const ask = vi.fn(async ({ name, variables }: { name: string; variables: object }) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`nothing answers ${name}`);
    const data = typeof answer === 'function' ? answer(variables as never) : answer;
    if (data instanceof Error) throw data;
    return { data };
  });
  const prepare = (path: string) => ({ url: `/api/seeker/${path}`, headers: {} });
  const asked = (name: string) =>
    ask.mock.calls.filter(([each]) => each.name === name).map(([each]) => each.variables);
  return { service: { ask, prepare } as unknown as Service, asked };
}

/** A page for a test, and its services. */
export function createPage(shown: Shown = {}): {
  page: Page;
  services: AppServices;
  go: ReturnType<typeof vi.fn>;
  /** The variables of the requests with that operation name. */
  asked: (name: string) => object[];
} {
  const url = new URL(shown.path ?? '/hk/en/', 'http://site.test');
  const address = parseAddress(url.pathname, url.search, url.hash);
  if (address === undefined) throw new Error('not a page');
  const texts = textsOf(address.locale);
  const layout = shown.layout ?? 'default';
  const file = `/${layoutFile(layout)}.tsx`;
  const Layout = Object.entries(layoutModules).find(([path]) => path.endsWith(file))?.[1].Layout;
  if (Layout === undefined) throw new Error('no such layout');
  const page = assemblePage({
    layout,
    Layout,
    screen: {
      namespaces: [],
      operations: () => [],
      head: () => ({ title: 'Sample', description: '', paths: samePath(address.path) }),
      ...(shown.search !== undefined && { search: () => parseQuery(shown.search ?? '') }),
      Component: shown.content ?? (() => <h1>Sample</h1>),
    },
    address: { ...address, params: {} },
    answers: [],
    layoutAnswers: shown.quickBar ? [{ data: { config: shown.quickBar } }] : [],
    texts,
    config: readConfig(shown.config),
    now: new Date('2026-11-15T00:00:00Z'),
  });
  const go = vi.fn();
  const frame: ClientFrame = { AccountMenu, Overlays, SideMenu, texts: texts.personal };
  const answering = createAnsweringService(shown.answers ?? {});
  const service = shown.service ?? (shown.answers && answering.service);
  const state = createStore<SessionState>({ ...initialSession, ...shown.session });
  const session = {
    state,
    whenToken: (callback: () => void) => callback(),
    countUnread: vi.fn(),
    changeProfile: vi.fn(),
    tellOthers: vi.fn(),
  };
  const services: AppServices = {
    navigation: { go, departures: () => 0 },
    notices: createNotices(),
    session: {
      state,
      ready: shown.answers ? Promise.resolve(session as unknown as Session) : new Promise(() => undefined),
      service: service ? Promise.resolve(service) : new Promise(() => undefined),
    },
    clientFrame: { frame: createStore<ClientFrame | undefined>(frame), load: vi.fn(), Footer },
    deferred: {
      loaded: deferredComponent,
      load: async (name) => deferredComponent(name),
      wait: async (name) => deferredComponent(name),
    },
    navigating: createStore(false),
    onError: vi.fn(),
  };
  return { page, services, go, asked: answering.asked };
}

/** Renders the page, with its event handlers. */
export function show(shown: Shown = {}): RenderResult & ReturnType<typeof createPage> {
  const made = createPage(shown);
  return { ...render(<App page={createStore(made.page)} services={made.services} />), ...made };
}

export const visitor: Partial<SessionState> = {
  credentials: { token: 't', claims: { sub: 'v', iss: 'hoigung', exp: 1, anonymous: true } },
};

export const seeker: Partial<SessionState> = {
  credentials: { token: 't', claims: { sub: 's', iss: 'hoigung', exp: 1, anonymous: false } },
  profile: { ...newcomer, _id: 's', name: '陳大文', profile_picture_avatar: '/media/avatar.jpg' },
};
