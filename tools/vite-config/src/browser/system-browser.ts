import { existsSync } from 'node:fs';

/** Chromium as Debian packages it. */
export type SystemBrowser = 'chromium-headless-shell' | 'chromium';

// The first one has no parts for windows and takes a quarter less time.
const quickestFirst: SystemBrowser[] = ['chromium-headless-shell', 'chromium'];

/** The first of these browsers that the system has; where it has none, Playwright's own is used. */
export function findSystemBrowser(names = quickestFirst): string | undefined {
  return names.map((name) => `/usr/bin/${name}`).find((file) => existsSync(file));
}

/** How every browser of tests and measurements is started: the system's own if there is one, and it keeps to itself. */
export function chromiumOptions(names = quickestFirst) {
  const executablePath = findSystemBrowser(names);
  return {
    ...(executablePath !== undefined && { executablePath }),
    // Chromium under a moved clock (libfaketime) uses up the machine.
    ...(process.env['FAKETIME'] !== undefined && { env: { ...process.env, LD_PRELOAD: '' } }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
