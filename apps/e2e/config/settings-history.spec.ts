import type { SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const size of sizes)
  test(`M3 a configurator finds the colour, changes it, and takes the change back at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, 'calin.dobre', '/config');
    const search = page.getByRole('combobox', { name: 'Caută o setare' }).filter({ visible: true });
    await search.fill('meniului');
    await page.getByRole('option', { name: /^Culoarea/ }).click();

    const color = page.getByRole('textbox', { name: /^Culoarea/ });
    await expect(color).toBeFocused();
    const before = await color.inputValue();
    const after = before === '#1a237e' ? '#004d40' : '#1a237e';
    await color.fill(after);
    await page.getByRole('button', { name: 'Salvează aspectul' }).click();
    await expect(page.getByText(/^Salvat/)).toBeVisible();

    if (size.width < 1440) await page.getByRole('button', { name: 'Istoric' }).click();
    const newest = page.getByRole('listitem').filter({ hasText: after }).first();
    await expect(newest).toContainText(before);
    await expectNoSidewaysScroll(page);
    await newest.getByRole('button', { name: 'Revino la valoarea dinainte' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revino', exact: true }).click();
    await expect(page.getByText('Valoarea dinainte este din nou în vigoare.')).toBeVisible();
    if (size.width < 1440) await page.keyboard.press('Escape');
    await expect(color).toHaveValue(before);
  });

for (const size of sizes)
  test(`ux 80 M3 a search for SMS jumps to the setting itself at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openAs(page, 'calin.dobre', '/config');
    await page.getByRole('combobox', { name: 'Caută o setare' }).filter({ visible: true }).fill('SMS');
    const found = page.getByRole('option', { name: /^Mesajele pleacă de la/ });
    await found.click();
    await expect(page).toHaveURL(/\/config\/working-hours/);
    await expect(page.getByRole('combobox', { name: 'De la' })).toBeFocused();
    await expectNoSidewaysScroll(page);
  });

type Roles = SuccessBody<'browseOwnRoles'>;

for (const size of sizes)
  test(`ux 83 M3 R8 a role of one's own goes, and its two people move to another one at ${size.width} px`, async ({
    page,
    baseURL,
  }) => {
    const calin = await signedIn(baseURL ?? '', 'calin.dobre');
    const [going, staying] = [`Ghișeu ${size.width}`, `Recepție ${size.width}`];
    const compose = async (name: string) => {
      const role = { own_role_id: null, row_version: null, name, description: '', parts: ['claims.handler'] };
      const { own } = await calin.post<Roles>('/api/user/saveOwnRole', role);
      return own.find((one) => one.name === name)?.role_code;
    };
    await compose(staying);
    const role_code = await compose(going);
    for (const q of ['ana.ionescu', 'radu.marin']) {
      const { items } = await calin.get<SuccessBody<'browsePeople'>>(`/api/user/browsePeople?q=${q}`);
      const at = items[0]?.user_id;
      const { row_version } = await calin.get<SuccessBody<'getUser'>>(`/api/user/getUser/${at}`);
      await calin.post(`/api/user/giveRole/${at}`, { row_version, role_code });
    }

    await page.setViewportSize(size);
    await openAs(page, 'calin.dobre', '/config/users?part=roles');
    await page.getByRole('button', { name: `Șterge rolul ${going}` }).click();
    const question = page.getByRole('alertdialog', { name: `Șterge rolul ${going}` });
    await expect(question.getByText('Persoane cu acest rol: 2')).toBeVisible();
    await question.getByRole('button', { name: 'Șterge', exact: true }).click();
    await expect(question.getByText('Alegeți unde se mută.')).toBeVisible();
    await question.getByRole('combobox', { name: /^Mută la/ }).fill(staying);
    await page.getByRole('option', { name: staying }).click();
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'Șterge', exact: true }).click();

    await expect(page.getByText(`Rolul ${going} a fost șters.`)).toBeVisible();
    const line = page.getByRole('listitem').filter({ hasText: staying });
    await expect(line).toContainText('2 oameni: Ana Ionescu și Radu Marin');
    await expect(page.getByRole('listitem').filter({ hasText: going })).toBeHidden();
  });
