import { useEffect, useEffectEvent } from 'react';
import type { Service } from '../services/api/service';
import type { StreamFollower } from '../services/stream/follow-stream';
import { shareStream } from '../services/stream/shared-stream';

/** Follows a stream of the service while the component is mounted; without a path, none. */
export function useStream(
  service: Service | Promise<Service>,
  path: string | undefined,
  follower: StreamFollower,
): void {
  const onEvent = useEffectEvent(follower.onEvent);
  const onMissed = useEffectEvent(follower.onMissed);
  useEffect(() => {
    if (path === undefined) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void Promise.resolve(service).then((ready) => {
      if (isOver) return;
      stop = shareStream(ready, path, {
        onEvent: (event) => onEvent(event),
        onMissed: (isAtStart) => onMissed(isAtStart),
      });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [service, path]);
}
