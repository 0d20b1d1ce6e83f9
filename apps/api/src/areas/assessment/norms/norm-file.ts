import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { declareImport, type ImportLine } from '#src/kernel/csv/declared-import.ts';

type Norm = Schema<'RepairNorm'>;
type LeftOut = NonNullable<Schema<'NormImport'>['lines'][number]['reason']>;

/** Reads a file of usual repairs by the columns that were chosen, or found by their names. */
export const readNormFile = declareImport<Schema<'NormColumnField'>>({
  headings: {
    part: ['piesa', 'cod piesa', 'reper', 'part', 'part code'],
    operation: ['operatie', 'operatiune', 'lucrare', 'operation'],
    labour_hours: ['ore', 'ore manopera', 'manopera', 'timp', 'hours', 'labour', 'labour hours'],
    labour_type: ['fel manopera', 'tip manopera', 'labour type'],
    paint_hours: ['ore vopsire', 'vopsire', 'vopsitorie', 'paint', 'paint hours'],
    price: ['pret', 'pret piesa', 'pret lei', 'price', 'part price'],
  },
  needed: ['part', 'operation'],
  mostLines: 3000,
});

const operations: Record<Norm['operation'], readonly string[]> = {
  replace: ['inlocuire', 'i', 'schimbare'],
  repair: ['reparare', 'reparatie', 'r'],
  paint: ['vopsire', 'v'],
  remove_refit: ['demontare-montare', 'demontare montare', 'd/m', 'remove and refit'],
  blend: ['pierdere', 'pierdere culoare'],
  check: ['verificare', 'control'],
  calibrate: ['calibrare'],
  prepare: ['pregatire'],
  polish: ['polisare', 'polish'],
  sublet: ['lucrare externa', 'subcontractare'],
};
const labours: Record<Norm['labour_type'], readonly string[]> = {
  body: ['tinichigerie', 'caroserie'],
  mechanic: ['mecanica'],
  electric: ['electrica', 'electricitate'],
};

/** Text without capitals, diacritics and spaces in a row. */
const folded = (text: string) => foldText(text).trim().replaceAll(/\s+/g, ' ');

/** Finds a part by its code, or by its name in either language. */
export function partLookup(parts: readonly { code: string; name_ro: string; name_en: string }[]) {
  const codes = new Map<string, string>();
  for (const { code, name_ro, name_en } of parts)
    for (const word of [name_ro, name_en]) codes.set(folded(word), code);
  for (const { code } of parts) codes.set(code, code);
  return (typed: string) => codes.get(folded(typed));
}

/** One line as it would be in force, or why it is left out. */
export function normOf(
  line: ImportLine<Schema<'NormColumnField'>>,
  partOf: (typed: string) => string | undefined,
): Norm | LeftOut {
  const part = partOf(line.part ?? '');
  if (part === undefined) return 'part_unknown';
  const operation = codeOf(operations, line.operation ?? '');
  if (operation === undefined) return 'operation_unknown';
  const labour = (line.labour_type ?? '') === '' ? 'body' : codeOf(labours, line.labour_type ?? '');
  if (labour === undefined) return 'malformed_labour';
  const [hours, paint] = [hundredthsOf(line.labour_hours, 100_000), hundredthsOf(line.paint_hours, 100_000)];
  if (hours === undefined || paint === undefined) return 'malformed_hours';
  const price = hundredthsOf(line.price, 100_000_000);
  if (price === undefined) return 'malformed_price';
  if (hours + paint + price === 0) return 'empty';
  return {
    part_code: part,
    operation,
    labour_type: labour,
    labour_hundredths: hours,
    paint_hundredths: paint,
    unit_price_bani: price,
  };
}

/** Hundredths of a number with point or comma before its decimals; nothing typed is 0. */
function hundredthsOf(typed: string | undefined, most: number): number | undefined {
  const text = (typed ?? '').replaceAll(/[\s\u00A0]|lei$/giu, '');
  if (text === '') return 0;
  const [, thousands = '', rest = ''] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/u.exec(text) ?? [];
  if (thousands === '') return undefined;
  const value = Number(thousands.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'));
  return value <= most ? value : undefined;
}

function codeOf<Code extends string>(
  words: Record<Code, readonly string[]>,
  typed: string,
): Code | undefined {
  const wanted = folded(typed);
  return (Object.keys(words) as Code[]).find((code) => code === wanted || words[code].includes(wanted));
}
