import { expect, test } from 'vitest';
import { isPreviewOnly } from './preview-only.ts';

test('M2 a previewer who does not work on files sees them by the preview alone', () => {
  expect(isPreviewOnly(['app.previewer'])).toBe(true);
  expect(isPreviewOnly(['app.previewer', 'claims.selfmanaged', 'app.configurator'])).toBe(true);
});

test('M2 whoever works on files, or is no previewer, is not held to the preview', () => {
  for (const role of ['claims.handler', 'AC.Assessor', 'claims.manager', 'assessment.manager'])
    expect(isPreviewOnly(['app.previewer', role]), role).toBe(false);
  expect(isPreviewOnly([])).toBe(false);
  expect(isPreviewOnly(['org.configurator'])).toBe(false);
});
