import { addresses } from '@/console/lib/address';
import { createScreens, type ScreenPage } from '@/shared/client/screens';
import { findRoute, type Route, routes } from '../routes';

/** The page on screen. */
export type ConsolePage = ScreenPage<Route>;

export const screens = createScreens({ addresses, routes, find: findRoute });
