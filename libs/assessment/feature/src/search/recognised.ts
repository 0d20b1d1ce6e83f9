import { formatPlate, normalisePlate, plateKind } from '@dosar/kernel/plates';

/** What somebody typed is taken for, and how it is written; nothing while it may be anything. */
export type Recognised = { by: 'plate' | 'vin' | 'file'; value: string };

const vinLength = 17;

export function recognised(typed: string): Recognised | undefined {
  const joined = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (/^DM\d{2}[A-Z]\d{3,}$/.test(joined)) return { by: 'file', value: joined };
  if (joined.length === vinLength && /^[A-HJ-NPR-Z\d]+$/.test(joined)) return { by: 'vin', value: joined };
  const plate = normalisePlate(typed);
  return plateKind(plate) === 'standard' ? { by: 'plate', value: formatPlate(plate) } : undefined;
}
