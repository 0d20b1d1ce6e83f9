import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { rowsOf } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { addPhotos, photoNamed } from './documents-section.ts';

/** A car of the demo world that several files are about. */
const vin = 'UU1HSDJ9G54321987';

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('ux 36 R9 a photo is compared with one of an earlier file of the same car, side by side', async ({
      page,
      baseURL,
    }) => {
      const all = await rowsOf(await signedIn(baseURL ?? '', 'maria.stan'), vin);
      const files = [...new Map(all.map((row) => [row.claim_file_no, row])).values()];
      const [earlier, own] = files;
      if (!earlier || !own) throw new Error('The demo world has one file of the car only.');
      const documentsOf = (row: typeof own) =>
        `/workflow/getById/${row.claim_file_no}/${row.assignment_id}/documents`;
      await openAs(page, 'ana.ionescu');
      const [old, recent] = [`bara-veche-${width}.jpg`, `bara-noua-${width}.jpg`];
      await page.goto(documentsOf(earlier));
      await addPhotos(page, [await photoNamed(page, old, width === 360 ? '#aa5500' : '#aa5511')]);
      await page.goto(documentsOf(own));
      await addPhotos(page, [await photoNamed(page, recent, width === 360 ? '#0055aa' : '#1155aa')]);

      await page.getByRole('button', { name: `Deschide ${recent}`, exact: true }).click();
      const viewer = page.getByRole('dialog', { name: recent });
      await viewer.getByRole('button', { name: 'Compară cu…' }).click();
      const choice = page.getByRole('dialog', { name: 'Compară cu…' });
      await expect(choice).toContainText(vin);
      const group = choice.getByRole('region', { name: earlier.claim_file_no });
      await group.getByRole('button', { name: new RegExp(`^Compară cu ${old},`) }).click();

      await expect(choice).toBeHidden();
      await expect(viewer.getByRole('img', { name: old })).toBeVisible();
      await expect(viewer.getByRole('img', { name: recent })).toBeVisible();
      await expect(viewer.getByText(new RegExp(`^${earlier.claim_file_no}, `))).toBeVisible();
      const [one, other] = [
        await viewer.getByRole('img', { name: old }).boundingBox(),
        await viewer.getByRole('img', { name: recent }).boundingBox(),
      ];
      // Beside each other where there is room, one above the other on a phone.
      if (width > 360) expect(other?.x).toBeGreaterThan(one?.x ?? 0);
      else expect(other?.y).toBeGreaterThan(one?.y ?? 0);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('c');
      await expect(viewer.getByRole('img', { name: old })).toBeHidden();
    });
  });
