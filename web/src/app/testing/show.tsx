import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { parseAddress, parseQuery } from '../../lib/address';
import { type PublicConfig, readConfig } from '../../lib/config';
import { samePath } from '../../lib/head';
import type { LateModule, LoadedPart } from '../../lib/late';
import type { Locale } from '../../lib/locale';
import { createNotices } from '../../lib/notices';
import type { Service } from '../../lib/service';
import { newcomer } from '../../lib/session/sample-profile';
import { initialSession, type SessionState } from '../../lib/session/state';
import { createStore } from '../../lib/store';
import type { Catalogue } from '../../messages/catalogue';
import { App, type AppServices } from '../App';
import { Footer } from '../frame/Footer';
import type { LayoutModule, LayoutName } from '../layouts/layout';
import { layoutFile } from '../layouts/layout';
import { AccountMenu } from '../life/AccountMenu';
import { Overlays } from '../life/Overlays';
import { SideMenu } from '../life/SideMenu';
import type { LiveParts } from '../life-access';
import { assemblePage, type Page } from '../page';

const textModules = import.meta.glob<object>('../../messages/*/*.ts', { eager: true });
const lateModules = import.meta.glob<LateModule>('../../features/*/late/*.tsx', { eager: true });
const layoutModules = import.meta.glob<LayoutModule>('../layouts/*Layout.tsx', { eager: true });

function textsOf(locale: Locale): Catalogue {
  const files = Object.entries(textModules).filter(([file]) => file.includes(`/messages/${locale}/`));
  return Object.assign({}, ...files.map(([, module]) => module)) as Catalogue;
}

function latePart(name: string): LoadedPart {
  const module = lateModules[`../../features/${name.replace('/', '/late/')}.tsx`];
  if (module === undefined) throw new Error('no such part');
  return { Component: module.part.Component, texts: {} };
}

export interface Shown {
  path?: string;
  layout?: LayoutName;
  session?: Partial<SessionState>;
  config?: Partial<PublicConfig>;
  quickBar?: { employments: object[]; job_categories: object[] };
  content?: () => ReactNode;
  /** What the page searches for, as a query. */
  search?: string;
  service?: Service;
}

/** A page of one's own making, and the world around it. */
export function stageOf(shown: Shown = {}): {
  page: Page;
  services: AppServices;
  go: ReturnType<typeof vi.fn>;
} {
  const url = new URL(shown.path ?? '/hk/en/', 'http://site.test');
  const address = parseAddress(url.pathname, url.search, url.hash);
  if (address === undefined) throw new Error('not a page');
  const texts = textsOf(address.locale);
  const layout = shown.layout ?? 'default';
  const Layout = layoutModules[`../layouts/${layoutFile(layout)}.tsx`]?.Layout;
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
  const parts: LiveParts = { AccountMenu, Overlays, SideMenu, texts: texts.personal };
  const services: AppServices = {
    navigation: { go },
    notices: createNotices(),
    session: {
      state: createStore({ ...initialSession, ...shown.session }),
      ready: new Promise(() => undefined),
      service: shown.service ? Promise.resolve(shown.service) : new Promise(() => undefined),
    },
    life: { parts: createStore<LiveParts | undefined>(parts), load: vi.fn(), Footer },
    late: { loaded: latePart, load: async (name) => latePart(name), wait: async (name) => latePart(name) },
    navigating: createStore(false),
    onError: vi.fn(),
  };
  return { page, services, go };
}

/** The page on screen, alive. */
export function show(shown: Shown = {}): RenderResult & ReturnType<typeof stageOf> {
  const stage = stageOf(shown);
  return { ...render(<App page={createStore(stage.page)} services={stage.services} />), ...stage };
}

export const visitor: Partial<SessionState> = {
  credentials: { token: 't', claims: { sub: 'v', iss: 'hoigung', exp: 1, anonymous: true } },
};

export const seeker: Partial<SessionState> = {
  credentials: { token: 't', claims: { sub: 's', iss: 'hoigung', exp: 1, anonymous: false } },
  profile: { ...newcomer, _id: 's', name: '陳大文', profile_picture_avatar: '/media/avatar.jpg' },
};
