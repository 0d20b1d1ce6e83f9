import { randomUUID } from 'node:crypto';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { aClaimInValuation } from '../support/own-claims.ts';

// One journey for both sizes: they write the same text.
test('M9 R11 B14 a help is written for a status, and a handler reads it at the chip, at 1440 and 360 px', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const file = await aClaimInValuation(origin, await signedIn(origin, 'ana.ionescu'));

  for (const width of [1440, 360]) {
    const words = `Sunați păgubitul ${randomUUID().slice(0, 8)}`;
    await page.setViewportSize({ width, height: 800 });

    await test.step(`at ${width} px the help administrator writes what the status means`, async () => {
      await openAs(page, 'calin.dobre', '/config/statuses/help?status=claim_handling.evaluation');
      await page.getByRole('textbox', { name: 'În română' }).fill(`${words}.\n\n**Azi.**`);
      await expect(page.getByRole('region', { name: 'Așa citesc colegii' })).toContainText(words);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Salvează ajutorul' }).click();
      await expect(page.getByText('Ajutorul este salvat.').first()).toBeVisible();
    });

    await test.step(`at ${width} px a handler opens it at the chip, by keyboard`, async () => {
      await openAs(page, 'ana.ionescu', `/workflow/getById/${file.claim_file_no}/${file.assignment_id}`);
      const help = page.getByRole('button', { name: 'Ce înseamnă „În evaluare”?' });
      await help.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(words)).toBeVisible();
      await expect(dialog.getByText(/^Text din .*Călin Dobre$/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(help).toBeFocused();
    });
  }
});
