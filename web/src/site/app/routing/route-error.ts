/** A page that cannot be shown, with the status of the server's answer. */
export class RouteError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'RouteError';
    this.status = status;
  }
}

function numberAt(value: unknown, key: string): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = (value as Record<string, unknown>)[key];
  return typeof found === 'number' ? found : undefined;
}

/** Spec 8: the status comes from statusCode, status or the response's status; otherwise it is 500. */
export function toRouteError(error: unknown): RouteError {
  if (error instanceof RouteError) return error;
  const response = typeof error === 'object' && error !== null ? Reflect.get(error, 'response') : undefined;
  const status = numberAt(error, 'statusCode') ?? numberAt(error, 'status') ?? numberAt(response, 'status');
  return new RouteError(status ?? 500, error instanceof Error ? error.message : String(error));
}
