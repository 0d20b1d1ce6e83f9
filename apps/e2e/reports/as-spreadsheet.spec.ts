import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';

const columns = ['Canale', 'Primite', 'Închise', 'Diferență', 'Durata mediană'];

/** The texts of each sheet row by row, as a spreadsheet program shows them. */
async function sheetsOf(path: string): Promise<string[][][]> {
  const parts = unzipSync(new Uint8Array(await readFile(path)));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text = '']) => text,
  );
  return [1, 2].map((number) =>
    [...part(`xl/worksheets/sheet${number}.xml`).matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
      [...row.matchAll(/<c ([^>]*)>.*?<v>([^<]*)<\/v>/gs)].map(([, marks = '', value = '']) =>
        marks.includes('t="s"') ? (texts[Number(value)] ?? '') : value,
      ),
    ),
  );
}

for (const [width, height] of [
  [1440, 900],
  [360, 780],
] as const)
  test(`B5 ux 74 at ${width} px a report goes out as a spreadsheet: the columns of the screen in their order, and a sheet with what was asked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'maria.stan');
    await page.goto('/reports/intake?last=weeks_4&as=table');
    await expect(page.getByRole('heading', { level: 2, name: /primite, .* închise/ })).toBeVisible();
    // A phone shows the rows as cards, without a head.
    if (width > 900) {
      const table = page
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: 'Canale' }) });
      await expect(table.getByRole('columnheader')).toHaveText(columns);
    }
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportă XLSX' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^intake-.*\.xlsx$/);
    const [report = [], parameters = []] = await sheetsOf(await download.path());
    expect(report[0]).toEqual(columns);
    const asked = parameters.find(([name]) => name === 'Perioada');
    expect(asked?.[1]).toMatch(/\d\d\.\d\d\.\d{4}/);
  });
