import { aDocument } from '@dosar/testing';
import { expect, test } from 'vitest';
import { canBeShown } from './document-facts.ts';

test.each([
  ['not_scanned', true],
  ['clean', true],
  ['pending', false],
  ['infected', false],
] as const)('a photo that is %s for the virus scanner can be looked at: %s', (scanState, isShown) => {
  expect(canBeShown(aDocument({ scan_state: scanState }))).toBe(isShown);
});
