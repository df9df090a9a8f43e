import { LogOutDocument } from '@/generated/console/documents/LogOut';
import { MeDocument } from '@/generated/console/documents/Me';
import type { MeShownFragment } from '@/generated/console/graphql';
import type { Ask } from '@/shared/services/ask';
import { operation } from '@/shared/services/operation';
import * as kit from '@/shared/services/session';

/** The member of staff who is logged in. */
export type Person = MeShownFragment & { id: string };
export type Session = kit.Session<Person>;
export type Role = Person['staff']['role'];
export type Permission = Person['permissions'][number];

export const personOf = (me: MeShownFragment): Person => ({ ...me, id: me.staff.id });

export function createSession(ask: Ask, dropDrafts: () => void, dropAnswers: () => void): Session {
  return kit.createSession<Person>({
    load: async () => {
      const { me } = await ask(operation('Me', MeDocument, {}));
      return me ? personOf(me) : null;
    },
    logOut: () => ask(operation('LogOut', LogOutDocument, {})),
    dropDrafts,
    dropAnswers,
    ownerKey: 'console-drafts-of',
  });
}
