import { QuickBarDocument } from '@/generated/seeker/documents/QuickBar';
import { type Operation, operation } from '@/shared/services/operation';
import type { Namespace } from '@/site/messages/catalogue';
import type { LayoutName } from './layout';

const withQuickBar: readonly LayoutName[] = ['default', 'no-sticky-header', 'no-search-action'];

/** The operations of the frame around a screen. */
export function layoutOperations(name: LayoutName): readonly Operation[] {
  return withQuickBar.includes(name) ? [operation('QuickBar', QuickBarDocument, {})] : [];
}

/** The message namespaces that a layout needs besides `common`. */
export function layoutNamespaces(name: LayoutName): readonly Namespace[] {
  return name === 'employer' ? ['employer'] : [];
}
