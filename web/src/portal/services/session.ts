import { LogOutDocument } from '@/generated/portal/documents/LogOut';
import { MeDocument } from '@/generated/portal/documents/Me';
import type { PersonShownFragment } from '@/generated/portal/graphql';
import type { Ask } from '@/shared/services/ask';
import { operation } from '@/shared/services/operation';
import * as kit from '@/shared/services/session';

export type Person = PersonShownFragment;
export type Membership = Person['memberships'][number];
export type Role = Membership['role'];
export type SessionState = kit.SessionState<Person>;
export type Session = kit.Session<Person>;

/** For the parameters see the kit's `SessionOptions`. */
export function createSession(ask: Ask, dropDrafts: () => void, dropAnswers: () => void): Session {
  return kit.createSession<Person>({
    load: async () => (await ask(operation('Me', MeDocument, {}))).me ?? null,
    logOut: () => ask(operation('LogOut', LogOutDocument, {})),
    dropDrafts,
    dropAnswers,
    ownerKey: 'drafts-of',
  });
}
