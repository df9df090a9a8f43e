import { segmentsOf } from '@/shared/lib/address';

export type Params = Readonly<Record<string, string>>;

/** A page and the pattern of its path, such as `/:company/jobs/`. */
export interface PatternRoute {
  pattern: string;
}

export interface Match<Route> {
  route: Route;
  params: Params;
}

function paramsOf(pattern: string, segments: readonly string[]): Params | undefined {
  const wanted = segmentsOf(pattern);
  if (wanted.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

/** Finds the first route of a table whose pattern a path has; a path without one is not found. */
export function createRouteTable<Route extends PatternRoute>(routes: readonly Route[], notFound: Route) {
  return (path: string): Match<Route> => {
    const segments = segmentsOf(path);
    for (const route of routes) {
      const params = paramsOf(route.pattern, segments);
      if (params !== undefined) return { route, params };
    }
    return { route: notFound, params: {} };
  };
}
