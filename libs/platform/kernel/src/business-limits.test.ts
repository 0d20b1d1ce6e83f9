import { expect, test } from 'vitest';
import * as limits from './business-limits.ts';

test('the limits of the specification stand at their values', () => {
  expect(limits).toMatchObject({
    tokenRefreshMargin: 300_000,
    notificationPollInterval: 300_000,
    defaultMinimumPasswordLength: 5,
    mobileBreakpoint: 960,
    bottomBarItems: 3,
    noticeDurations: { snack: 3000, success: 3000, warning: 3000, error: 10_000, other: 2500 },
    submenuCloseDelay: 800,
    printDelay: 200,
    trackerCodeLength: 6,
    trackerSearchMinimumLength: 6,
    assistantThreadDays: 1,
    assistantPanelSize: 400,
    defaultLanguage: 'ro',
    fallbackLanguage: 'en',
    iconFontTimeout: 10_000,
    defaultSidebarColor: '#607d8b',
    defaultMaterialColor: 'blue-grey-600',
  });
});
