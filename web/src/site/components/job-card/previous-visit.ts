import { useEffect, useState } from 'react';
import { serverNow } from '../../../shared/lib/every-page/server-clock';

/** Under these names the device keeps when somebody was here last, and the tab when that was before this visit. */
const lastVisitKey = 'last-visit';
const previousVisitKey = 'previous-visit';

/** When this person was here before this visit; undefined at the first one. */
export function previousVisit(now: number): number | undefined {
  let previous = sessionStorage.getItem(previousVisitKey);
  if (previous === null) {
    previous = localStorage.getItem(lastVisitKey) ?? '';
    sessionStorage.setItem(previousVisitKey, previous);
  }
  localStorage.setItem(lastVisitKey, `${now}`);
  return previous === '' ? undefined : Number(previous);
}

/** Whether something was published since the last visit. Only the browser knows when that was. */
export function useIsNew(publishedAt: string): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const previous = previousVisit(serverNow());
    setIsNew(previous !== undefined && Date.parse(publishedAt) > previous);
  }, [publishedAt]);
  return isNew;
}
