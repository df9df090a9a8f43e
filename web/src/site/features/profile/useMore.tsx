import { type ReactNode, useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { Button } from '@/shared/ui/button/Button';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';

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
  const start = { beginsWith: first.items, items: first.items, total: first.total };
  const [list, setList] = useState(start);
  // Another tab of the page, or a reload, starts a new list.
  if (list.beginsWith !== first.items) setList(start);
  const { run: loadMore, busy } = useAction(async () => {
    const next = await load(list.items.length);
    // The answer may belong to a list that is no longer on screen.
    setList((before) =>
      before.beginsWith === first.items ? { ...before, items: [...before.items, ...next] } : before,
    );
  }, useShowError());
  return {
    items: list.items,
    total: list.total,
    remove: (isGone) =>
      setList((before) => {
        const items = before.items.filter((item) => !isGone(item));
        return { ...before, items, total: before.total - (before.items.length - items.length) };
      }),
    restore: (item, index) =>
      setList((before) => ({
        ...before,
        items: [...before.items.slice(0, index), item, ...before.items.slice(index)],
        total: before.total + 1,
      })),
    more: list.items.length < list.total && (
      <Button kind="secondary" wide busy={busy} onClick={loadMore}>
        {texts.more(list.total - list.items.length)}
      </Button>
    ),
  };
}
