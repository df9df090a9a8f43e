import { createPageContext } from '@/shared/hooks/createPageContext';
import type { ScreenInfo } from '@/shared/hooks/useKitPage';
import type { ConsoleConfig } from '../lib/config';
import type { Catalogue } from '../messages/catalogue';

/** The page of the console around a component. */
export type PageInfo = ScreenInfo<ConsoleConfig, Catalogue>;

export const { PageProvider, usePage, useTexts } = createPageContext<PageInfo>();
