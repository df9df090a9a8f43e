import * as errorCodes from '@/generated/errors/codes';
import type { Address } from '@/shared/lib/address';
import { ServiceError } from '@/shared/services/api/service';
import { href } from '@/site/lib/address';
import { paths } from '@/site/lib/paths';
import { loginHref, onwardHref } from '@/site/services/api/login-target';
import { readPendingLogin } from '@/site/services/pending-login';
import type { Session } from '@/site/services/session/session';
import { isLoggedIn, type Profile } from '@/site/services/session/state';
import { RouteError } from '../routing/route-error';

/** What route conditions may ask about the visitor. */
export interface Visitor {
  /** Waits until the session is known. */
  isLoggedIn: () => Promise<boolean>;
  /** Waits for the profile; rejects if it cannot be loaded. */
  profile: () => Promise<Profile>;
  /** Whether a login code was sent from this tab. */
  awaitsCode: () => boolean;
  hasRoute: (address: Address) => boolean;
}

export function createVisitor(session: Session, hasRoute: Visitor['hasRoute']): Visitor {
  return {
    hasRoute,
    profile: () => session.profile(),
    awaitsCode: () => readPendingLogin() !== undefined,
    async isLoggedIn() {
      await new Promise<void>((resolve) => session.whenToken(resolve));
      return isLoggedIn(session.state.get());
    },
  };
}

export interface MiddlewareInput {
  address: Address;
  visitor: Visitor;
}

/** Returns the link to redirect to, or undefined if the page may be shown. */
type Middleware = (input: MiddlewareInput) => Promise<string | undefined>;

const middlewares: Readonly<Record<string, Middleware>> = {
  /** Spec 2: a visitor who is not logged in is sent to the localised /login/ with the wanted path. */
  'logged-in': async ({ address, visitor }) =>
    (await visitor.isLoggedIn()) ? undefined : loginHref(address),
  /** For pages that show the seeker's own profile. */
  profile: async ({ address, visitor }) => {
    try {
      await visitor.profile();
      return undefined;
    } catch (error) {
      if (error instanceof ServiceError && error.code === errorCodes.accountBeingDeleted) {
        return href(address.locale, paths.accountRestore);
      }
      throw error;
    }
  },
  /** A logged-in user on a login page goes on to the target. */
  'logged-out': async ({ address, visitor }) =>
    (await visitor.isLoggedIn()) ? onwardHref(address, visitor.hasRoute) : undefined,
  'code-sent': async ({ address, visitor }) => (visitor.awaitsCode() ? undefined : loginHref(address)),
};

export async function runMiddleware(
  names: readonly string[],
  input: MiddlewareInput,
): Promise<string | undefined> {
  for (const name of names) {
    const middleware = middlewares[name];
    if (middleware === undefined) throw new RouteError(500, `Unknown middleware ${name}`);
    const redirect = await middleware(input);
    if (redirect !== undefined) return redirect;
  }
  return undefined;
}
