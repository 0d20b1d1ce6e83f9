// Stories and journeys need Chromium: the system's own, Playwright's, or on Debian as root the packaged one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowser = '/usr/bin/chromium';

function findBrowser(): string | undefined {
  return [systemBrowser, chromium.executablePath()].find((file) => existsSync(file));
}

function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function run(program: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: 'inherit', env });
}

if (!findBrowser() && mayInstallPackages()) {
  console.log('Installing Chromium with apt-get …');
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}

const browser = findBrowser();
if (browser) {
  console.log(browser);
} else {
  console.error('Stories and journeys need Chromium. Install it with: npx playwright install chromium');
  process.exitCode = 1;
}
