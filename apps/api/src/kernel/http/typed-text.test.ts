import { expect, test } from 'vitest';
import { dropInvisible } from './typed-text.ts';

test('invisible characters leave every text of a request, however deep it stands', () => {
  const body = {
    name: 'Ana\u200b',
    people: [{ phone: '\u202a0722\u202c', age: 3 }],
    notes: ['S\u0326tefan'],
    none: null,
  };
  dropInvisible(body);
  expect(body).toEqual({ name: 'Ana', people: [{ phone: '0722', age: 3 }], notes: ['Ștefan'], none: null });
});

test('a password stays as it was typed', () => {
  const body = { username: 'ana\u200b', password: 'x\u200by', old_password: 'a\u00ad' };
  dropInvisible(body);
  expect(body).toEqual({ username: 'ana', password: 'x\u200by', old_password: 'a\u00ad' });
});
