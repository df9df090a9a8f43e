import { callTimeout } from '@/shared/lib/constants';
import { type Locale, languageTag } from '@/shared/lib/locale';
import { setServerClock } from '@/shared/lib/server-clock';
import type { ErrorReport } from '../error-reports/report';
import { type Answer, codeOf, type Operation } from '../operation';

/** A failed or refused call of a service. */
export class ServiceError extends Error {
  /** Absent when there was no answer. */
  readonly status: number | undefined;
  /** The server's error code as E{n}, if it gave one. */
  readonly code: string | undefined;
  /** Seconds until a retry is allowed, if the answer says so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status?: number, code?: string, retryAfter?: number) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Whether a call had no answer: without a network, or with one that answers in the service's place. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ServiceError && error.status === undefined;
}

export interface AskOptions {
  /** Calls repeated with the same key take effect once. */
  idempotencyKey?: string;
  /** Replaces the stored token; null for none. */
  token?: string | null | undefined;
  /** Goes on when the page is left or closed; for actions that the page shows as done before the answer. */
  outlivesPage?: boolean;
  /** Ends the call when nobody wants its answer any more. */
  signal?: AbortSignal;
}

export interface ServiceOptions {
  /** Root of the service, without a trailing slash. */
  root: string;
  locale: Locale;
  token: () => string | undefined;
  /** Called when an answer says that the token is no longer valid. */
  onUnauthorized: () => void;
  /** The site's own text for an error code, if it has one. */
  ownText: (code: string) => Promise<string | undefined>;
  /** Receives answers of status 500 and above, and schema errors. */
  report: (report: ErrorReport) => void;
  fetch?: typeof fetch;
}

export interface Service {
  /** Runs a GraphQL operation; the caller reads the errors inside the answer. */
  ask: <Result>(operation: Operation<Result>, options?: AskOptions) => Promise<Answer<Result>>;
  /** Posts to a REST path, with the stored token or a given one, and returns the answer's `data`. */
  post: <Result>(path: string, body?: object, token?: string) => Promise<Result>;
  /** For requests whose body is not JSON. */
  prepare: (path: string) => Call;
  /** Reports a failure of another service. */
  report: (report: ErrorReport) => void;
}

/** The address and headers of a request. */
export interface Call {
  url: string;
  headers: Record<string, string>;
  /** Turns an answer that is not OK into an error. */
  refusal: (status: number, body: unknown, retryAfter?: string | null) => Promise<ServiceError>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Spec 7: an empty data object is treated as a schema error. */
function isSchemaError(body: unknown): boolean {
  if (!isRecord(body) || (!('data' in body) && !('errors' in body))) return true;
  return isRecord(body.data) && Object.keys(body.data).length === 0;
}

export function createService(options: ServiceOptions): Service {
  const send = options.fetch ?? ((...input: Parameters<typeof fetch>) => fetch(...input));

  function prepare(path: string, token: string | null | undefined = options.token()): Call {
    const headers: Record<string, string> = { 'Accept-Language': languageTag[options.locale] };
    if (token) headers.Authorization = `Bearer ${token}`;
    return {
      url: `${options.root}/${path}`,
      headers,
      async refusal(status, body, retryAfter) {
        // A token that was replaced meanwhile may be refused without meaning that the session is over.
        if (status === 401 && token === options.token()) options.onUnauthorized();
        const said = isRecord(body) ? body : {};
        const code = typeof said.error_code === 'number' ? codeOf(said.error_code) : undefined;
        const message = typeof said.message === 'string' ? said.message : '';
        if (status >= 500) options.report({ kind: 'server', message: `${path}: ${message}`, status });
        const own = code && (await options.ownText(code));
        // For failures of 500 and above the service's message is not shown, only a text of the site.
        const words = own || (status < 500 ? message : '');
        return new ServiceError(words, status, code, retryAfter ? Number(retryAfter) : undefined);
      },
    };
  }

  async function call(
    path: string,
    body: object | undefined,
    { token, idempotencyKey, outlivesPage = false, signal }: AskOptions = {},
  ): Promise<unknown> {
    const { url, headers, refusal } = prepare(path, token);
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), callTimeout);
    signal?.addEventListener('abort', () => waiting.abort());
    let response: Response;
    let answer: unknown;
    try {
      response = await send(url, {
        method: 'POST',
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        keepalive: outlivesPage,
        signal: waiting.signal,
      });
      answer = await response.json().catch(() => undefined);
      // Networks that ask for a login first answer everything with their own page.
      if (response.ok && answer === undefined) throw new TypeError();
      setServerClock(response.headers.get('Date'));
    } catch {
      throw new ServiceError('');
    } finally {
      clearTimeout(timer);
    }
    if (waiting.signal.aborted) throw new ServiceError('');
    if (response.ok) return answer;
    throw await refusal(response.status, answer, response.headers.get('Retry-After'));
  }

  return {
    prepare,
    report: options.report,
    async ask<Result>(operation: Operation<Result>, ask?: AskOptions): Promise<Answer<Result>> {
      const body = await call('graphql', { documentId: operation.id, variables: operation.variables }, ask);
      if (isSchemaError(body)) {
        options.report({ kind: 'schema', message: `${operation.name}: the answer has no data` });
        throw new ServiceError('', 500);
      }
      const answer = body as Answer<Result>;
      for (const error of answer.errors ?? []) {
        const code = error.extensions?.error_code;
        if (code) error.message = (await options.ownText(codeOf(code))) || error.message;
      }
      return answer;
    },
    async post<Result>(path: string, body?: object, token?: string): Promise<Result> {
      const answer = await call(path, body, { token });
      return (answer as { data: Result }).data;
    },
  };
}
