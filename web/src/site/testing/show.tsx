import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { parseQuery } from '@/shared/lib/address';
import type { Locale } from '@/shared/lib/locale';
import { createStore } from '@/shared/lib/store';
import type { Service } from '@/shared/services/api/service';
import { createNotices } from '@/shared/services/notices';
import { type Answers, createAnswering } from '@/shared/testing/answers';
import { parseAddress } from '@/site/lib/address';
import { App, type AppServices } from '../app/App';
import { AccountMenu } from '../app/client/AccountMenu';
import { Overlays } from '../app/client/Overlays';
import { SideMenu } from '../app/client/SideMenu';
import { Footer } from '../app/frame/Footer';
import type { LayoutModule, LayoutName } from '../app/layouts/layout';
import { layoutFile } from '../app/layouts/layout';
import { assemblePage, type Page } from '../app/page';
import type { ClientFrame } from '../app/useClientFrame';
import { type PublicConfig, readConfig } from '../lib/config';
import type { Catalogue } from '../messages/catalogue';
import type { DeferredModule, LoadedComponent } from '../page/Deferred';
import { samePath } from '../page/head';
import { newcomer } from '../services/session/sample-profile';
import type { Session } from '../services/session/session';
import { initialSession, type SessionState } from '../services/session/state';

const textModules = import.meta.glob<object>('../messages/*/*.ts', { eager: true });
const deferredModules = import.meta.glob<DeferredModule>('../features/*/deferred/*.tsx', { eager: true });
const layoutModules = import.meta.glob<LayoutModule>('../app/layouts/*Layout.tsx', { eager: true });

function textsOf(locale: Locale): Catalogue {
  const files = Object.entries(textModules).filter(([file]) => file.includes(`/messages/${locale}/`));
  return Object.assign({}, ...files.map(([, module]) => module)) as Catalogue;
}

function deferredComponent(name: string): LoadedComponent {
  const module = deferredModules[`../features/${name.replace('/', '/deferred/')}.tsx`];
  if (module === undefined) throw new Error(`no deferred component ${name}`);
  return { Component: module.deferred.Component, texts: {} };
}

export interface ShowOptions {
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

/** A fake service that gives these answers and records the requests. */
function createAnsweringService(answers: Answers) {
  const { answer, asked } = createAnswering(answers);
  const ask = async (...asked: Parameters<typeof answer>) => ({ data: await answer(...asked) });
  const prepare = (path: string) => ({ url: `/api/seeker/${path}`, headers: {} });
  return { service: { ask, prepare } as unknown as Service, asked };
}

/** A page for a test, and its services. */
export function createPage(shown: ShowOptions = {}): {
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
    navigation: { go, navigationCount: () => 0 },
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
export function show(shown: ShowOptions = {}): RenderResult & ReturnType<typeof createPage> {
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
