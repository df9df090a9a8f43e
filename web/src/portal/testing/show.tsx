import { vi } from 'vitest';
import { createNotices } from '@/shared/services/notices';
import { createQueryClient } from '@/shared/services/query-client';
import { type Answers, refusal } from '@/shared/testing/answers';
import { showApplication } from '@/shared/testing/show-application';
import { App } from '../app/client/App';
import { type PortalPage, screens } from '../app/client/router';
import { addresses } from '../lib/address';
import { readConfig } from '../lib/config';
import { texts as english } from '../messages/all-en';
import { texts as chinese } from '../messages/all-zh-hant';
import { createDecisions } from '../services/decisions/decisions';
import { invalidateApplicants } from '../services/invalidate-applicants';
import { createSession, type Person } from '../services/session';
import type { Portal } from '../services/usePortal';

export { type Answers, refusal };

export interface ShowOptions {
  path: string;
  /** The person who is logged in; null for nobody. */
  person: Person | null;
  answers?: Answers;
  /** Called with an error thrown while rendering, which fails the test otherwise. */
  onError?: (error: unknown) => void;
  /** Answers the request for a stream; without it the stream never opens. */
  stream?: () => Response;
}

function rethrow(error: unknown): never {
  throw error;
}

/** Renders a page of the portal over a fake service. */
export async function show({ path, person, answers = {}, stream, onError = rethrow }: ShowOptions) {
  const url = new URL(path, 'http://portal.test');
  const address = addresses.parse(url.pathname, url.search, url.hash);
  if (address === undefined) throw new Error('not a page');
  const onOffline = vi.fn();
  const made: Partial<Portal> = {};
  const shown = await showApplication<PortalPage>({
    url: url.href,
    answers,
    stream,
    async load({ ask, service }) {
      const queries = createQueryClient();
      const session = createSession(ask, () => undefined, queries.clear);
      session.state.set({ person, hasExpired: false });
      const decisions = createDecisions(ask, invalidateApplicants(queries));
      Object.assign(made, { ask, service, queries, session, decisions } satisfies Portal);
      const first = await screens.load(address);
      return () => screens.start(first, onOffline);
    },
    element: (pages) => (
      <App
        pages={pages}
        portal={made as Portal}
        notices={createNotices()}
        config={readConfig({})}
        texts={address.locale === 'en' ? english : chinese}
        onError={onError}
      />
    ),
  });
  const { session, decisions } = made as Portal;
  return { ...shown, session, decisions, onOffline };
}
