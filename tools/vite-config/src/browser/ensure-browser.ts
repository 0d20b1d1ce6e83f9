// Stories and journeys need Chromium: the system's own, Playwright's, or on Debian as root the packaged one.
import { spawnSync } from 'node:child_process';
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

function run(program: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: 'inherit', env, timeout: 180_000 });
}

const install = (name: SystemBrowser) => run('apt-get', 'install', '-y', '--no-install-recommends', name);

if (mayInstallPackages() && findSystemBrowser(['chromium-headless-shell']) === undefined) {
  console.log('Installing Chromium with apt-get …');
  // Where a whole one is there already, it does when the list of packages does not know the other.
  if (!findBrowser()) run('apt-get', 'update');
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
