import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection.ts';

const shown = ['a', 'b'];

test('everything that matches is offered only after all rows shown are selected', () => {
  const { result } = renderHook(() => useSelection(shown, 340));

  act(() => result.current.selection.onSelect(new Set(['a'])));
  expect(result.current).toMatchObject({ count: 1, offered: undefined, isEverything: false });

  act(() => result.current.selection.onSelect(new Set(shown)));
  expect(result.current).toMatchObject({ count: 2, offered: 340 });

  act(() => result.current.selectEverything());
  expect(result.current).toMatchObject({ count: 340, offered: undefined, isEverything: true });
  expect(result.current.selection.selected).toEqual(new Set(shown));
});

test('taking out one row of everything leaves the rows shown', () => {
  const { result } = renderHook(() => useSelection(shown, 340));
  act(() => result.current.selectEverything());

  act(() => result.current.selection.onSelect(new Set(['b'])));

  expect(result.current).toMatchObject({ count: 1, isEverything: false });
});

test('there is nothing to offer when all that match are shown', () => {
  const { result } = renderHook(() => useSelection(shown, 2));

  act(() => result.current.selection.onSelect(new Set(shown)));

  expect(result.current.offered).toBeUndefined();
});
