/** An access token with less than this left is refreshed beforehand (K1), in milliseconds. */
export const tokenRefreshMargin = 300_000;

/** How often new activities are asked for (K2), in milliseconds. */
export const notificationPollInterval = 300_000;

/** Shortest password where the policy of the organisation names none (K3). */
export const defaultMinimumPasswordLength = 5;

/** Below this width the mobile layout applies (K4), in pixels. */
export const mobileBreakpoint = 960;

/** Items that the bottom bar shows before More (K4). */
export const bottomBarItems = 3;

/** How long notices stay (K5, X11), in milliseconds. */
export const noticeDurations = {
  snack: 3_000,
  success: 3_000,
  warning: 3_000,
  error: 10_000,
  other: 2_500,
} as const;

/** How long an open submenu waits before it closes (K6), in milliseconds. */
export const submenuCloseDelay = 800;

/** From the loaded page to the print dialog (K6), in milliseconds. */
export const printDelay = 200;

/** Characters of a tracker access code (K7, V8). */
export const trackerCodeLength = 6;

/** Fewest characters of a case number that can be looked for (K7, V9). */
export const trackerSearchMinimumLength = 6;

/** An assistant thread ends when the last message is more days old than this (K8). */
export const assistantThreadDays = 1;

/** Width and height of the assistant panel (K8), in pixels. */
export const assistantPanelSize = 400;

/** Language of a page that nobody has chosen one for (K9). */
export const defaultLanguage = 'ro';

/** Language that fills in for missing texts (K9). */
export const fallbackLanguage = 'en';

/** How long a configured icon font may take to load (K10), in milliseconds. */
export const iconFontTimeout = 10_000;

/** Colour of the sidebar where the organisation names none (K12). */
export const defaultSidebarColor = '#607d8b';

/** Material colour where the organisation names none (K12). */
export const defaultMaterialColor = 'blue-grey-600';
