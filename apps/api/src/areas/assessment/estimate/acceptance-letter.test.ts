import { expect, test } from 'vitest';
import { renderLetter } from '#src/areas/settlement/index.ts';
import { pdfText } from '#src/testing/pdf-text.ts';
import { acceptanceLetter, type AcceptanceFacts } from './acceptance-letter.ts';

const facts: AcceptanceFacts = {
  organisation: 'Asigurarea Demo',
  color: '#3949ab',
  claimFileNo: 'DM26R0000075',
  vehicle: 'Dacia Duster B 879 WDA',
  shopName: 'Auto Rapid Țăndărei',
  fileName: 'deviz.csv',
  roundNo: 2,
  date: '2026-11-25',
  lines: [
    { name: 'Bară spate', amount_bani: 200_000, agreed_bani: 180_000 },
    { name: 'Geometrie', amount_bani: 15_000, agreed_bani: 15_000 },
  ],
  vatShare: 2100,
  vatBani: 40_950,
  totalBani: 235_950,
  handler: 'Elena Rusu',
};

test('B3 the letter that accepts an estimate tells each line, what the shop had asked where it differs, VAT and total', async () => {
  const [page = ''] = await pdfText(Buffer.from(await renderLetter(acceptanceLetter(facts))));
  for (const words of [
    'Către: Auto Rapid Țăndărei',
    'Acceptare deviz, dosar DM26R0000075',
    'în deviz 2.000,00 lei',
    '1.800,00',
    'TVA 21 %',
    '2.359,50',
    'Elena Rusu',
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('în deviz 150,00');
});

test('whoever takes the VAT back is told to be paid without it', () => {
  const letter = acceptanceLetter({ ...facts, vatBani: 0, totalBani: 195_000 });
  expect(letter.lines).toHaveLength(2);
  expect(letter.closing[0]).toContain('fără TVA');
});
