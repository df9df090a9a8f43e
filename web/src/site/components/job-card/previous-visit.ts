import { useEffect, useState } from 'react';
import { serverNow } from '@/shared/lib/server-clock';

/** Storage keys: the device keeps the time of the last visit, and the tab keeps the one before this visit. */
const lastVisitKey = 'last-visit';
const previousVisitKey = 'previous-visit';

/** When this person's previous visit was; undefined at the first one. */
export function previousVisit(now: number): number | undefined {
  let previous = sessionStorage.getItem(previousVisitKey);
  if (previous === null) {
    previous = localStorage.getItem(lastVisitKey) ?? '';
    sessionStorage.setItem(previousVisitKey, previous);
  }
  localStorage.setItem(lastVisitKey, `${now}`);
  return previous === '' ? undefined : Number(previous);
}

/** Whether something was published since the previous visit, which only the browser knows. */
export function useIsNew(publishedAt: string): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const previous = previousVisit(serverNow());
    setIsNew(previous !== undefined && Date.parse(publishedAt) > previous);
  }, [publishedAt]);
  return isNew;
}
