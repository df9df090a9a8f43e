import { useLayoutEffect, useState } from 'react';
import { pressedAdKey } from '@/site/lib/constants';

/**
 * Whether an advert led to this history entry. The server, which renders the same for everybody, cannot know.
 */
export function usePromoted(jobId: string): boolean {
  const [isPromoted, setIsPromoted] = useState(false);
  useLayoutEffect(() => {
    if (localStorage.getItem(pressedAdKey) === jobId) {
      localStorage.removeItem(pressedAdKey);
      history.replaceState({ ...history.state, promoted: true }, '');
    }
    setIsPromoted(history.state?.promoted === true);
  }, [jobId]);
  return isPromoted;
}
