import { vi } from 'vitest';
import type { MeShownFragment } from '@/generated/console/graphql';
import { createNotices } from '@/shared/services/notices';
import { createQueryClient } from '@/shared/services/query-client';
import { type Answers, refusal } from '@/shared/testing/answers';
import { showApplication } from '@/shared/testing/show-application';
import { App } from '../app/client/App';
import { type ConsolePage, screens } from '../app/client/router';
import { addresses } from '../lib/address';
import { readConfig } from '../lib/config';
import { texts as english } from '../messages/all-en';
import { texts as chinese } from '../messages/all-zh-hant';
import { createSession, personOf, type Role } from '../services/session';
import type { Console } from '../services/useConsole';

export { type Answers, refusal };

/** Somebody who is logged in, with what the service lets the role do. */
export function meOf(role: Role = 'admin'): MeShownFragment {
  const permissions: MeShownFragment['permissions'] = {
    admin: ['read_log', 'export_log', 'manage_staff', 'manage_keys'] as const,
    moderator: ['read_log'] as const,
    editor: [],
    support: [],
  }[role].slice();
  return { locale: 'en', permissions, staff: { id: 's1', email: 'may@hoigung.test', role } };
}

interface ShowOptions {
  path: string;
  /** Who is logged in; null for nobody. */
  me?: MeShownFragment | null;
  answers?: Answers;
}

function rethrow(error: unknown): never {
  throw error;
}

/** Renders a page of the console over a fake service. */
export async function show({ path, me = meOf(), answers = {} }: ShowOptions) {
  const url = new URL(path, 'http://console.test');
  const address = addresses.parse(url.pathname, url.search, url.hash);
  if (address === undefined) throw new Error('not a page');
  const made: Partial<Console> = {};
  const shown = await showApplication<ConsolePage>({
    url: url.href,
    answers: { OpenLogin: { login: null }, ...answers },
    async load({ ask, service }) {
      const queries = createQueryClient();
      const session = createSession(ask, () => undefined, queries.clear);
      session.state.set({ person: me && personOf(me), hasExpired: false });
      Object.assign(made, { ask, service, queries, session } satisfies Console);
      const first = await screens.load(address);
      return () => screens.start(first, vi.fn());
    },
    element: (pages) => (
      <App
        pages={pages}
        console={made as Console}
        notices={createNotices()}
        config={readConfig({})}
        texts={address.locale === 'en' ? english : chinese}
        onError={rethrow}
      />
    ),
  });
  return { ...shown, session: (made as Console).session };
}
