import type { PublicConfig } from './config';

export type ReportKind = 'server' | 'schema' | 'thrown';

export interface ErrorReport {
  kind: ReportKind;
  message: string;
  status?: number | undefined;
  stack?: string | undefined;
}

const maxText = 2000;

/** Sends errors to the collector that the settings name; `off` sends nothing. */
export function createReporter(config: PublicConfig, send: (url: string, body: string) => void) {
  return (report: ErrorReport): void => {
    if (config.errors_url === 'off') return;
    const { version, environment } = config;
    const body = {
      ...report,
      message: report.message.slice(0, maxText),
      stack: report.stack?.slice(0, maxText),
      path: location.pathname,
      version,
      environment,
    };
    send(config.errors_url, JSON.stringify(body));
  };
}

/** Errors that nobody caught are reported too. */
export function reportThrownErrors(report: (report: ErrorReport) => void): void {
  const thrown = (error: unknown) =>
    report({
      kind: 'thrown',
      message: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? error.stack : undefined,
    });
  addEventListener('error', (event) => thrown(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => thrown(event.reason));
}
