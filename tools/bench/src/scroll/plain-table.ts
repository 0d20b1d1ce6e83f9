import type { Page } from 'playwright';

const rows = 2_000;
const columns = 11;

/** Puts a table into the page that is drawn once and has no script: no list is scrolled quicker than this one. */
export async function showPlainTable(page: Page): Promise<void> {
  const cells = (row: number) =>
    Array.from({ length: columns }, (_, column) => `<td>row ${row}, column ${column}</td>`).join('');
  const body = Array.from({ length: rows }, (_, row) => `<tr data-row="${row}">${cells(row)}</tr>`).join('');
  await page.setContent(`<!doctype html><style>${looks}</style><table><tbody>${body}</tbody></table>`);
}

const looks = `
  body { margin: 0; font: 14px sans-serif }
  table { width: 100%; border-spacing: 0; table-layout: fixed }
  td { height: 40px; padding: 2px 8px; border-bottom: 1px solid #ccc; overflow: hidden; white-space: nowrap }
`;
