import type * as kit from '@/shared/lib/screen';
import type { Catalogue } from '../messages/catalogue';

/** A page of the console. */
export type Screen = kit.Screen<Catalogue>;
