import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokensStyleSheet } from './tokens-style-sheet.ts';

const folder = import.meta.dirname;
const styles = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');

test('the style sheet of the public pages carries the tokens of the staff pages that they use', async () => {
  await expect(tokensStyleSheet(styles)).toMatchFileSnapshot('./generated/tokens.css');
});

test('a name that is no token is no style', () => {
  expect(() => tokensStyleSheet('color: var(--dosar-colors-purple)')).toThrow('--dosar-colors-purple');
});
