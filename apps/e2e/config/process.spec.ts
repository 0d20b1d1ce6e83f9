import { randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { takeStep } from '../support/accepted-claim.ts';
import { signedIn } from '../support/caller.ts';
import { opensTracker } from '../support/claimant.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { aReachableClaimInValuation } from '../support/own-claims.ts';

/** A text that would run in the page of whoever reads it. */
const acting =
  '<img src="x" onerror="window.hacked = 1"><script>window.hacked = 2</script><a href="javascript:window.hacked = 3">apasă aici</a>';
const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 800 };

test('M9 R11 B14 ux 81 a status is added, translated, given help and a tracker step, published, met by a claim whose handler reads the help at its chip, and seen by its claimant', async ({
  page,
  baseURL,
  trackerOrigin,
}) => {
  // Four people on as many pages.
  test.setTimeout(90_000);
  const origin = baseURL ?? '';
  const mark = randomUUID().slice(0, 6);
  const name = `Verificare video ${mark}`;
  const { work, email } = await aReachableClaimInValuation(origin, 'ana.ionescu');
  const field = (label: string) => page.getByRole('textbox', { name: label }).first();
  const choice = (label: string) => page.getByRole('combobox', { name: label }).first();
  const save = async (item: string) => {
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click();
    const open = page.getByRole('region', { name: item, exact: true });
    await expect(open).toBeVisible();
    await open.getByRole('button', { name: 'Închide', exact: true }).click();
    await expect(open).toBeHidden();
  };
  const addStep = async (from: string, to: string, english: string) => {
    await page.getByRole('button', { name: 'Adaugă un pas' }).click();
    await choice('Din starea').selectOption({ label: from });
    await choice('În starea').selectOption({ label: to });
    await field('Numele în română').fill(english);
    await field('Numele în engleză').fill(english);
    await choice('Adaugă un efect').selectOption({ label: 'Arată păgubitului noua etapă' });
    await save(english);
  };

  await test.step('the configurator adds the status in both languages, with help and a tracker step', async () => {
    // A run that broke off may have left a draft.
    const calin = await signedIn(origin, 'calin.dobre');
    const { draft } = await calin.get<Schema<'ProcessDetail'>>(
      '/api/assignment/getProcess?assignment_type=claim_handling',
    );
    if (draft !== null) {
      const { process_version_id, row_version } = draft;
      await calin.post('/api/assignment/discardProcessDraft', { process_version_id, row_version });
    }
    await page.setViewportSize(desk);
    await openAs(page, 'calin.dobre', '/config/process?kind=claim_handling');
    await page.getByRole('button', { name: 'Începe o ciornă' }).click();
    await page.getByRole('button', { name: 'Adaugă o stare' }).click();
    await field('Numele în română').fill(name);
    await field('Numele în engleză').fill(`Video check ${mark}`);
    await choice('Pasul din urmărire').selectOption({ index: 3 });
    await field('Titlul în română').fill(`Verificăm video ${mark}`);
    await field('Titlul în engleză').fill(`We check by video ${mark}`);
    // Whatever acts in a text is gone before anybody sees it.
    await field('Ajutorul în română').fill(`Sunați păgubitul cu video.${acting}`);
    await field('Ajutorul în engleză').fill('Call the claimant by video.');
    await save(name);
    await expect(page.getByText(`În „${name}” nu se poate ajunge.`)).toBeVisible();
  });

  await test.step('the check asks for ways in and out, and the drawing shows them', async () => {
    await addStep('În evaluare', name, `To video ${mark}`);
    await addStep(name, 'În evaluare', `Back ${mark}`);
    await expect(page.getByText(`În „${name}” nu se poate ajunge.`)).toBeHidden();
    await expect(
      page.getByRole('region', { name: 'Desenul procesului' }).getByRole('button', { name, exact: true }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('at 360 px the lists say the same,', async () => {
    await page.setViewportSize(phone);
    await expect(page.getByRole('region', { name: 'Desenul procesului' })).toBeHidden();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desk);
  });

  await test.step('it is published with a reason', async () => {
    await page.getByRole('button', { name: 'Publică…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: 'De ce se schimbă procesul' })
      .fill(`Constatări prin video ${mark}`);
    await dialog.getByRole('button', { name: 'Publică', exact: true }).click();
    await expect(page.getByText(/este în vigoare\./).first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Versiuni' }).getByText(`Constatări prin video ${mark}`),
    ).toBeVisible();
  });

  await test.step('its words for the claimant are written with what would act in the page', async () => {
    const calin = await signedIn(origin, 'calin.dobre');
    const { items } = await calin.get<Schema<'StatusTextsList'>>('/api/assignment/browseStatusTexts');
    const { assignment_type, status_code, texts, row_version } = items.find(
      (item) => item.texts.name_ro === name,
    )!;
    const described = {
      ...texts,
      tracker_event_description_ro: `<p>Vă sunăm azi.</p>${acting}`,
      tracker_event_description_en: `<p>We call you today.</p>${acting}`,
    };
    await calin.post('/api/assignment/saveStatusTexts', {
      ...{ assignment_type, status_code, row_version, texts: described },
    });
  });

  await test.step('a claim meets it, and its claimant reads it', async () => {
    await takeStep(await signedIn(origin, 'ana.ionescu'), work, `to_video_${mark}`);
    await openAs(page, 'ana.ionescu', `/workflow/getById/${work.claim_file_no}/${work.assignment_id}`);
    await expect(page.getByText(name).first()).toBeVisible();
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await readsHelp(page, name);
    }
    // The newest of the name comes first; a number alone would open its file.
    await page.goto(`/search?q=${encodeURIComponent(work.claimant_name ?? '')}`);
    await readsHelpInList(page, name);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await opensTracker(
      { page, email },
      origin,
      `${trackerOrigin}/status/${work.claim_file_no}?org_code=demo`,
    );
    await expect(page.getByText(`Verificăm video ${mark}`).first()).toBeVisible();
    await expect(page.getByText('Vă sunăm azi.')).toBeVisible();
    // What looked like a link is its words, and nothing acts when it is pressed.
    await page.getByText('apasă aici').first().click();
    await expect(page.getByRole('link', { name: 'apasă aici' })).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
  });
});

/** Opens the help of a status at its chip by the keyboard, and closes it again. */
async function readsHelp(page: Page, status: string): Promise<void> {
  const help = page.getByRole('button', { name: `Ce înseamnă „${status}”?` });
  await help.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Sunați păgubitul cu video.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();
}

/** Rests on the chip of a status in a list, reads its help, and goes on. */
async function readsHelpInList(page: Page, status: string): Promise<void> {
  const chip = page.getByText(status, { exact: true }).first();
  await expect(chip).toBeVisible();
  const note = page.getByRole('dialog', { name: status });
  await expect(async () => {
    await page.mouse.move(2, 2);
    await chip.hover();
    await expect(note).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(note.getByText('Sunați păgubitul cu video.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
}
