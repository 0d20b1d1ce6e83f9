import { signsIn } from '../support/handler.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { closedNote } from './closed-note.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('B3 M4 the estimate of a shop is imported, agreed line by line with a reason, and closed with its total, which the offer begins with', async ({
  page,
  browser,
  baseURL,
}) => {
  const { address, claimFileNo, assignmentId } = await closedNote(baseURL ?? '');
  await signsIn(page, 'elena.rusu');
  await page.goto(address);
  await page.getByRole('link', { name: 'Deviz service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deviz service' })).toBeVisible();

  await page.getByRole('button', { name: 'Importă devizul' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'deviz.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Cod;Denumire;Cant.;Preț;Valoare\n;Bară spate;1;2.000,00;2.000,00\n;Geometrie;1;;150\n;TOTAL;;;2.150,00\n',
    ),
  });
  await expect(page.getByText('2 rânduri, împreună 2.150,00 lei fără TVA')).toBeVisible();
  await page.getByRole('textbox', { name: /^Numele service-ului/ }).fill('Auto Rapid');
  await page.getByRole('button', { name: 'Preia' }).click();

  await test.step('an amount that differs needs its reason', async () => {
    await page.getByRole('button', { name: 'Decide: Bară spate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Suma convenită/ }).fill('1.800');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('combobox', { name: /^Motivul diferenței/ }).selectOption('price');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog).toBeHidden();
  });
  await page.getByRole('button', { name: 'Acceptă service-ul la un rând' }).click();
  await page.getByRole('button', { name: 'Convenit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convenit' }).click();
  await expect(page.getByText(/^Convenit la .* cu TVA, acum în banii dosarului/)).toBeVisible();

  await test.step('the handler finds its lines in the offer, with how they came about, and changes one', async () => {
    const context = await browser.newContext({
      baseURL,
      locale: 'ro-RO',
      viewport: { width: 1440, height: 900 },
    });
    const desk = await context.newPage();
    await signsIn(desk, 'ana.ionescu');
    await desk.goto(`/workflow/getById/${claimFileNo}/${assignmentId}/money`);
    await desk.getByRole('button', { name: 'Calculează oferta' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Calculează oferta' });
    const notes = dialog.getByRole('textbox', { name: 'Cum s-a calculat' });
    const amounts = dialog.getByRole('textbox', { name: 'Sumă, lei' });
    await expect(notes.nth(0)).toHaveValue(/^deviz agreat cu Auto Rapid la /);
    await expect(amounts.nth(0)).toHaveValue('1.950,00');
    await expect(notes.nth(1)).toHaveValue('21 % din 1.950,00 lei');
    await expect(amounts.nth(1)).toHaveValue('409,50');
    await amounts.nth(0).fill('1.900,00');
    await dialog.getByRole('button', { name: 'Salvează oferta' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('În calcul').first()).toBeVisible();
    await context.close();
  });
});

for (const width of [360, 1440])
  test(`B3 an estimate that is only on paper is typed line by line, compared and taken as a round, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signsIn(page, 'elena.rusu');
    await page.goto((await closedNote(baseURL ?? '')).address);
    await page.getByRole('link', { name: 'Deviz service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deviz service' })).toBeVisible();
    await page.getByRole('button', { name: /^Scrie (devizul|runda următoare)/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Scrieți devizul' });
    const line = (no: number) => dialog.getByRole('group', { name: `Rândul ${no}`, exact: true });
    await dialog.getByRole('textbox', { name: /^Numele service-ului/ }).fill('Auto Rapid');
    await page.keyboard.press('Tab');
    await page.keyboard.type('128 din 26.11.2026');
    while ((await dialog.getByRole('button', { name: /^Șterge rândul/ }).count()) > 0)
      await dialog.getByRole('button', { name: 'Șterge rândul 1' }).click();
    // What an earlier round has left in the last line.
    for (const cell of await line(1).getByRole('textbox').all()) await cell.fill('');

    await test.step('by keyboard: Tab through the line, Enter for the next one', async () => {
      await line(1).getByRole('textbox', { name: 'Denumire' }).fill('Bară spate');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      await page.keyboard.press('Tab');
      await page.keyboard.type('560,00');
      await page.keyboard.press('Enter');
      await expect(line(2).getByRole('textbox', { name: 'Preț unitar' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('Geometrie');
      await dialog.getByRole('button', { name: 'Preia' }).click();
      await expect(dialog.getByText('Scrieți valoarea sau prețul unitar.').first()).toBeVisible();
      await line(2).getByRole('textbox', { name: 'Valoare' }).fill('150');
    });
    await expect(dialog.getByText('2 rânduri, împreună 1.270,00 lei fără TVA')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Preia' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Decide: Geometrie' })).toBeVisible();
    await expect(page.getByText('1.270,00 lei').first()).toBeVisible();

    await test.step('the next round begins with what was typed', async () => {
      await page.getByRole('button', { name: 'Scrie runda următoare' }).click();
      await expect(line(2).getByRole('textbox', { name: 'Valoare' })).toHaveValue('150,00');
      await dialog.getByRole('button', { name: 'Renunță' }).click();
    });
  });
