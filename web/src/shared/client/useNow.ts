import { useEffect, useState } from 'react';
import { serverNow } from '@/shared/lib/server-clock';

const minute = 60_000;

/** The time, by the minute: a tab that is left open must not call yesterday today. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(serverNow()));
  useEffect(() => {
    const update = () => document.visibilityState === 'visible' && setNow(new Date(serverNow()));
    const timer = setInterval(update, minute);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
