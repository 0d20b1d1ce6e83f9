import { readFile } from 'node:fs/promises';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

test('B5 C37 M6 R8 R10 ux 73 ux 74 ux 75 ux 76 ux 77 ux 78 a manager chooses a report, reads it, opens the files behind a bar and takes the table out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'maria.stan', '/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Rapoarte' })).toBeVisible();
  await page.getByRole('link', { name: 'Intrări și închideri' }).last().click();
  await expect(page).toHaveURL(/\/reports\/intake$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Intrări și închideri' })).toBeVisible();
  const finding = page.getByRole('heading', { level: 2, name: /Primite: .*, închise: / });
  await expect(finding).toBeVisible();
  await expectNoSidewaysScroll(page);

  await test.step('parameters stand in the address, and every figure follows', async () => {
    const before = await finding.textContent();
    await page.getByRole('button', { name: /^Perioada: / }).click();
    await page.getByRole('menuitemradio', { name: 'ultimele 4 săptămâni' }).click();
    await expect(page).toHaveURL(/last=weeks_4/);
    await expect(finding).not.toHaveText(before ?? '');
    await page.keyboard.press('Escape');
  });

  await test.step('the keys read the bars out and open one, also on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
    const chart = page.getByRole('slider', { name: /^Primite: / });
    await chart.focus();
    await page.keyboard.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', /^S\d+, Primite \d+, Închise \d+$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: /^S\d+$/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the same files stand in the worklist', async () => {
    const list = page.getByRole('link', { name: /Deschide .* în Activități/ });
    const count = Number(/\d+/.exec((await list.textContent()) ?? '')?.[0] ?? 1);
    await list.click();
    await expect(page).toHaveURL(/report_cases=received/);
    await expect(page.getByText('Dintr-un raport').first()).toBeVisible();
    expect(count).toBeGreaterThan(0);
    await page.goBack();
  });

  await test.step('the table instead of the chart, and as a file', async () => {
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText('Tabel', { exact: true }).click();
    await expect(page).toHaveURL(/as=table/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Alte formate' }).click();
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const titles = text.split('\r\n')[0]?.replaceAll('"', '');
    expect(titles).toBe('\uFEFFCanale;Primite;Închise;Diferență;Durata mediană, zile');
    expect(text).toContain('\r\nTotal;');
    const printed = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Alte formate' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    expect((await printed).suggestedFilename()).toMatch(/^intake-.*\.pdf$/);
    const spreadsheet = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportă XLSX' }).click();
    expect((await spreadsheet).suggestedFilename()).toMatch(/^intake-.*\.xlsx$/);
  });

  await test.step('ux 78 all cases are written in the background, a notice tells of them, and they are saved from the page', async () => {
    await page.getByRole('button', { name: 'Alte formate' }).click();
    await page.getByRole('menuitem', { name: 'Toate cazurile, CSV' }).click();
    const save = page.getByRole('button', { name: /^Salvează CSV din/ }).first();
    await expect(save).toBeVisible({ timeout: 20_000 });
    const saved = page.waitForEvent('download');
    await save.click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^intake-files-.*\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')[0]?.replaceAll('"', '')).toBe('\uFEFFDosar;Ziua;Poliță;Județ;Despre;Lei');
    await expectNoSidewaysScroll(page);
  });

  await test.step('ux 77 a band of ages opens the files that are open', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/reports/backlog');
    const chart = page.getByRole('slider', { name: /deschise/i });
    await chart.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Deschide .* în Activități/ })).toBeVisible();
    await page.getByRole('link', { name: /Deschide .* în Activități/ }).click();
    await expect(page).toHaveURL(/report_cases=open_files/);
    await expect(page.getByText('Dintr-un raport').first()).toBeVisible();
  });
});
