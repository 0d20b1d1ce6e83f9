import { randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { outboxOf } from '../support/outbox.ts';
import { addressOfFile, aReachableClaim } from '../support/own-claims.ts';
import { composes, emailText, sendEmail } from './composer.ts';

test('B14 M3 a template is changed on its page, chosen by a handler, and received by the claimant in its new words', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const mark = randomUUID().slice(0, 6);
  const name = `Acte lipsă ${mark}`;
  const { work, email } = await aReachableClaim(origin, 'ana.ionescu');
  const calin = await signedIn(origin, 'calin.dobre');
  const code = `own_papers_${mark}`;
  await calin.post<Schema<'TemplateSettings'>>('/api/message/saveTemplate', {
    ...{ template_code: code, row_version: 0, name_ro: name, name_en: name, is_active: true },
    texts: [{ channel: 'email', language: 'ro', subject: `Acte ${mark}`, body: 'Textul vechi.' }],
  });

  await test.step('the configurator writes it otherwise', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, 'calin.dobre', `/config/message-templates?template=${code}`);
    await page.getByLabel('E-mail în română').fill(`Ne mai trebuie talonul ${mark}.`);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Salvează și pune în vigoare' }).click();
    await expect(page.getByText('Versiunea 2 e în vigoare.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
  });

  await test.step('a handler begins an e-mail with it, and the claimant receives the new words', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, 'ana.ionescu', addressOfFile(work));
    await composes(page, 'E-mail');
    await page.getByRole('combobox', { name: 'Șablon' }).selectOption({ label: name });
    await expect(emailText(page)).toHaveValue(`Ne mai trebuie talonul ${mark}.`);
    await sendEmail(page).click();
    await expect
      .poll(async () => (await outboxOf(origin, email)).map(({ body }) => body), { timeout: 30_000 })
      .toContainEqual(expect.stringContaining(`Ne mai trebuie talonul ${mark}.`));
  });
});
