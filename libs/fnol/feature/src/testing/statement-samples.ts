import type { Schema } from '@dosar/openapi';

/** A column of which nothing but its circumstances is told. */
export const aSide = (circumstances: number[] = []): Schema<'StatementSide'> => ({
  insured: { name: '', address: '', phone: '' },
  vehicle: { make: '', plate: '', country: '', trailer_plate: '' },
  insurer: { name: '', policy_number: '', green_card: '', valid_from: null, valid_to: null },
  driver: {
    name: '',
    birth_date: null,
    address: '',
    phone: '',
    licence_no: '',
    licence_category: '',
    licence_until: null,
  },
  impact: null,
  damaged_zones: [],
  circumstances,
  counted: null,
  remarks: '',
});

/** What both share. */
export const sharedSample: Schema<'StatementShared'> = {
  date: '2026-03-03',
  time: '14:00',
  place: 'București, Bd. Iuliu Maniu',
  injuries: false,
  other_damage: false,
  witnesses: '',
  sketch: null,
};

const unsigned = { how: 'none', drawing: null, signed_at: null } as const;

/** The statement of a file, A having stood and B having hit its rear. */
export const aStatement = (
  b: number[] = [8],
  different: Partial<Schema<'AccidentStatement'>> = {},
): Schema<'StatementOfFile'> => ({
  claim_file_no: 'DM26R0000075',
  start: { shared: sharedSample, a: aSide(), b: aSide() },
  sources: [],
  statement: {
    accident_statement_id: '0e000000-0000-4000-8000-000000000057',
    row_version: 3,
    content: { shared: sharedSample, a: aSide([1]), b: aSide(b) },
    signatures: { a: unsigned, b: unsigned },
    links: { a: null, b: null },
    sendings: [],
    decided: null,
    changed_at: '2026-03-04T10:00:00.000Z',
    ...different,
  },
});

/** What the driver of a column sees. */
export const aGuestStatement = (
  different: Partial<Schema<'GuestStatement'>> = {},
): Schema<'GuestStatement'> => ({
  side: 'b',
  row_version: 1,
  organisation_name: 'Carpați Asigurări',
  shared: sharedSample,
  own: aSide(),
  other: {
    make: 'Dacia Duster',
    plate: 'B 879 WDA',
    insurer: 'Nordica',
    circumstances: [1],
    is_signed: false,
  },
  is_signed: false,
  can_sign: false,
  changed_at: '2026-03-04T10:00:00.000Z',
  ...different,
});
