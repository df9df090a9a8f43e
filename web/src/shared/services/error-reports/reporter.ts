import type { ErrorReport, FullReport } from './report';

/** The error report settings of an application. */
export interface ReportConfig {
  /** Where reports go: a collector, a Sentry DSN, or `off` for nowhere. */
  errors_url: string;
  version: string;
  environment: string;
}

export type SendReport = (url: string, body: string, type?: 'text/plain') => void;

const maxText = 2000;

/** A Sentry DSN: `https://KEY@HOST/PROJECT`. */
const dsnPattern = /^(https?:\/\/)([^/@:]+)@([^/]+)(\/.*)?\/(\d+)$/;

/**
 * Loads the code for Sentry with the first report. Its envelope is plain text, which a beacon may send to any
 * origin.
 */
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
    // A failed report is dropped: reporting its failure could loop forever.
    if (dsn) sendToSentry(dsn, full, send).catch(() => undefined);
    else send(address, JSON.stringify(full));
  };
}

/** An error's message with that of its cause: React wraps errors that it recovered from. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Reports uncaught errors, and returns a function that reports a caught one. */
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
