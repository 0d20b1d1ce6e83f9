import { isDeepStrictEqual } from 'node:util';
import type { SideOfForm, StatedSide, StatedSides } from '@dosar/fnol-domain/statement';
import type { Schema } from '@dosar/openapi';
import type { StatementRow } from './statement-repository.ts';

type Content = Schema<'StatementContent'>;

/** What a statement says, without who has signed it. */
export const contentOf = ({ shared, side_a: a, side_b: b }: StatementRow): Content => ({ shared, a, b });

/** Whether two contents say the same; the order of ticks says nothing. */
export const saysTheSame = (one: Content, other: Content) => isDeepStrictEqual(inOrder(one), inOrder(other));

function inOrder({ shared, a, b }: Content): Content {
  const column = (side: Content['a']) => ({
    ...side,
    circumstances: side.circumstances.toSorted((one, other) => one - other),
    damaged_zones: side.damaged_zones.toSorted(),
  });
  return { shared, a: column(a), b: column(b) };
}

/** What the rules of the form read of a statement. */
export function statedSides({ a, b }: Content): StatedSides {
  const stated = (side: Content['a']): StatedSide => ({
    circumstances: side.circumstances,
    counted: side.counted,
    impact: side.impact,
    damagedZones: side.damaged_zones,
  });
  return { a: stated(a), b: stated(b) };
}

/** Both columns of the form, by the one that somebody has. */
export function columnsOf(row: StatementRow, side: SideOfForm) {
  const { a, b } = contentOf(row);
  const isSigned = { a: row.signed_a !== 'none', b: row.signed_b !== 'none' };
  return side === 'a'
    ? { own: a, other: b, isOwnSigned: isSigned.a, isOtherSigned: isSigned.b }
    : { own: b, other: a, isOwnSigned: isSigned.b, isOtherSigned: isSigned.a };
}

export const emptySide = (): Content['a'] => ({
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
  circumstances: [],
  counted: null,
  remarks: '',
});
