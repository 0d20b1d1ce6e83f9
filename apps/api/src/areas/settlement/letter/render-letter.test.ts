import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { offerLetter } from './offer-letter.ts';
import { renderLetter } from './render-letter.ts';

const facts = {
  language: 'ro' as const,
  organisation: 'Asigurarea Demo',
  color: '#3949ab',
  claimFileNo: 'DM26R0000075',
  offerNo: 3,
  date: '2026-11-23',
  recipient: 'Țăndărei Ștefania',
  address: 'Str. Înfrățirii 12, București',
  vehicle: 'Dacia Duster B 879 WDA',
  accidentOn: '2026-09-21',
  lines: [
    { code: 'repair' as const, note: 'deviz Auto Rapid v2', amount_bani: 567_521 },
    { code: 'vat' as const, note: '21 %', amount_bani: 119_179 },
    { code: 'penalty' as const, note: '0,2 % × 30 zile', amount_bani: 41_202 },
  ],
  amountBani: 727_902,
  note: null,
  handler: 'Ana Ionescu',
  daysToPay: 20,
};

/** The text of each page of a PDF, as whoever selects it gets it. */
async function textOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: pdf }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  return pages;
}

test('M4 the letter of an offer can be selected and searched, with every Romanian letter', async () => {
  const [page = ''] = await textOf(await renderLetter(offerLetter(facts)));
  expect(page).toContain('Țăndărei Ștefania');
  expect(page).toContain('Str. Înfrățirii 12, București');
  expect(page).toContain('Ofertă de despăgubire, dosar DM26R0000075');
  expect(page).toContain('5.675,21');
  expect(page).toContain('Total, lei 7.279,02');
  expect(page).toContain('în cel mult 20 de zile de la acceptarea');
  expect(page).toContain('pagina 1 din 1');
});

test.each([
  ['ro', 1, 'Plătim în cel mult o zi de la'],
  ['ro', 10, 'Plătim în cel mult 10 zile de la'],
  ['ro', 120, 'Plătim în cel mult 120 de zile de la'],
  ['ro', null, 'Plătim în termenul din polița de asigurare'],
  ['en', 10, 'We pay within 10 days of'],
  ['en', null, 'We pay in the time that the policy says'],
] as const)('a letter in %s says within how many days it is paid: %s', (language, daysToPay, words) => {
  expect(offerLetter({ ...facts, language, daysToPay }).closing[0]).toContain(words);
});

test('a long letter goes on over pages that are counted', async () => {
  const lines = Array.from({ length: 40 }, () => ({
    code: 'other' as const,
    note: 'rând',
    amount_bani: 100,
  }));
  const pages = await textOf(await renderLetter(offerLetter({ ...facts, lines, language: 'en' })));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.at(-1)).toContain(`page ${pages.length} of ${pages.length}`);
});
