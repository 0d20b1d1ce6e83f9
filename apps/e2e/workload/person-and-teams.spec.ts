import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('M4 R8 B12 Maria opens the page of Ana from the team, follows a figure, and Ana reads the same figures herself', async ({
      page,
      browser,
      baseURL,
    }) => {
      await openAs(page, 'maria.stan');
      await page.goto('/manager-area/team');
      await page.getByText('Ana Ionescu', { exact: true }).first().click();
      await page.getByRole('link', { name: 'Toată pagina' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ana Ionescu' })).toBeVisible();
      await expect(page.getByText('Primite și încheiate, pe săptămâni')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Schimbă' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      const address = page.url();
      await page.getByRole('link', { name: 'În lucru' }).click();
      await expect(page).toHaveURL(/assignments\/worklist\?assignee=/);

      const context = await browser.newContext({ viewport: { width, height } });
      const ana = await context.newPage();
      await openAs(ana, 'ana.ionescu');
      await ana.goto(`${baseURL ?? ''}/user/profile`);
      await ana.getByRole('link', { name: 'Munca mea' }).click();
      await expect(ana.getByRole('heading', { level: 1, name: 'Munca mea' })).toBeVisible();
      await expect(ana.getByText(/nimeni altcineva/)).toBeVisible();
      await expect(ana.getByRole('button', { name: 'Schimbă' })).toHaveCount(0);
      await context.close();

      await test.step('a colleague finds nobody there', async () => {
        const other = await browser.newContext({ viewport: { width, height } });
        const elena = await other.newPage();
        await openAs(elena, 'elena.rusu');
        await elena.goto(address);
        await expect(elena.getByText('Ana Ionescu')).toHaveCount(0);
        await expect(elena.getByRole('button', { name: 'Schimbă' })).toHaveCount(0);
        await other.close();
      });
    });

    test('M4 R8 Călin makes a team, moves Radu there and back, and closes it; Maria sees her own team alone', async ({
      page,
      browser,
      baseURL,
    }) => {
      const name = `Daune grele ${width}`;
      await openAs(page, 'calin.dobre');
      await page.goto('/config/teams');
      await page.getByRole('button', { name: 'Echipă nouă' }).click();
      const naming = page.getByRole('dialog', { name: 'Echipă nouă' });
      await naming.getByRole('textbox', { name: /Numele în română/ }).fill(name);
      await naming.getByRole('textbox', { name: /Numele în engleză/ }).fill(`Large claims ${width}`);
      await naming.getByRole('button', { name: 'Salvează' }).click();
      const team = page.getByRole('region', { name: new RegExp(name) });
      await expect(team.getByText('Nimeni încă.')).toBeVisible();

      const move = async (to: string) => {
        await page.getByRole('checkbox', { name: 'Radu Marin' }).check();
        await page.getByRole('button', { name: 'Mută în altă echipă…' }).click();
        const dialog = page.getByRole('dialog', { name: 'Mută o persoană' });
        await dialog.getByRole('combobox', { name: /Unde/ }).selectOption({ label: to });
        await dialog.getByRole('button', { name: 'Mută' }).click();
        await expect(dialog).toHaveCount(0);
      };
      await move(name);
      await expect(team.getByText('Radu Marin')).toBeVisible();
      await expect(page.getByText(`Radu Marin: Daune → ${name}`).first()).toBeVisible();
      await move('Daune');
      await expect(team.getByText('Nimeni încă.')).toBeVisible();
      await team.getByRole('button', { name: 'Închide echipa' }).click();
      await expect(team).toHaveCount(0);
      await expectNoSidewaysScroll(page);

      const context = await browser.newContext({ viewport: { width, height } });
      const maria = await context.newPage();
      await openAs(maria, 'maria.stan');
      await maria.goto(`${baseURL ?? ''}/manager-area/teams`);
      await expect(maria.getByRole('region', { name: /^Daune/ })).toBeVisible();
      await expect(maria.getByText('Constatări')).toHaveCount(0);
      await expect(maria.getByRole('checkbox', { name: 'Maria Stan' })).toBeDisabled();
      await context.close();
    });
  });
}
