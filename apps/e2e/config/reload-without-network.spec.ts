import type { Page } from '@playwright/test';
import { aNewClaim, fileAddress, noteOf } from '../account/claim-file.ts';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { listRows, pageHeading } from '../support/staff-pages.ts';

const oldData = (page: Page) => page.getByText(/^Fără conexiune – date de la \d\d:\d\d\./);
const noData = (page: Page) => page.getByText(/^Nu există conexiune\./);

/** Waits until the code of the product is kept on the device. */
const codeIsKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** What the tab and the browser keep for this origin beside the code of the product: texts, and addresses of answers. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...sessionStorage }), JSON.stringify({ ...localStorage })];
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        paths.push(pathname);
        if (!pathname.startsWith('/assets/')) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return { text: texts.join('\n'), paths };
  });

// The code of the product is kept on the device.
test.use({ serviceWorkers: 'allow' });

test('ux 122 a reload without a network shows the last list and the last file, a note that is sent meanwhile waits, and signing out leaves nothing of them', async ({
  page,
  context,
  baseURL,
}) => {
  const claim = await aNewClaim(baseURL ?? '');
  const number = claim.claim_file_no;
  const file = fileAddress(claim);
  await openAs(page, 'ana.ionescu');
  await codeIsKept(page);
  await page.goto(`/assignments/worklist?category=all&q=${number}`);
  await listRows(page).getByText(number).first().click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${file}`));
  await expect(page.getByRole('list', { name: 'Istoric' })).toBeVisible();
  const heading = await page.locator(pageHeading).innerText();
  const text = 'Scrisă fără rețea.';
  await test.step('a note that is sent while the network is away waits, and is stored when it is back', async () => {
    const history = page.getByRole('list', { name: 'Istoric' });
    await context.setOffline(true);
    await expect(oldData(page)).toBeVisible();
    await noteOf(page).fill(text);
    await page.getByRole('button', { name: 'Adaugă nota' }).click();
    await expect(noteOf(page)).toHaveValue(text);
    await expect(history).not.toContainText(text);
    await context.setOffline(false);
    await expect(oldData(page)).toBeHidden();
    await expect(history).toContainText(text);
  });
  await page.goBack();
  await expect(listRows(page).first()).toBeVisible();

  await test.step('without a network the list and the file are there, with the time they are from', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(oldData(page)).toBeVisible();
    await listRows(page).getByText(number).first().click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${file}`));
    await page.reload();
    await expect(page.locator(pageHeading)).toHaveText(heading);
    await expect(page.getByRole('list', { name: 'Istoric' })).toBeVisible();
    await expect(oldData(page)).toBeVisible();
  });

  await test.step('they are read again when it is back', async () => {
    const asked = page.waitForResponse((answer) => answer.url().includes('/api/assignment/getById/'));
    await context.setOffline(false);
    expect((await asked).ok()).toBe(true);
    await expect(oldData(page)).toBeHidden();
    await expect(noteOf(page)).toBeVisible();
  });

  await test.step('signing out leaves nothing of the work in the browser', async () => {
    await page.getByRole('button', { name: 'Meniul utilizatorului: Ana Ionescu' }).click();
    await page.getByRole('menuitem', { name: 'Ieșire' }).click();
    await page.waitForURL('**/login');
    const kept = await everythingKept(page);
    expect(kept.text).not.toContain(number);
    expect(kept.text).not.toContain(text);
    expect(kept.paths.filter((path) => !/^\/(assets\/.+|favicon\.svg|home)$/.test(path))).toEqual([]);

    await context.setOffline(true);
    await page.goto(file);
    await expect(page.getByLabel('Nume de utilizator')).toBeVisible();
    await expect(oldData(page)).toBeHidden();
    await expect(noData(page)).toBeHidden();
    await expect(page.getByText(number)).toBeHidden();
  });
});
