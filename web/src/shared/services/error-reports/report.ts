export type ReportKind = 'server' | 'schema' | 'thrown';

export interface ErrorReport {
  kind: ReportKind;
  message: string;
  status?: number | undefined;
  stack?: string | undefined;
}

/** A report with the place where the error happened. */
export interface FullReport extends ErrorReport {
  path: string;
  version: string;
  environment: string;
}
