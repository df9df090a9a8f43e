import type { Texts } from '@/shared/messages/catalogue';
import type { texts } from './all-zh-hant';

/** All texts by namespace. They are few, so they are loaded together. */
export type Catalogue = Texts<typeof texts>;
