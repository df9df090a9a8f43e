import type { Address } from '@/shared/lib/address';
import type { Answer, Operation } from '@/shared/services/operation';
import type { PublicConfig } from '@/site/lib/config';
import type { Namespace } from '@/site/messages/catalogue';
import type { Outcome, Screen, ScreenAddress, ScreenInput } from '@/site/page/screen';
import { layoutNamespaces, layoutOperations } from '../layouts/operations';
import { type Match, matchRoute } from './match';
import { toRouteError } from './route-error';
import { notFoundRoute, type Route, routes } from './routes';

export function findRoute(address: Address, config: PublicConfig): Match {
  return matchRoute(routes, address.path, config.environment) ?? { route: notFoundRoute, params: {} };
}

/**
 * The address as the route's screen sees it. A page rendered in the browser may use every query parameter.
 */
export function screenAddress(plain: Address, { route, params }: Match): ScreenAddress {
  if (route.render !== 'server') return { ...plain, params };
  const query = new Map<string, string>();
  for (const name of route.query ?? []) {
    const value = plain.query.get(name);
    if (value !== undefined) query.set(name, value);
  }
  return { ...plain, params, query };
}

/** Whether the screen accepts the address. A validation that throws sets the status itself. */
export function isValid(screen: Screen, address: ScreenAddress): boolean {
  try {
    return screen.validate?.(address) ?? true;
  } catch (error) {
    throw toRouteError(error);
  }
}

export function namespacesOf(route: Route, screen: Screen): readonly Namespace[] {
  return ['common', ...layoutNamespaces(route.layout), ...screen.namespaces];
}

/** A page's operations: the screen's first, then the layout's. */
export function operationsOf(route: Route, screen: Screen, address: ScreenAddress): readonly Operation[] {
  if (screen.movedTo?.(address) !== undefined) return [];
  return [...screen.operations(address), ...layoutOperations(route.layout)];
}

/** The screen's verdict on its answers. */
export function outcomeOf(
  screen: Screen,
  address: ScreenAddress,
  answers: readonly Answer<unknown>[],
): Outcome {
  const path = screen.movedTo?.(address);
  if (path !== undefined) return { kind: 'moved', path };
  const input = { address, answers } as ScreenInput<readonly Operation[]>;
  return screen.outcome?.(input) ?? { kind: 'found' };
}
