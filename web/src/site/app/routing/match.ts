import { segmentsOf } from '@/shared/lib/address';
import type { Params } from '@/site/page/screen';
import type { Route } from './routes';

export interface Segment {
  /** The literal text, or undefined for a parameter. */
  literal?: string;
  param?: string;
  optional?: boolean;
}

export interface Match {
  route: Route;
  params: Params;
}

export function parsePattern(pattern: string): Segment[] {
  return pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith(':')) return { literal: part };
      const optional = part.endsWith('?');
      return { param: part.slice(1, optional ? -1 : undefined), optional };
    });
}

function matchSegments(pattern: readonly Segment[], segments: readonly string[]): Params | undefined {
  if (segments.length > pattern.length) return undefined;
  const params: Record<string, string | undefined> = {};
  for (const [index, wanted] of pattern.entries()) {
    const segment = segments[index];
    if (wanted.literal !== undefined) {
      if (segment !== wanted.literal) return undefined;
    } else if (wanted.param !== undefined) {
      if (segment === undefined && !wanted.optional) return undefined;
      params[wanted.param] = segment;
    }
  }
  return params;
}

/** Trailing slashes are required: a path without its slash does not match. */
export function matchRoute(routes: readonly Route[], path: string, environment: string): Match | undefined {
  if (!path.endsWith('/') || path.includes('//')) return undefined;
  const segments = segmentsOf(path);
  for (const route of routes) {
    if (route.environment !== undefined && route.environment !== environment) continue;
    const params = matchSegments(parsePattern(route.pattern), segments);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}
