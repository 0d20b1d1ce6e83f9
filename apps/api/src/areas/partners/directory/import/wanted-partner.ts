import { counties } from '@dosar/kernel/counties';
import { isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { refusedFields, tidyPartner, type PartnerFields } from '../partner-fields.ts';
import { foldedText, type PartnerColumn, type PartnerLine } from './partner-file.ts';

/** Why a line is left out. */
export type LeftOut = NonNullable<Schema<'PartnerImport'>['lines'][number]['reason']>;

/** What a line says, without what it leaves empty. */
export type SaidFields = Partial<Pick<PartnerFields, PartnerColumn>>;

/** Codes by what people call them. */
export type VehicleCodes = {
  brands: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
};

const kinds: ReadonlyMap<string, PartnerFields['kind']> = new Map([
  ...words('repair_shop', 'service', 'service auto', 'atelier', 'repair shop', 'repair_shop', 'shop'),
  ...words('glass', 'parbrize', 'geamuri', 'glass', 'windscreens', 'windscreen'),
  ...words('towing', 'tractare', 'tractari', 'asistenta rutiera', 'towing'),
  ...words('rental', 'inchiriere', 'inchirieri', 'rent a car', 'rental'),
  ...words('assessor', 'expert', 'experti', 'evaluator', 'assessor'),
  ...words('lawyer', 'avocat', 'avocati', 'lawyer'),
  ...words('broker', 'broker', 'brokeri'),
  ...words('other', 'altul', 'alta', 'alt partener', 'other'),
]);
const countyOf = new Map(
  counties.flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [foldedText(name), code],
  ]),
);
const everywhere = new Set(['toata tara', 'tara', 'whole country', 'all']);

function words(kind: PartnerFields['kind'], ...names: string[]) {
  return names.map((name) => [name, kind] as const);
}

const listOf = (cell: string) =>
  cell
    .split(/[|,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The codes that a cell names; `undefined` when one of them is unknown. */
function codesOf(cell: string, known: ReadonlyMap<string, string>): string[] | undefined {
  const codes = listOf(cell).map((one) => known.get(foldedText(one)));
  return codes.every((code) => code !== undefined) ? codes : undefined;
}

function dayOf(cell: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(cell) ?? [];
  const written = year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(written) ? written : undefined;
}

type Reader = { [Field in PartnerColumn]: (cell: string, vehicles: VehicleCodes) => SaidFields[Field] };

const asTyped = (cell: string) => cell;
/** How each cell reads; `undefined` is what cannot be. */
const read: Reader = {
  name: asTyped,
  kind: (cell) => kinds.get(foldedText(cell)),
  cui: asTyped,
  county_code: (cell) => countyOf.get(foldedText(cell)),
  locality: asTyped,
  address: asTyped,
  phone: asTyped,
  email: asTyped,
  served_county_codes: (cell) =>
    everywhere.has(foldedText(cell)) ? counties.map(({ code }) => code) : codesOf(cell, countyOf),
  brand_codes: (cell, { brands }) => codesOf(cell, brands),
  category_codes: (cell, { categories }) => codesOf(cell, categories),
  services: listOf,
  capacity_per_week: (cell) => (/^\d{1,4}$/.test(cell) ? Number(cell) : undefined),
  contract_number: asTyped,
  contract_from: dayOf,
  contract_until: dayOf,
};

const reasons: Record<PartnerColumn, LeftOut> = {
  name: 'malformed_name',
  kind: 'malformed_kind',
  cui: 'malformed_cui',
  county_code: 'malformed_county',
  locality: 'malformed_text',
  address: 'malformed_text',
  phone: 'malformed_phone',
  email: 'malformed_email',
  served_county_codes: 'malformed_county',
  brand_codes: 'brand_unknown',
  category_codes: 'category_unknown',
  services: 'malformed_text',
  capacity_per_week: 'malformed_capacity',
  contract_number: 'malformed_text',
  contract_from: 'malformed_day',
  contract_until: 'malformed_day',
};
const columns = Object.keys(reasons) as PartnerColumn[];

/** The fields that a line gives for its partner, or the reason why the import leaves the line out. */
export function saidBy(line: PartnerLine, vehicles: VehicleCodes): SaidFields | LeftOut {
  const said: SaidFields = {};
  const isRead = <Column extends PartnerColumn>(column: Column, cell: string): boolean => {
    const value = read[column](cell, vehicles);
    if (value !== undefined) said[column] = value;
    return value !== undefined;
  };
  for (const column of columns) {
    const cell = line[column] ?? '';
    if (cell !== '' && !isRead(column, cell)) return reasons[column];
  }
  return said;
}

const longest = {
  name: 200,
  locality: 120,
  address: 200,
  contract_number: 60,
  email: 254,
  phone: 32,
} as const;

/** Nothing but a name and a kind, for a partner that nobody knows. */
const nobodyYet: Omit<PartnerFields, 'name' | 'kind'> = {
  cui: null,
  county_code: null,
  locality: null,
  address: null,
  phone: null,
  email: null,
  contacts: [],
  served_county_codes: [],
  brand_codes: [],
  category_codes: [],
  services: [],
  capacity_per_week: null,
  opening_hours: [],
  contract_number: null,
  contract_from: null,
  contract_until: null,
};

/** A partner with what a line says of it, tidied; or why that cannot be stored. What the line does not say stays. */
export function partnerWith(present: PartnerFields | undefined, said: SaidFields): PartnerFields | LeftOut {
  const { name = present?.name ?? '', kind = present?.kind } = said;
  if (kind === undefined) return 'malformed_kind';
  const fields = tidyPartner({ ...nobodyYet, ...present, ...said, name, kind });
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][])
    if ((fields[field]?.length ?? 0) > most) return reasons[field];
  if (fields.services.length > 30 || fields.services.some(({ length }) => length > 80))
    return 'malformed_text';
  const refused = refusedFields(fields).map(({ field }) => columns.find((column) => column === field));
  const [first] = refused;
  if (first !== undefined) return reasons[first];
  // What was there before the file and would not be taken today, such as an old number of a contact.
  return refused.length > 0 ? 'malformed_text' : fields;
}
