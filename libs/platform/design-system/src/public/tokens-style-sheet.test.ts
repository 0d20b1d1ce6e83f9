import { expect, test } from 'vitest';
import { tokensStyleSheet } from './tokens-style-sheet.ts';

test('the style sheet of the public pages carries the same tokens as the staff pages', async () => {
  await expect(tokensStyleSheet()).toMatchFileSnapshot('./generated/tokens.css');
});
