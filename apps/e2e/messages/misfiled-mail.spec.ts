import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';
import { eol, handOver, mail } from './mail-server.ts';

test('M8 an e-mail that names no claim is put into one by a manager, and moved from there to the right one by its handler on a phone', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const wrong = await ownFile(origin, 'ana.ionescu');
  const right = await ownFile(origin, 'ana.ionescu');
  const key = randomUUID().slice(0, 8);
  const [subject, said] = [`Accident ${key}`, `Trimit poza mâine ${key}`];
  const plain = ['Content-Type: text/plain; charset=utf-8', '', said, ''].join(eol);
  expect(await handOver(origin, mail(subject, plain))).toBe('unfiled');

  await test.step('Maria puts it into a file', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, 'maria.stan', '/manager-area/unfiled-mail');
    await putsInto(page, subject, wrong.claim_file_no);
  });

  const messagesOf = (file: typeof wrong) => `${addressOfFile(file)}/messages`;
  await test.step('Ana moves it to the right one, by a number written with dashes', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
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
  });

  await page.goto(`${origin}${messagesOf(right)}`);
  await expect(page.getByText(said)).toBeVisible();
});

async function putsInto(page: Page, subject: string, number: string) {
  const waiting = page.getByRole('article', { name: subject });
  await waiting.getByLabel('Numărul dosarului').fill(number);
  await waiting.getByRole('button', { name: 'Pune în dosar' }).click();
  await expect(page.getByText(`Mesajul este acum în ${number}.`)).toBeVisible();
  await expect(waiting).toBeHidden();
}
