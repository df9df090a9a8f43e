import { MyApplicationsDocument } from '@/generated/seeker/documents/MyApplications';
import type { Query } from '@/shared/lib/address';
import { operation } from '@/shared/services/operation';
import { personalPageSize } from '@/site/lib/constants';

/** The tabs and their statuses; null selects all applications. */
const tabs = { all: null, rejected: 'Rejected', reviewed: 'Reviewed' } as const;

export type TabName = keyof typeof tabs;
export const tabNames = Object.keys(tabs) as TabName[];

export function tabOf(query: Query): TabName {
  return tabNames.find((name) => name === query.get('status')) ?? 'all';
}

/** A page of the applications under a tab. */
export const applicationsOperation = (tab: TabName, offset: number) =>
  operation('MyApplications', MyApplicationsDocument, {
    limit: personalPageSize,
    offset,
    status: tabs[tab],
  });
