import type { Bani } from '@dosar/kernel/money';
import { calculateLine } from './calculate-line.ts';
import type { NoteHead, NoteLine, NoteLineValues } from './note-line.ts';

/** A line that differs between two versions of a note. */
export type LineDifference = {
  item_guid: string;
  change: 'added' | 'removed' | 'changed';
  before: NoteLineValues | null;
  after: NoteLineValues | null;
  before_bani: Bani;
  after_bani: Bani;
};

type Version = { head: NoteHead; lines: readonly NoteLine[] };

/** What a version changes about the one before, line by line; where a line stands in the list is no change. */
export function compareLines(before: Version, after: Version): readonly LineDifference[] {
  const known = new Map(before.lines.map((line) => [line.item_guid, line.values]));
  const kept = new Set(after.lines.map(({ item_guid: guid }) => guid));
  const net = (values: NoteLineValues | null | undefined, head: NoteHead): Bani =>
    values ? calculateLine(values, head).net_bani : 0;
  const difference = (
    guid: string,
    change: LineDifference['change'],
    [from, to]: [NoteLineValues | null, NoteLineValues | null],
  ): LineDifference => ({
    item_guid: guid,
    change,
    before: from,
    after: to,
    before_bani: net(from, before.head),
    after_bani: net(to, after.head),
  });
  return [
    ...after.lines.flatMap(({ item_guid: guid, values }) => {
      const earlier = known.get(guid);
      if (earlier === undefined) return [difference(guid, 'added', [null, values])];
      const isSame = hasSameValues(earlier, values) && net(earlier, before.head) === net(values, after.head);
      return isSame ? [] : [difference(guid, 'changed', [earlier, values])];
    }),
    ...before.lines
      .filter(({ item_guid: guid }) => !kept.has(guid))
      .map(({ item_guid: guid, values }) => difference(guid, 'removed', [values, null])),
  ];
}

/** Whether two lines say the same, wherever they stand. */
export function hasSameValues(one: NoteLineValues, other: NoteLineValues): boolean {
  const said = ({ position: _position, ...values }: NoteLineValues) => values;
  const [oneSaid, otherSaid] = [said(one), said(other)];
  return (Object.keys(oneSaid) as (keyof typeof oneSaid)[]).every(
    (name) => oneSaid[name] === otherSaid[name],
  );
}
