import type { Service } from '../api/service';
import { followStream, type StreamFollower } from './follow-stream';

interface Connection {
  followers: Set<StreamFollower>;
  stop: () => void;
}

/** The connections of this tab, by path. */
const connections = new WeakMap<Service, Map<string, Connection>>();

/** Calls a follower. If it fails, the others still get the event. */
function callSafely(follower: () => void): void {
  try {
    follower();
  } catch (error) {
    reportError(error);
  }
}

function connect(service: Service, path: string): Connection {
  const followers = new Set<StreamFollower>();
  const stop = followStream(service, path, {
    onEvent: (event) => {
      for (const follower of [...followers]) callSafely(() => follower.onEvent(event));
    },
    onMissed: (isAtStart) => {
      for (const follower of [...followers]) callSafely(() => follower.onMissed(isAtStart));
    },
  });
  return { followers, stop };
}

/**
 * Follows a stream until the returned function is called. All followers of a path share one connection, which
 * the last of them closes. One that joins later is told at once that it is at the start.
 */
export function shareStream(service: Service, path: string, follower: StreamFollower): () => void {
  const ofService = connections.get(service) ?? new Map<string, Connection>();
  connections.set(service, ofService);
  const open = ofService.get(path);
  const connection = open ?? connect(service, path);
  ofService.set(path, connection);
  // The same follower may be given twice.
  const own = { ...follower };
  connection.followers.add(own);
  if (open !== undefined)
    queueMicrotask(() => {
      if (connection.followers.has(own)) own.onMissed(true);
    });
  return () => {
    connection.followers.delete(own);
    if (connection.followers.size > 0 || ofService.get(path) !== connection) return;
    ofService.delete(path);
    connection.stop();
  };
}
