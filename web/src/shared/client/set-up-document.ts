import { type Locale, languageTag } from '@/shared/lib/locale';
import { localeCookie } from '@/shared/lib/locale-cookie';
import { beacon } from '@/shared/services/browser/beacon';
import { keepFocus } from '@/shared/services/browser/focus';
import { provideStorage } from '@/shared/services/browser/storage';
import {
  createReporter,
  type ReportConfig,
  reportThrownErrors,
} from '@/shared/services/error-reports/reporter';

/** Prepares the document of an application that the browser renders. Returns how errors are reported. */
export function setUpDocument(locale: Locale, config: ReportConfig) {
  provideStorage();
  const report = createReporter(config, beacon);
  const reportThrown = reportThrownErrors(report);
  keepFocus();
  document.documentElement.lang = languageTag[locale];
  document.cookie = localeCookie(locale);
  return { report, reportThrown };
}
