import { openAs } from '../account/login-page.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { boxOf, lists, numberIn, openList, rows, selection } from '../support/worklist-page.ts';

test('ux 6 ux 7 ux 8 ux 9 ux 11 several tasks are changed at once, taken back at once, put off and woken', async ({
  page,
}) => {
  await openAs(page, 'maria.stan');
  await openList(
    page,
    '/assignments/worklist?keys=2&sort=created_at&columns=claim_file_no,priority,claimant_name',
  );

  await test.step('a range is selected, and all that match are offered', async () => {
    await boxOf(page, 0).click();
    await boxOf(page, 4).click({ modifiers: ['Shift'] });
    await expect(selection(page).getByRole('status')).toHaveText('5 selectate');
    await page.getByRole('checkbox', { name: 'Selectează toate rândurile afișate' }).click();
    await expect(selection(page).getByRole('button', { name: /^Selectează/ })).toBeVisible();
    await selection(page).getByRole('button', { name: 'Deselectează' }).click();
  });

  await test.step('all of them become urgent, and with one click they are as before', async () => {
    const before = await rows(page).allTextContents();
    await boxOf(page, 0).click();
    await boxOf(page, 4).click({ modifiers: ['Shift'] });
    await selection(page).getByRole('button', { name: 'Mai multe' }).click();
    await page.getByRole('menuitem', { name: 'Urgentă' }).click();
    await expect(page.getByText(/^5 activități modificate/).first()).toBeVisible();
    await expect(rows(page).nth(4)).toContainText('Urgentă');
    await page.getByRole('button', { name: 'Anulează' }).first().click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(before);
  });

  await test.step('one is put off until tomorrow, stands in its own list and comes back', async () => {
    const number = await numberIn(page, 1);
    await boxOf(page, 1).click();
    await selection(page).getByRole('button', { name: 'Amână' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Amână' }).click();
    await expect(page.getByText(/^1 activitate modificată/).first()).toBeVisible();
    await lists(page).getByRole('link', { name: 'Amânate' }).click();
    const row = rows(page).filter({ hasText: number }).first();
    await expect(row).toBeVisible();
    await row.getByRole('checkbox').click();
    await selection(page).getByRole('button', { name: 'Readu acum' }).click();
    await expect(row).toBeHidden();
  });
});

test('two people at one list: who takes late reads who was faster, and what changed meanwhile is skipped', async ({
  page,
  browser,
  refusals,
  baseURL,
}) => {
  await openAs(page, 'ana.ionescu');
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  watchRefusals(context, refusals);
  const late = await context.newPage();
  await openAs(late, 'maria.stan');
  const queue = '/assignments/worklist?keys=8&sort=created_at&direction=desc';
  await openList(page, queue);
  await openList(late, queue);
  const number = await numberIn(page, 0);

  await rows(page).first().getByRole('button', { name: 'Preia' }).click();
  await expect(page.getByText(`${number} este acum la dumneavoastră`)).toBeVisible();
  await boxOf(late, 0).click();
  await selection(late).getByRole('button', { name: 'Mai multe' }).click();
  await late.getByRole('menuitem', { name: 'Urgentă' }).click();
  await expect(late.getByText('Nicio activitate modificată, una sărită').first()).toBeVisible();
  await late.getByRole('button', { name: 'De ce' }).click();
  await expect(late.getByRole('dialog')).toContainText(/modificată între timp \(Ana Ionescu\)/);
  await context.close();

  await openList(page, `/assignments/worklist?q=${number}&keys=1`);
  await rows(page).first().getByText(number).click();
  await page.getByRole('button', { name: 'Eliberează' }).click();
  await page.getByLabel('De ce', { exact: true }).fill('Luat din greșeală.');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliberează' }).click();
  await expect(page.getByText('Activitatea s-a întors în coadă')).toBeVisible();
});
