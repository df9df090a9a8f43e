import type { Texts } from '../../shared/messages/catalogue';
import type { texts } from './all-zh-hant';

/** All texts by namespace. They are few, and come together. */
export type Catalogue = Texts<typeof texts>;
