import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test('R8 work is shared out so that whoever has the least gets the next piece', () => {
  const lines = shareOut(
    ['a', 'b', 'c', 'd'],
    [
      { userId: 'busy', load: 3 },
      { userId: 'free', load: 0 },
    ],
  );
  expect(lines.map(({ toUserIds }) => toUserIds[0])).toEqual(['free', 'free', 'free', 'busy']);
  expect(lines[0]?.toUserIds).toEqual(['free', 'busy']);
});

test('R8 work that nobody can take is offered to nobody', () => {
  expect(shareOut(['a'], [])).toEqual([{ id: 'a', toUserIds: [] }]);
});
