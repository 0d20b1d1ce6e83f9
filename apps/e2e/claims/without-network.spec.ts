import { noteOf, openFirstFile } from '../account/claim-file.ts';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';

test('ux 122 a note that is sent while the network is away waits, and is stored when it is back', async ({
  page,
  context,
}) => {
  await openAs(page, 'ana.ionescu');
  await openFirstFile(page);
  const text = `Fără rețea la ${Date.now()}.`;
  await context.setOffline(true);
  await expect(page.getByText(/^Fără conexiune – date de la/)).toBeVisible();
  await noteOf(page).fill(text);
  await page.getByRole('button', { name: 'Adaugă nota' }).click();
  await expect(noteOf(page)).toHaveValue(text);
  await expect(page.getByRole('list', { name: 'Istoric' })).not.toContainText(text);

  await context.setOffline(false);
  await expect(page.getByText(/^Fără conexiune – date de la/)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Istoric' })).toContainText(text);
});
