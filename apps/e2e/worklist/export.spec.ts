import { readFile } from 'node:fs/promises';
import type { JsonBodyOf, SuccessBody } from '@dosar/openapi';
import { strFromU8, unzipSync } from 'fflate';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expect, test } from '../support/journey.ts';
import { openList } from '../support/worklist-page.ts';

const formula = '=1+1';

/** The rows of the first sheet as a spreadsheet program shows them; fails on a formula. */
async function rowsOfSheet(path: string): Promise<string[][]> {
  const parts = unzipSync(new Uint8Array(await readFile(path)));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text = '']) => text,
  );
  const sheet = part('xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  return [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c [^>]*t="s"[^>]*><v>(\d+)<\/v>/g)].map(([, place]) => texts[Number(place)] ?? ''),
  );
}

test('ux 7 the list goes out as a spreadsheet: the columns of the screen in their order, and text that is no formula', async ({
  page,
  baseURL,
}) => {
  const maria = await signedIn(baseURL ?? '', 'maria.stan');
  const { items } = await maria.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    filter_keys: 2,
    category_code: 'active',
    limit: 3,
  });
  const tagged: JsonBodyOf<'changeAssignments'> = {
    items: items.map(({ assignment_id, row_version }) => ({ assignment_id, row_version })),
    change: { action: 'tag', add: [formula], remove: [] },
  };
  const change = await maria.post<SuccessBody<'changeAssignments'>>('/api/assignment/change', tagged);

  await openAs(page, 'maria.stan');
  await openList(
    page,
    `/assignments/worklist?tag=${encodeURIComponent(formula)}&columns=plate,tags,claim_file_no,status`,
  );
  const shown = (await page.getByRole('columnheader').allTextContents())
    .map((title) => title.trim())
    .filter((title) => title !== '');
  await page.getByRole('button', { name: 'Exportă' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Exportă' }).click();
  const file = await download;

  expect(file.suggestedFilename()).toMatch(/^Activitati-.*\.xlsx$/);
  const [titles, ...rows] = await rowsOfSheet(await file.path());
  expect(titles).toEqual(shown);
  expect(rows).toHaveLength(items.length);
  for (const row of rows) expect(row.some((cell) => cell.includes(formula))).toBe(true);
  await maria.post(`/api/assignment/undoChange/${change.assignment_change_id}`, {});
});
