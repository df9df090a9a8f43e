import type { FullReport } from './report';

/** A report in Sentry's format, and the URL to send it to. */
export function sentryEnvelope(dsn: RegExpExecArray, report: FullReport): { url: string; body: string } {
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
