import type { ErrorReport, FullReport } from './report';

/** What the settings of an application say about its error reports. */
export interface ReportConfig {
  /** Where they go: a collector, a DSN of Sentry's, or `off` for nowhere. */
  errors_url: string;
  version: string;
  environment: string;
}

export type SendReport = (url: string, body: string, type?: 'text/plain') => void;

const maxText = 2000;

/** A DSN of Sentry's: `https://KEY@HOST/PROJECT`. */
const dsnPattern = /^(https?:\/\/)([^/@:]+)@([^/]+)(\/.*)?\/(\d+)$/;

/** Loads the code for Sentry with the first report. Its envelope is plain text, which a beacon may send anywhere. */
async function sendToSentry(dsn: RegExpExecArray, report: FullReport, send: SendReport): Promise<void> {
  const { sentryEnvelope } = await import('./sentry');
  const { url, body } = sentryEnvelope(dsn, report);
  send(url, body, 'text/plain');
}

/** Sends errors to the collector that the settings name, or to Sentry; `off` sends nothing. */
export function createReporter(config: ReportConfig, send: SendReport) {
  return (report: ErrorReport): void => {
    const address = config.errors_url;
    if (address === 'off') return;
    const full = {
      ...report,
      message: report.message.slice(0, maxText),
      stack: report.stack?.slice(0, maxText),
      path: location.pathname,
      version: config.version,
      environment: config.environment,
    };
    const dsn = dsnPattern.exec(address);
    // One that cannot be sent is lost: as an error of its own it would be reported again, without end.
    if (dsn) sendToSentry(dsn, full, send).catch(() => undefined);
    else send(address, JSON.stringify(full));
  };
}

/** What an error says, with what lies behind it: React wraps what it could recover from. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Reports uncaught errors, and gives the function that reports a caught one. */
export function reportThrownErrors(report: (report: ErrorReport) => void): (error: unknown) => void {
  const thrown = (error: unknown) =>
    report({
      kind: 'thrown',
      message: messageOf(error),
      stack: error instanceof Error ? error.stack : undefined,
    });
  addEventListener('error', (event) => thrown(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => thrown(event.reason));
  return thrown;
}
