import type { Schema } from '@dosar/openapi';
import type { LineValues } from '../lines/line-values.ts';

type Norm = Schema<'RepairNorm'>;

/** The table of usual repairs as lines look into it. */
export type Norms = ReadonlyMap<string, Norm>;

/** Makes the table quick to look into. */
export const normsOf = (lines: readonly Norm[]): Norms =>
  new Map(lines.map((norm) => [keyOf(norm.part_code, norm.operation), norm]));

const keyOf = (part: string, operation: Norm['operation']) => `${part} ${operation}`;

const paintLevels: Partial<Record<Norm['operation'], LineValues['paint_level']>> = {
  replace: 'new_part',
  repair: 'repair',
  paint: 'surface',
  blend: 'blend',
};

/** What the table adds to a line: only cells in which nobody has written anything. */
export function normFor(values: LineValues, norms: Norms): Partial<LineValues> {
  const norm = values.part_code === null ? undefined : norms.get(keyOf(values.part_code, values.operation));
  if (norm === undefined) return {};
  const { labour_type, labour_hundredths, paint_hundredths, unit_price_bani } = norm;
  return {
    ...(values.labour_hundredths === 0 && labour_hundredths > 0 && { labour_type, labour_hundredths }),
    ...(values.paint_hundredths === 0 &&
      paint_hundredths > 0 && {
        paint_hundredths,
        paint_level:
          values.paint_level === 'none' ? (paintLevels[values.operation] ?? 'surface') : values.paint_level,
      }),
    // Only a part that is put in is bought.
    ...(values.operation === 'replace' &&
      values.unit_price_bani === 0 &&
      unit_price_bani > 0 && { unit_price_bani }),
  };
}
