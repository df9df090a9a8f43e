import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useKitPage } from '@/shared/hooks/useKitPage';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { dayText } from '@/shared/lib/date-text';
import { Button } from '@/shared/ui/button/Button';
import { type ConversationMessage, type ConversationPart, isFrom, readBy } from './conversation';
import { MessageItem, OutgoingItem } from './MessageItem';
import styles from './MessageList.module.css';
import { byDay, hasEarlier, hasNewest } from './message-window';
import type { LiveConversation } from './useConversation';

interface MessageListProps {
  conversation: LiveConversation;
  part: ConversationPart;
  otherName: string;
  emptyText: string;
  onReport: (message: ConversationMessage) => void;
}

/** Readers within this distance of the end follow new messages. */
const nearEnd = 80;

/**
 * Keeps the scroll position when earlier messages are added above. At the end of the list, new messages
 * scroll into view; the reader's own messages always do.
 */
function useKeptPosition(
  list: RefObject<HTMLElement | null>,
  part: ConversationPart,
  outgoing: number,
): void {
  const isAtEnd = useRef(true);
  const before = useRef<{ numbers: string[]; tops: number[]; outgoing: number } | undefined>(undefined);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const onScroll = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    // Content below the list and an on-screen keyboard reduce its height.
    const resizing = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [list]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const topOf = (number: string | undefined) =>
      element.querySelector<HTMLElement>(`[data-number="${number}"]`)?.offsetTop;
    const last = before.current;
    // At least the first or the last message from before is usually still in the list.
    const index = last?.numbers.findIndex((number) => topOf(number) !== undefined) ?? -1;
    const moved = (topOf(last?.numbers[index]) ?? 0) - (last?.tops[index] ?? 0);
    const isOwnNew = outgoing > (last?.outgoing ?? 0);
    const isNewest = hasNewest(part);
    if (last === undefined || isOwnNew || (isAtEnd.current && isNewest))
      element.scrollTop = element.scrollHeight;
    else if (index !== -1 && moved !== 0) element.scrollTop += moved;
    const numbers = [part.messages[0], part.messages.at(-1)].map((message) => `${message?.number}`);
    before.current = { numbers, tops: numbers.map((number) => topOf(number) ?? 0), outgoing };
  }, [list, part, outgoing]);
}

/** An edge of the list, which calls `onSeen` when it comes into view. */
function ListEdge({ onSeen, children }: { onSeen: () => void; children?: ReactNode }) {
  const ref = useRef<HTMLLIElement>(null);
  const onVisible = useEffectEvent(onSeen);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onVisible();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={ref} className={styles.edge}>
      {children}
    </li>
  );
}

/** Marks the last own message that the other side has read, and the last one sent if it is unread. */
function marksOf({ side, part }: LiveConversation, texts: { read: string; sent: string }) {
  const own = part?.messages.filter((message) => isFrom(message, side)) ?? [];
  const upTo = part ? readBy(part, side === 'seeker' ? 'company' : 'seeker') : 0;
  const read = own.filter(({ number }) => number <= upTo).at(-1);
  const last = own.at(-1);
  return new Map([
    ...(last ? [[last.number, texts.sent] as const] : []),
    ...(read ? [[read.number, texts.read] as const] : []),
  ]);
}

export function MessageList({ conversation, part, otherName, emptyText, onReport }: MessageListProps) {
  const texts = useKitTexts('conversation');
  const { locale } = useKitPage().address;
  const { side, outgoing, markSeen } = conversation;
  const list = useRef<HTMLElement>(null);
  useKeptPosition(list, part, outgoing.length);
  const marks = marksOf(conversation, texts);
  const isNewest = hasNewest(part);
  const newest = isNewest ? part.last_number : 0;
  return (
    <section
      ref={list}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard, too.
      tabIndex={0}
      aria-label={texts.messages(otherName)}
    >
      <ol className={styles.list}>
        {hasEarlier(part) && (
          <ListEdge onSeen={conversation.loadEarlier}>
            <Button kind="quiet" onClick={conversation.loadEarlier}>
              {texts.earlier}
            </Button>
          </ListEdge>
        )}
        {part.messages.length === 0 && outgoing.length === 0 && <li className={styles.empty}>{emptyText}</li>}
        {byDay(part.messages).map(({ at, messages }) => (
          <Fragment key={messages[0]?.number}>
            <li className={styles.day}>
              <time dateTime={at}>{dayText(at, locale)}</time>
            </li>
            {messages.map((message) => (
              <MessageItem
                key={message.number}
                message={message}
                isOwn={isFrom(message, side)}
                reader={side}
                by={message.by || otherName}
                mark={marks.get(message.number)}
                onReport={() => onReport(message)}
              />
            ))}
          </Fragment>
        ))}
        {!isNewest && (
          <ListEdge onSeen={conversation.loadLater}>
            <Button kind="quiet" onClick={conversation.loadLater}>
              {texts.later}
            </Button>
          </ListEdge>
        )}
        {isNewest &&
          outgoing.map((message) => (
            <OutgoingItem
              key={message.key}
              message={message}
              onAgain={() => conversation.sendAgain(message.key)}
              onDiscard={() => conversation.discard(message.key)}
            />
          ))}
        {newest > 0 && <ListEdge key={newest} onSeen={markSeen} />}
      </ol>
    </section>
  );
}
