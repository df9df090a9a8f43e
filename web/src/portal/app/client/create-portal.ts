import { createDecisions } from '@/portal/services/decisions/decisions';
import { invalidateApplicants } from '@/portal/services/invalidate-applicants';
import { isRightGone, portalRefusal } from '@/portal/services/refusals';
import { createSession, type Person } from '@/portal/services/session';
import type { Portal } from '@/portal/services/usePortal';
import { createApplication } from '@/shared/client/create-application';
import type { Locale } from '@/shared/lib/locale';
import { dropAllDrafts } from '@/shared/services/drafts/clear-drafts';
import type { ErrorReport } from '@/shared/services/error-reports/report';

/** What the portal's pages depend on. `root` is where the portal's service is called. */
export function createPortal(locale: Locale, root: string, report: (report: ErrorReport) => void): Portal {
  const dropDrafts = () => {
    dropAllDrafts('tab', 'device');
    decisions.clear();
  };
  const application = createApplication<Person>({
    service: { root, locale, report },
    createSession: (ask, dropAnswers) => createSession(ask, dropDrafts, dropAnswers),
    isRightGone,
    toRefusal: portalRefusal,
  });
  const decisions = createDecisions(application.ask, invalidateApplicants(application.queries));
  return { ...application, decisions };
}
