import { chromium } from 'playwright';
import { existsSync } from 'node:fs';
const b = await chromium.launch({
  executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const base = process.env.BASE ?? 'http://127.0.0.1:4331';
const log = (page, name) => {
  page.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.type(), m.text().slice(0, 300)),
  );
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message.slice(0, 600)));
};
for (const [name, width, height] of [
  ['wide', 1440, 900],
  ['phone', 360, 740],
]) {
  const c = await b.newContext({ viewport: { width, height }, locale: 'ro-RO' });
  const page = await c.newPage();
  log(page, name);
  const requests = [];
  page.on('request', (r) => requests.push(r.url().replace(base, '')));
  await page.goto(base + '/assignments/shortlist');
  await page.waitForURL('**/login**');
  await page.waitForLoadState('networkidle');
  console.log(name, page.url(), requests.length, requests.join(' '));
  await page.screenshot({ path: `/tmp/e-${name}-login.png`, fullPage: true });
  await page.getByRole('button', { name: 'ana.ionescu' }).click();
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await page.waitForURL('**/assignments/shortlist');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/e-${name}-shortlist.png`, fullPage: true });
  await page.getByRole('button', { name: /Ana Ionescu/ }).click();
  await page.screenshot({ path: `/tmp/e-${name}-menu.png` });
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.screenshot({ path: `/tmp/e-${name}-menu-en.png` });
  const other = await c.newPage();
  log(other, name + '2');
  await other.goto(base + '/assignments/shortlist');
  await other.waitForLoadState('networkidle');
  console.log('second tab', other.url());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login**');
  console.log('signed out', page.url(), other.url());
  await other.close();
  await page.goto(base + '/guest');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/e-${name}-guest.png` });
  await page.goto(base + '/guest/assessment/demo-guest-assignment-key-01?x=1#y');
  await page.waitForLoadState('networkidle');
  console.log(page.url());
  await page.screenshot({ path: `/tmp/e-${name}-guest2.png` });
  await page.goto(base + '/nowhere/at-all');
  await page.waitForLoadState('networkidle');
  console.log(page.url());
  await c.close();
}
await b.close();
