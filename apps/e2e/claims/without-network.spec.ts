import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

test('ux 122 a note that is sent while the network is away waits, and is stored when it is back', async ({
  page,
  context,
  baseURL,
}) => {
  await openAs(page, 'ana.ionescu', addressOfFile(await ownFile(baseURL ?? '', 'ana.ionescu')));
  const history = page.getByRole('list', { name: 'Istoric' });
  await expect(history).toBeVisible();
  const note = page.getByLabel('Notă internă', { exact: true });
  const text = 'Scrisă fără rețea.';
  await context.setOffline(true);
  await expect(page.getByText(/^Fără conexiune – date de la/)).toBeVisible();
  await note.fill(text);
  await page.getByRole('button', { name: 'Adaugă nota' }).click();
  await expect(note).toHaveValue(text);
  await expect(history).not.toContainText(text);

  await context.setOffline(false);
  await expect(page.getByText(/^Fără conexiune – date de la/)).toBeHidden();
  await expect(history).toContainText(text);
});
