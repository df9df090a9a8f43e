import { createSession, type Person } from '@/console/services/session';
import type { Console } from '@/console/services/useConsole';
import * as errorCodes from '@/generated/errors/codes';
import { createApplication } from '@/shared/client/create-application';
import type { Locale } from '@/shared/lib/locale';
import { dropAllDrafts } from '@/shared/services/drafts/clear-drafts';
import type { ErrorReport } from '@/shared/services/error-reports/report';

/** Where the console's service is called. */
const root = '/api/console';

/** What the console's pages depend on. */
export function createConsole(locale: Locale, report: (report: ErrorReport) => void): Console {
  return createApplication<Person>({
    service: { root, locale, report },
    createSession: (ask, dropAnswers) =>
      createSession(ask, () => dropAllDrafts('tab', 'device'), dropAnswers),
    isRightGone: ({ code }) => code === errorCodes.permissionDenied,
  });
}
