import { type ReactNode, useRef, useState } from 'react';
import { useAction } from '../../../shared/hooks/action/useAction';
import { Button } from '../../../shared/ui/button/Button';
import { useTexts } from '../../page/every-page/useTexts';
import { useShowError } from '../../services/api/useShowError';

interface Listed<Item> {
  items: readonly Item[];
  total: number;
}

interface MoreList<Item> extends Listed<Item> {
  /** Removes items. */
  remove: (isGone: (item: Item) => boolean) => void;
  /** Puts an item back to its former position. */
  restore: (item: Item, index: number) => void;
  /** The button that loads further items, while there are any. */
  more: ReactNode;
}

/** A list that grows by a page with each press of its button. */
export function useMore<Item>(
  first: Listed<Item>,
  load: (offset: number) => Promise<readonly Item[]>,
): MoreList<Item> {
  const texts = useTexts('profile');
  const [given, setGiven] = useState(first);
  const [list, setList] = useState(first);
  // Another tab of the page, or a reload, starts a new list.
  if (given.items !== first.items) {
    setGiven(first);
    setList(first);
  }
  const current = useRef(first.items);
  current.current = first.items;
  const { run: loadMore, busy } = useAction(async () => {
    const next = await load(list.items.length);
    // The answer may belong to a list that is no longer on screen.
    if (current.current !== first.items) return;
    setList((before) => ({ ...before, items: [...before.items, ...next] }));
  }, useShowError());
  return {
    ...list,
    remove: (isGone) =>
      setList((before) => {
        const items = before.items.filter((item) => !isGone(item));
        return { items, total: before.total - (before.items.length - items.length) };
      }),
    restore: (item, index) =>
      setList(({ items, total }) => ({
        items: [...items.slice(0, index), item, ...items.slice(index)],
        total: total + 1,
      })),
    more: list.items.length < list.total && (
      <Button kind="secondary" wide busy={busy} onClick={loadMore}>
        {texts.more(list.total - list.items.length)}
      </Button>
    ),
  };
}
