interface Counted {
  seeker: string;
  unread: number;
}

interface UnreadChannel {
  /** Tells the other tabs. */
  tell: (counted: Counted) => void;
}

/**
 * The number of unread notifications, told among the tabs of the browser. The channel is closed while the page
 * is left: an open one would keep it out of the back/forward cache.
 */
export function openUnreadChannel(onTold: (counted: Counted) => void): UnreadChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel('hoigung-news');
    channel.onmessage = ({ data }: MessageEvent<Counted>) => onTold(data);
  };
  addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  open();
  return { tell: (counted) => channel?.postMessage(counted) };
}
