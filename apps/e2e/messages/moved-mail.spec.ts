import { randomUUID } from 'node:crypto';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';
import { eol, handOver, mail } from './mail-server.ts';

for (const [width, height] of [
  [1440, 900],
  [360, 800],
] as const)
  test(`M8 an e-mail with the wrong claim number is moved to the right claim, ${width} px wide`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    const wrong = await ownFile(baseURL ?? '', 'ana.ionescu');
    const right = await ownFile(baseURL ?? '', 'ana.ionescu');
    const said = `Trimit poza mâine ${randomUUID().slice(0, 8)}`;
    const plain = ['Content-Type: text/plain; charset=utf-8', '', said, ''].join(eol);
    expect(await handOver(baseURL ?? '', mail(`Dosar ${wrong.claim_file_no}`, plain))).toBe('filed');

    const messagesOf = (file: typeof wrong) => `${addressOfFile(file)}/messages`;
    await openAs(page, 'ana.ionescu', messagesOf(wrong));
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText('expeditor necunoscut')).toBeVisible();
    await page.getByRole('button', { name: 'Mută în alt dosar' }).click();
    const dialog = page.getByRole('dialog');
    const dashed = right.claim_file_no.replace(/^(....)(.)/, '$1-$2-');
    await dialog.getByLabel('Numărul dosarului').fill(dashed);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Mută', exact: true }).click();
    await expect(page.getByText(/^Mutat în /)).toBeVisible();
    await expect(page.getByText(said)).toBeHidden();

    await page.goto(`${baseURL}${messagesOf(right)}`);
    await expect(page.getByText(said)).toBeVisible();
  });
