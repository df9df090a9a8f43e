import { addresses } from '@/portal/lib/address';
import { createScreens, type ScreenPage } from '@/shared/client/screens';
import { findRoute, type Route, routes } from '../routes';

/** The page on screen. */
export type PortalPage = ScreenPage<Route>;

export const screens = createScreens({ addresses, routes, find: findRoute });
