import { expect, test } from 'vitest';
import {
  arrangedColumns,
  moved,
  orderedColumns,
  usualLayout,
  withShown,
  withWidth,
} from './column-layout.ts';
import type { Column } from './column.ts';

const columns: Column<string>[] = ['id', 'name', 'plate', 'due'].map((key) => ({
  key,
  header: key,
  cell: (row) => row,
  always: key === 'id',
}));
const keysOf = (shown: readonly { key: string }[]) => shown.map(({ key }) => key).join(' ');

test('without choices the columns stand as the table gives them', () => {
  expect(keysOf(arrangedColumns(columns, usualLayout))).toBe('id name plate due');
});

test('a kept layout forgets columns that are gone, and a new column stands after its neighbour', () => {
  const kept = { ...usualLayout, order: ['due', 'gone', 'name', 'id'] };

  expect(keysOf(orderedColumns(columns, kept))).toBe('due name plate id');
});

test('a column can be hidden and shown again, the one that names the row cannot be hidden', () => {
  const hidden = withShown(withShown(usualLayout, 'plate', false), 'id', false);

  expect(keysOf(arrangedColumns(columns, hidden))).toBe('id name due');
  expect(keysOf(arrangedColumns(columns, withShown(hidden, 'plate', true)))).toBe('id name plate due');
});

test('a width stays within reason and can be given back to the content', () => {
  expect(withWidth(usualLayout, 'name', 8.4).widths).toEqual({ name: 64 });
  expect(withWidth(usualLayout, 'name', 5000).widths).toEqual({ name: 640 });
  expect(withWidth(withWidth(usualLayout, 'name', 200.6), 'name', undefined).widths).toEqual({});
});

test('a key moves to another place, at most to the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});

test('a layout survives being written down', () => {
  const layout = withWidth(withShown(usualLayout, 'due', false), 'name', 200);

  expect(JSON.parse(JSON.stringify(layout))).toEqual(layout);
});
