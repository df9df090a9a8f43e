import { act, type RenderResult, render } from '@testing-library/react';
import { vi } from 'vitest';
import { createStore } from '../../shared/lib/every-page/store';
import { type Service, ServiceError } from '../../shared/services/api/service';
import { createNotices } from '../../shared/services/every-page/notices';
import { App } from '../app/client/App';
import type { Router } from '../app/client/router';
import { findRoute } from '../app/every-page/routes';
import { parsePortalAddress } from '../lib/every-page/address';
import { readConfig } from '../lib/every-page/config';
import { texts as english } from '../messages/all-en';
import { texts as chinese } from '../messages/all-zh-hant';
import type { Ask } from '../services/ask';
import { createDecisions } from '../services/decisions/decisions';
import { createSession, type Person } from '../services/session';

/** The service's answers by operation name; an error is thrown as a refusal. */
export type Answers = Record<string, object | ((variables: never) => object)>;

export interface Shown {
  path: string;
  /** The person who is logged in; null for nobody. */
  person: Person | null;
  answers?: Answers;
}

export function refusal(code: string, retryAfter?: number): ServiceError {
  return new ServiceError(`refused by ${code}`, 200, code, retryAfter);
}

/** Renders a page of the portal over a fake service. */
export async function show({ path, person, answers = {} }: Shown) {
  const url = new URL(path, 'http://portal.test');
  const address = parsePortalAddress(url.pathname, url.search, url.hash);
  if (address === undefined) throw new Error('not a page');
  const { route, params } = findRoute(address.path);
  const { screen } = await route.load();
  const go = vi.fn();
  const ask = vi.fn(async ({ name, variables }: { name: string; variables: object }) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`nothing answers ${name}`);
    const given = typeof answer === 'function' ? answer(variables as never) : answer;
    if (given instanceof Error) throw given;
    return given;
  });
  const session = createSession(ask as Ask, () => undefined);
  session.state.set({ person, hasExpired: false });
  // An open stream without events.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const service = {
    prepare: (path: string) => ({ url: `http://portal.test/${path}`, headers: {}, refusal: vi.fn() }),
  } as unknown as Service;
  const router: Router = {
    shown: createStore({ address, route, params, screen }),
    isLoading: createStore(false),
    navigation: { go, departures: () => 0 },
  };
  const decisions = createDecisions(ask as Ask);
  const result: RenderResult = render(
    <App
      router={router}
      portal={{ ask: ask as Ask, session, service, decisions }}
      notices={createNotices()}
      config={readConfig({})}
      texts={address.locale === 'en' ? english : chinese}
      onError={(error) => {
        throw error;
      }}
    />,
  );
  // What is answered at once is on screen with its effects, as it is long before anybody presses something.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const asked = (name: string) =>
    ask.mock.calls.filter(([each]) => each.name === name).map(([each]) => each.variables);
  /** Goes to another address within the page. */
  const visit = (path: string) => {
    const { pathname, search, hash } = new URL(path, 'http://portal.test');
    const next = parsePortalAddress(pathname, search, hash);
    if (next === undefined) throw new Error('not a page');
    act(() => router.shown.set({ address: next, ...findRoute(next.path), screen }));
  };
  return { ...result, visit, go, session, decisions, asked };
}
