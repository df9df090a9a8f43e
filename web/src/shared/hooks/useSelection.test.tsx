// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maxSelected, useSelection } from './useSelection';

const rows = Array.from({ length: maxSelected + 1 }, (_, index) => ({ id: `${index}` }));

test('rows are selected and let go one by one, or all at once', () => {
  const { result } = renderHook(() => useSelection<{ id: string }>());
  act(() => result.current.addAll(rows.slice(0, 3)));
  act(() => result.current.toggle({ id: '1' }));
  expect(result.current.rows).toEqual([{ id: '0' }, { id: '2' }]);
  expect(result.current.has('1')).toBe(false);
  act(() => result.current.clear());
  expect(result.current.rows).toEqual([]);
});

test('no more are selected than the service accepts in one call', () => {
  const { result } = renderHook(() => useSelection<{ id: string }>());
  act(() => result.current.addAll(rows));
  expect(result.current.rows).toHaveLength(maxSelected);
  expect(result.current.has(`${maxSelected}`)).toBe(false);
});

test('a row that cannot be selected is left out', () => {
  const isEven = ({ id }: { id: string }) => Number(id) % 2 === 0;
  const { result } = renderHook(() => useSelection(isEven));
  act(() => result.current.addAll(rows.slice(0, 4)));
  act(() => result.current.toggle({ id: '3' }));
  expect(result.current.rows).toEqual([{ id: '0' }, { id: '2' }]);
});
