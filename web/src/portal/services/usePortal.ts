import { createContext, useCallback, useContext } from 'react';
import { useNotices } from '../../shared/hooks/every-page/useNotices';
import { useStore } from '../../shared/hooks/every-page/useStore';
import { errorText } from '../../shared/services/api/error-text';
import { type Service, ServiceError } from '../../shared/services/api/service';
import { reloadAfter } from '../../shared/services/every-page/chunks';
import { useTexts } from '../page/every-page/useTexts';
import { type Ask, codes } from './ask';
import type { Decisions } from './decisions/decisions';
import type { Membership, Person, Session, SessionState } from './session';

/** What the portal's pages depend on. */
export interface Portal {
  service: Service;
  ask: Ask;
  session: Session;
  decisions: Decisions;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === undefined) throw new Error('No portal around this component');
  return portal;
}

export function useSessionState(): SessionState {
  return useStore(usePortal().session.state);
}

/** The person who is logged in, on pages that require a login. */
export function usePerson(): Person {
  const { person } = useSessionState();
  if (!person) throw new Error('Nobody is logged in');
  return person;
}

export const MembershipContext = createContext<Membership | undefined>(undefined);

/** The company that the address names, and the person's role in it. */
export function useMembership(): Membership {
  const membership = useContext(MembershipContext);
  if (membership === undefined) throw new Error('No company around this component');
  return membership;
}

/** The text for an error; undefined where the page itself says it, such as for an expired session. */
export function useErrorText(): (error: unknown) => string | undefined {
  const common = useTexts('common');
  return useCallback(
    (error) => {
      const isGone =
        error instanceof ServiceError && (error.code === codes.notLoggedIn || error.status === 401);
      if (isGone) return undefined;
      return navigator.onLine ? errorText(error, common) : common.offline;
    },
    [common],
  );
}

export function useShowError(): (error: unknown) => void {
  const { show } = useNotices();
  const textOf = useErrorText();
  return (error) => {
    if (reloadAfter(error, location.href)) return;
    const text = textOf(error);
    if (text !== undefined) show({ kind: 'toast', text });
  };
}

/** Shows a confirmation that something was done. */
export function useSayDone(): (text: string) => void {
  const { show } = useNotices();
  return (text) => show({ kind: 'toast', done: true, text });
}
