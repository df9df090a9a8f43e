import { createRouteTable } from '@/shared/lib/routes';
import type { ScreenRoute } from '@/shared/lib/screen';
import type { Catalogue } from '../messages/catalogue';

export type Route = ScreenRoute<Catalogue>;

/** The whole URL table. */
export const routes: readonly Route[] = [
  { pattern: '/', load: () => import('../features/start/StartScreen') },
];

const notFound: Route = { pattern: '', load: () => import('../features/not-found/NotFoundScreen') };

export const findRoute = createRouteTable<Route>(routes, notFound);
