// Stories and journeys need Chromium: the system's own, Playwright's, or on Debian as root the packaged one.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findSystemBrowser, type SystemBrowser } from './system-browser.ts';

function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  return findSystemBrowser() ?? (existsSync(own) ? own : undefined);
}

function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** The target that installs PostgreSQL takes the same lock: of two apt-get at once, one fails. */
function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('flock', [path.join(tmpdir(), 'dosar-apt.lock'), 'apt-get', ...args], {
    stdio: 'inherit',
    env,
    timeout: 300_000,
  });
}

const install = (name: SystemBrowser) => aptGet('install', '-y', '--no-install-recommends', name);

if (mayInstallPackages() && findSystemBrowser(['chromium-headless-shell']) === undefined) {
  console.log('Installing Chromium with apt-get …');
  // Where a whole one is there already, it does when the list of packages does not know the other.
  if (!findBrowser()) aptGet('update');
  install('chromium-headless-shell');
  if (!findBrowser()) install('chromium');
}

const browser = findBrowser();
if (browser) {
  console.log(browser);
} else {
  console.error('Stories and journeys need Chromium. Install it with: npx playwright install chromium');
  process.exitCode = 1;
}
