// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStore } from '@/shared/hooks/useStore';
import { createStore, type Store } from '@/shared/lib/store';
import { ServiceError } from '@/shared/services/api/service';
import { show } from '@/site/testing/show';
import { useMore } from './useMore';

afterEach(cleanup);

type Load = (offset: number) => Promise<readonly string[]>;

type First = { items: readonly string[]; total: number };

function List({ first, load }: { first: Store<First>; load: Load }) {
  const list = useMore(useStore(first), load);
  return (
    <>
      <p>{list.total} in all</p>
      <ul>
        {list.items.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => list.remove((other) => other === name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {list.more}
    </>
  );
}

/** A list of names whose first page can be replaced and whose names can be removed. */
function showList(items: readonly string[], total: number, load: Load) {
  const first = createStore<First>({ items, total });
  const shown = show({ layout: 'simple', content: () => <List first={first} load={load} /> });
  return { ...shown, begin: (next: readonly string[]) => act(() => first.set({ items: next, total })) };
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const moreButton = () => screen.queryByRole('button', { name: /^Show more/ });
const press = async () => {
  await act(async () => void fireEvent.click(moreButton() as HTMLElement));
};

test('more is added to the end of the list, from where it ends, until it is whole', async () => {
  const load = vi.fn<Load>(async (offset) => (offset === 2 ? ['c', 'd'] : ['e']));
  showList(['a', 'b'], 5, load);
  expect(moreButton()?.textContent).toBe('Show more (3 left)');
  await press();
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  expect(moreButton()?.textContent).toBe('Show more (1 left)');
  await press();
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(moreButton()).toBeNull();
  expect(load.mock.calls).toEqual([[2], [4]]);
});

test('a list that is whole has no such button', () => {
  showList(['a'], 1, vi.fn());
  expect(moreButton()).toBeNull();
});

test('a second press while more is loading asks for nothing', async () => {
  const next = Promise.withResolvers<readonly string[]>();
  const load = vi.fn<Load>(() => next.promise);
  showList(['a'], 3, load);
  await press();
  await press();
  expect(load).toHaveBeenCalledOnce();
  await act(async () => next.resolve(['b']));
  expect(names()).toEqual(['a', 'b']);
});

test('a failure is shown, leaves the list as it is, and can be tried again', async () => {
  const load = vi.fn<Load>(async () => ['b']);
  load.mockRejectedValueOnce(new ServiceError('The list is closed', 409, 'E100001'));
  const { services } = showList(['a'], 2, load);
  await press();
  expect(services.notices.notice.get()).toEqual({ kind: 'toast', text: 'The list is closed' });
  expect(names()).toEqual(['a']);
  await press();
  expect(names()).toEqual(['a', 'b']);
  expect(load.mock.calls).toEqual([[1], [1]]);
});

test('what is taken out is not counted any more, and more begins where the list ends now', async () => {
  const load = vi.fn<Load>(async () => ['c']);
  showList(['a', 'b'], 3, load);
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(names()).toEqual(['b']);
  expect(screen.getByText('2 in all')).toBeTruthy();
  await press();
  expect(load).toHaveBeenCalledExactlyOnceWith(1);
  expect(names()).toEqual(['b', 'c']);
});

test('another first page begins another list', async () => {
  const { begin } = showList(['a'], 3, async () => ['b']);
  await press();
  begin(['x']);
  expect(names()).toEqual(['x']);
  expect(moreButton()?.textContent).toBe('Show more (2 left)');
});

test('what was asked for under another list is not added to the one on screen', async () => {
  const late = Promise.withResolvers<readonly string[]>();
  const { begin } = showList(['a'], 3, () => late.promise);
  await press();
  begin(['x']);
  await act(async () => late.resolve(['b']));
  expect(names()).toEqual(['x']);
});
