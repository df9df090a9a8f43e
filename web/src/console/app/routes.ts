import { createRouteTable } from '@/shared/lib/routes';
import type { ScreenRoute } from '@/shared/lib/screen';
import type { Catalogue } from '../messages/catalogue';

export type Route = ScreenRoute<Catalogue>;

export const loadLogIn = () => import('../features/login/LogInScreen');

/** The whole URL table. */
export const routes: readonly Route[] = [
  { pattern: '/', load: () => import('../features/start/StartScreen') },
  { pattern: '/log/', load: () => import('../features/log/LogScreen') },
  { pattern: '/staff/', load: () => import('../features/staff/StaffScreen') },
  { pattern: '/keys/', load: () => import('../features/keys/KeysScreen') },
  { pattern: '/account/', load: () => import('../features/account/AccountScreen') },
];

const notFound: Route = { pattern: '', load: () => import('../features/not-found/NotFoundScreen') };

export const findRoute = createRouteTable<Route>(routes, notFound);
