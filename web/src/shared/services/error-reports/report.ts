export type ReportKind = 'server' | 'schema' | 'thrown';

export interface ErrorReport {
  kind: ReportKind;
  message: string;
  status?: number | undefined;
  stack?: string | undefined;
}

/** With where it happened. */
export interface FullReport extends ErrorReport {
  path: string;
  version: string;
  environment: string;
}
