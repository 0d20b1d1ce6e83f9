// Stories and journeys need Chromium: the system's own, Playwright's, or on Debian as root the packaged one, which without
// its parts for windows takes a quarter less time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const headless = 'chromium-headless-shell';
const whole = 'chromium';

function findBrowser(): string | undefined {
  const installed = [headless, whole].map((name) => `/usr/bin/${name}`);
  return [...installed, chromium.executablePath()].find((file) => existsSync(file));
}

function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function run(program: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: 'inherit', env, timeout: 180_000 });
}

const install = (name: string) => run('apt-get', 'install', '-y', '--no-install-recommends', name);

if (mayInstallPackages() && !existsSync(`/usr/bin/${headless}`)) {
  console.log('Installing Chromium with apt-get …');
  // Where a whole one is there already, it does when the list of packages does not know the other.
  if (!findBrowser()) run('apt-get', 'update');
  install(headless);
  if (!findBrowser()) install(whole);
}

const browser = findBrowser();
if (browser) {
  console.log(browser);
} else {
  console.error('Stories and journeys need Chromium. Install it with: npx playwright install chromium');
  process.exitCode = 1;
}
