import { fractionOf, type Bani } from '@dosar/kernel/money';
import type { CalculatedNote } from './calculate-note.ts';
import type { NoteHead, NoteLine, Share } from './note-line.ts';
import { missingPhotoKey, missingPhotos, type NotePhoto } from './required-photos.ts';
import { totalLossLevel, totalLossShare, totalLossShares } from './total-loss.ts';

/** Version of the rules below; a note is judged by those of the day it is looked at. */
export const rulesVersion = 1;

/** From which share of a new part on a repair is worth a warning. */
export const repairShareLimit: Share = 8_000;

/** Something about a note to look at. An error keeps it from being committed. */
export type Finding = {
  /** The same as long as it is about the same lines. */
  finding_key: string;
  rule:
    | 'part_twice'
    | 'replace_and_refit'
    | 'paint_twice'
    | 'adjoining_paint'
    | 'no_price'
    | 'repair_above_share'
    | 'photo_missing'
    | 'required_photo_missing'
    | 'total_loss_near'
    | 'total_loss'
    | 'value_unproven';
  severity: 'comment' | 'warning' | 'error';
  item_guid: string | null;
  other_item_guid?: string;
  amount_bani?: Bani;
  compared_bani?: Bani;
  share?: Share;
  threshold_share?: Share;
  subject?: string;
};

type JudgedNote = {
  head: NoteHead;
  lines: readonly NoteLine[];
  photos: readonly NotePhoto[];
  calculated: CalculatedNote;
};

/** What the rules find in a note: overlapping work, repair against replacement, photos, total loss. */
export function findFindings(note: JudgedNote): readonly Finding[] {
  const counted = note.lines.filter(({ values }) => !values.is_preexisting);
  return [
    ...overlaps(counted),
    ...adjoiningPaint(counted),
    ...counted.flatMap((line) => lineFindings(line, note.head)),
    ...photoFindings(counted, note.photos),
    ...totalLossFindings(note),
  ];
}

function samePart(line: NoteLine): string {
  const { part_code: code, part_name: name, side } = line.values;
  return code ?? `~${name.trim().toLowerCase()} ${side ?? ''}`;
}

/** The same part replaced twice is an error; replacing includes taking it off and putting it on. */
function overlaps(lines: readonly NoteLine[]): readonly Finding[] {
  const earlier = new Map<string, NoteLine[]>();
  return lines.flatMap((line) => {
    const key = samePart(line);
    const others = earlier.get(key) ?? [];
    earlier.set(key, [...others, line]);
    return others.flatMap((other) => overlapOf(other, line));
  });
}

function overlapOf(other: NoteLine, line: NoteLine): readonly Finding[] {
  const operations = [other.values.operation, line.values.operation];
  const does = (...wanted: readonly string[]) => wanted.every((one) => operations.includes(one as never));
  const about = (
    rule: 'part_twice' | 'replace_and_refit' | 'paint_twice',
    severity: Finding['severity'],
  ) => ({
    finding_key: `${rule}:${other.item_guid}:${line.item_guid}`,
    rule,
    severity,
    item_guid: line.item_guid,
    other_item_guid: other.item_guid,
  });
  const isTwice = line.values.operation === other.values.operation || does('replace', 'repair');
  return [
    ...(isTwice ? [about('part_twice', 'error')] : []),
    ...(does('replace', 'remove_refit') ? [about('replace_and_refit', 'warning')] : []),
    ...(line.values.paint_hundredths > 0 && other.values.paint_hundredths > 0
      ? [about('paint_twice', 'warning')]
      : []),
  ];
}

/** Zones of the car outline that share an edge: preparing and masking them is one piece of work. */
const adjoining: readonly (readonly [string, string])[] = [
  ['front', 'bonnet'],
  ['front', 'front_left'],
  ['front', 'front_right'],
  ['bonnet', 'front_left'],
  ['bonnet', 'front_right'],
  ['front_left', 'side_left_front'],
  ['front_right', 'side_right_front'],
  ['side_left_front', 'side_left_rear'],
  ['side_right_front', 'side_right_rear'],
  ['side_left_rear', 'rear_left'],
  ['side_right_rear', 'rear_right'],
  ['rear_left', 'rear'],
  ['rear_right', 'rear'],
];

function adjoiningPaint(lines: readonly NoteLine[]): readonly Finding[] {
  const painted = lines.filter(({ values }) => values.paint_hundredths > 0 && values.zone !== null);
  return adjoining.flatMap(([one, other]) => {
    const first = painted.find(({ values }) => values.zone === one);
    const second = painted.find(({ values }) => values.zone === other);
    if (first === undefined || second === undefined) return [];
    return [
      {
        finding_key: `adjoining_paint:${first.item_guid}:${second.item_guid}`,
        rule: 'adjoining_paint' as const,
        severity: 'comment' as const,
        item_guid: second.item_guid,
        other_item_guid: first.item_guid,
      },
    ];
  });
}

function lineFindings({ item_guid: guid, values }: NoteLine, head: NoteHead): readonly Finding[] {
  const { operation, unit_price_bani: price, new_price_bani: newPrice } = values;
  if (operation === 'replace')
    return price > 0
      ? []
      : [{ finding_key: `no_price:${guid}`, rule: 'no_price', severity: 'error', item_guid: guid }];
  if (operation !== 'repair' || newPrice === null || newPrice === 0) return [];
  const { rates } = head.rates;
  const repair =
    fractionOf(rates[`${values.labour_type}_bani`], values.labour_hundredths, 100) +
    fractionOf(rates.paint_bani, values.paint_hundredths, 100) +
    fractionOf(rates.material_bani, values.paint_hundredths, 100);
  const share = Number((BigInt(repair) * 10_000n) / BigInt(newPrice));
  if (share <= repairShareLimit) return [];
  return [
    {
      finding_key: `repair_above_share:${guid}`,
      rule: 'repair_above_share',
      severity: 'warning',
      item_guid: guid,
      amount_bani: repair,
      compared_bani: newPrice,
      share,
      threshold_share: repairShareLimit,
    },
  ];
}

/** Without a photo from near nobody can check a damage later, so it keeps the note open; the rest warns. */
function photoFindings(lines: readonly NoteLine[], photos: readonly NotePhoto[]): readonly Finding[] {
  return missingPhotos(lines, photos).map(({ subject, item_guid: guid }) => ({
    finding_key: missingPhotoKey({ subject, item_guid: guid }),
    rule: guid === null ? ('required_photo_missing' as const) : ('photo_missing' as const),
    severity: subject === 'near' ? ('error' as const) : ('warning' as const),
    item_guid: guid,
    subject,
  }));
}

function totalLossFindings({ head, calculated: { totals } }: JudgedNote): readonly Finding[] {
  const value = head.vehicle_value;
  const share = totalLossShare(totals.gross_bani, value?.amount_bani);
  const level = totalLossLevel(share);
  if (value === null || share === null || level === 'none') return [];
  const rule = level === 'near' ? ('total_loss_near' as const) : ('total_loss' as const);
  const found: Finding = {
    finding_key: rule,
    rule,
    severity: 'warning',
    item_guid: null,
    amount_bani: totals.gross_bani,
    compared_bani: value.amount_bani,
    share,
    threshold_share: level === 'near' ? totalLossShares.near : totalLossShares.reached,
  };
  return value.comparables.length >= 2
    ? [found]
    : [
        found,
        {
          finding_key: 'value_unproven',
          rule: 'value_unproven',
          severity: level === 'reached' ? 'error' : 'warning',
          item_guid: null,
        },
      ];
}
