import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectMessages, textsOf } from './collect-messages.ts';
import { compileMessages } from './compile-messages.ts';

const code = `
import { defineMessages } from 'react-intl';
export const messages = defineMessages({
  days: { id: 'fnol.limit.days', description: 'Days left', defaultMessage: '{n, plural, one {# day} other {# days}} left' },
  plain: { id: 'fnol.limit.plain', description: 'No limit', defaultMessage: 'No limit' },
});
`;

function projectSaying(romanian: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'dosar-messages-'));
  mkdirSync(join(folder, 'src/limit'), { recursive: true });
  mkdirSync(join(folder, 'translations'));
  writeFileSync(join(folder, 'src/limit/messages.ts'), code);
  writeFileSync(join(folder, 'src/limit/limit.test.tsx'), code.replaceAll('fnol.', 'test.'));
  writeFileSync(join(folder, 'translations/ro.json'), JSON.stringify(romanian));
  return { name: '@dosar/fnol-feature', folder, messagePrefix: 'fnol', tags: [], dependencies: [] };
}

test('the messages of the code are found, those of its tests are not', () => {
  const [collected] = collectMessages([projectSaying({})]);
  expect(collected?.declared.map(({ id }) => id)).toEqual(['fnol.limit.days', 'fnol.limit.plain']);
  expect(collected?.declared[0]?.english).toBe('{n, plural, one {# day} other {# days}} left');
});

test('a text without a Romanian one is English in the Romanian messages', () => {
  const collected = collectMessages([projectSaying({ 'fnol.limit.plain': 'Fără limită' })]);
  expect(textsOf('ro', collected)).toEqual({
    'fnol.limit.days': '{n, plural, one {# day} other {# days}} left',
    'fnol.limit.plain': 'Fără limită',
  });
});

test('each language is a file of its own, named by its content and parsed beforehand', () => {
  const [romanian, english] = compileMessages(
    collectMessages([projectSaying({ 'fnol.limit.plain': 'Fără limită' })]),
  );
  expect(romanian?.fileName).toMatch(/^assets\/i18n\/ro\.[\w-]{8}\.json$/);
  expect(JSON.parse(english?.source ?? '')).toMatchObject({ 'fnol.limit.plain': [{ value: 'No limit' }] });
});
