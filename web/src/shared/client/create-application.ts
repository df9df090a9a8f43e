import type { Application } from '@/shared/hooks/application/useApplication';
import { createService, type ServiceError, type ServiceOptions } from '@/shared/services/api/service';
import { type Ask, createAsk } from '@/shared/services/ask';
import type { GraphqlError } from '@/shared/services/operation';
import { createQueryClient } from '@/shared/services/query-client';
import type { Session } from '@/shared/services/session';

interface ApplicationOptions<Person> {
  service: Pick<ServiceOptions, 'root' | 'locale' | 'report' | 'fetch'>;
  /** `dropAnswers` deletes the answers that the person was given. */
  createSession: (ask: Ask, dropAnswers: () => void) => Session<Person>;
  /** Whether a refusal tells that the person has other rights than before. */
  isRightGone?: (refusal: ServiceError) => boolean;
  /** Turns an error inside of an answer into one of the application. */
  toRefusal?: (error: GraphqlError) => ServiceError;
}

/** The service of an application whose people are known by a cookie, its session and its answers. */
export function createApplication<Person>(
  options: ApplicationOptions<Person>,
): Application & { session: Session<Person> } {
  const { isRightGone = () => false, toRefusal } = options;
  const service = createService({
    ...options.service,
    token: () => undefined,
    onUnauthorized: () => session.expire(),
    // The service's messages are already in the page's language.
    ownText: async () => undefined,
  });
  const listeners = {
    onGone: () => session.expire(),
    onRefused: (refusal: ServiceError) => {
      if (isRightGone(refusal)) void session.refresh();
    },
  };
  const ask = createAsk(service, listeners, toRefusal);
  const queries = createQueryClient();
  const session = options.createSession(ask, queries.clear);
  return { service, ask, session, queries };
}
