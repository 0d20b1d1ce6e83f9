import * as client from '@dosar/api-client';
import { expect, test } from 'vitest';
import { messagesAccess } from './messages-access.ts';

const names = Object.keys(messagesAccess) as (keyof typeof messagesAccess)[];

test.each(names)('the menu offers what %s begins with to whom the contract lets call it', (name) => {
  const shown = messagesAccess[name];
  const expected = 'access' in shown ? shown.access : { callers: ['staff'], ...shown };
  expect(client[name].access).toEqual(expected);
});
