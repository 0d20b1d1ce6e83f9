import { hasSession, openAs } from '../account/login-page.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { boxOf, lists, numberIn, openList, rows, selection } from '../support/worklist-page.ts';

test('ux 1 ux 2 ux 3 ux 4 ux 5 ux 12 ux 14 ux 15 ux 21 a list is narrowed, kept as a view, shared and put away again', async ({
  page,
  context,
  browser,
  refusals,
  baseURL,
}) => {
  const name = `Echipa, depășite ${Date.now() % 100_000}`;
  await hasSession(page, 'maria.stan');
  await openList(page, '/assignments/worklist?keys=18&sort=claimant_name');

  await test.step('a deadline that has passed is told in words, and in another colour than the row', async () => {
    const due = rows(page).first().locator('time').first();
    await expect(due).toHaveText(/depășit/);
    const colourOf = (element: Element) => getComputedStyle(element).color;
    expect(await due.evaluate(colourOf)).not.toBe(await rows(page).first().evaluate(colourOf));
  });

  await test.step('a copied address shows the same rows', async () => {
    const other = await context.newPage();
    await openList(other, page.url());
    await expect(rows(other)).toHaveText(await rows(page).allTextContents());
    await other.close();
  });

  await test.step('it is saved for the team and is there with its count', async () => {
    await page.getByRole('button', { name: 'Salvează ca…' }).click();
    await page.getByLabel('Nume').fill(name);
    await page.getByLabel('O vede și echipa').check();
    await page.getByRole('button', { name: 'Salvează vederea' }).click();
    await page.waitForURL(/list\/[0-9a-f-]{36}$/);
    await page.reload();
    await expect(lists(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await expect(lists(page).getByRole('link', { name })).toContainText(/\d/);
  });

  await test.step('a colleague of the team sees it, and its own rows first', async () => {
    const colleague = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    watchRefusals(colleague, refusals);
    const theirs = await colleague.newPage();
    await openAs(theirs, 'ana.ionescu');
    const asked: unknown[] = [];
    theirs.on('request', (request) => {
      if (request.url().endsWith('/browseWorklist')) asked.push(request.postDataJSON());
    });
    await openList(theirs, new URL(page.url()).pathname);
    expect(asked[0]).toMatchObject({ filter_keys: 18, sort: { column: 'claimant_name' } });
    await colleague.close();
  });

  await test.step('a change is only shown until somebody saves it', async () => {
    await page.getByRole('button', { name: 'Așteaptă pe', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Noi' }).click();
    await expect(page.getByText('Modificată')).toBeVisible();
    await page.getByRole('button', { name: 'Anulează modificările' }).click();
    await expect(page.getByText('Modificată')).toBeHidden();
  });

  await test.step('columns stay as they were arranged: hidden, moved, widened; rows stand closer on demand', async () => {
    const header = page.getByRole('columnheader', { name: 'Număr auto' });
    const second = page.getByRole('columnheader').nth(2);
    await page.getByRole('button', { name: 'Afișare' }).click();
    await page.getByRole('checkbox', { name: 'Număr auto' }).click();
    await page.getByRole('button', { name: 'Mută mai jos Activitate' }).click();
    const width = page.getByRole('slider', { name: /Stare/ });
    await width.press('End');
    const widest = await width.inputValue();
    await page.getByRole('radio', { name: 'Apropiate' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
    await page.getByRole('radio', { name: 'Cu spațiu' }).check();
    await page.keyboard.press('Escape');
    await expect(second).toContainText('Stare');
    await expect(header).toBeHidden();
    await page.reload();
    await expect(second).toContainText('Stare');
    await expect(header).toBeHidden();
    await page.getByRole('button', { name: 'Afișare' }).click();
    await expect(width).toHaveValue(widest);
    await page.getByRole('button', { name: 'Ca la început' }).click();
    await page.keyboard.press('Escape');
    await expect(header).toBeVisible();
  });

  await test.step('a filter without result says so, and the view is put away', async () => {
    await page.getByRole('button', { name: 'Vederea aceasta' }).click();
    await page.getByRole('menuitem', { name: 'Șterge' }).click();
    await expect(lists(page).getByRole('link', { name })).toBeHidden();
    await page.getByLabel('Caută').fill('zzzzzz');
    await page.getByRole('button', { name: 'Șterge filtrele' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test('ux 10 ux 16 ux 17 the keyboard walks the list, opens a file, goes on to the next one and comes back', async ({
  page,
}) => {
  await hasSession(page, 'ana.ionescu');
  await openList(page, '/assignments/worklist?keys=1&sort=created_at');
  const [second, third] = [await numberIn(page, 1), await numberIn(page, 2)];

  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(selection(page).getByRole('status')).toHaveText('1 selectat');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(second) })).toBeVisible();
  await expect(page.getByText(/^2 din \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Activitatea următoare' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(third) })).toBeVisible();

  await page.goBack();
  await expect(rows(page).nth(2)).toBeFocused();
  await expect(boxOf(page, 1)).toBeChecked();
});
