import type { PublicConfig } from './config';

export type ReportKind = 'server' | 'schema' | 'thrown';

export interface ErrorReport {
  kind: ReportKind;
  message: string;
  status?: number | undefined;
  stack?: string | undefined;
}

export type SendReport = (url: string, body: string, type?: 'text/plain') => void;

interface PlacedReport extends ErrorReport {
  path: string;
  version: string;
  environment: string;
}

const maxText = 2000;

/**
 * A report as Sentry takes it, when the address is a DSN: `https://KEY@HOST/PROJECT`. The envelope goes as plain text,
 * which a beacon may send anywhere.
 */
function sentryEnvelope(address: string, report: PlacedReport): { url: string; body: string } | undefined {
  const dsn = /^(https?:\/\/)([^/@:]+)@([^/]+)(\/.*)?\/(\d+)$/.exec(address);
  if (!dsn) return undefined;
  const [, scheme, key, host, prefix = '', project] = dsn;
  const id = crypto.randomUUID().replaceAll('-', '');
  const at = new Date().toISOString();
  const event = {
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    release: report.version,
    environment: report.environment,
    exception: { values: [{ type: report.kind, value: report.message }] },
    tags: { path: report.path, status: report.status },
    extra: { stack: report.stack },
  };
  return {
    url: `${scheme}${host}${prefix}/api/${project}/envelope/?sentry_version=7&sentry_key=${key}`,
    body: [{ event_id: id, sent_at: at }, { type: 'event' }, event]
      .map((part) => JSON.stringify(part))
      .join('\n'),
  };
}

/** Sends errors to the collector that the settings name, or to Sentry; `off` sends nothing. */
export function createReporter(config: PublicConfig, send: SendReport) {
  return (report: ErrorReport): void => {
    const address = config.errors_url;
    if (address === 'off') return;
    const placed = {
      ...report,
      message: report.message.slice(0, maxText),
      stack: report.stack?.slice(0, maxText),
      path: location.pathname,
      version: config.version,
      environment: config.environment,
    };
    const envelope = sentryEnvelope(address, placed);
    if (envelope) send(envelope.url, envelope.body, 'text/plain');
    else send(address, JSON.stringify(placed));
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
