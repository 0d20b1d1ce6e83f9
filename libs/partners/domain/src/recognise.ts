import { fileKeys, matchKinds, type Facts, type FileKey, type MatchKind, type Part } from './match-key.ts';

/** What is known of a file, and on which days it is judged. */
export type FileFacts = Facts & {
  /** The day of the accident: cars and numbers belong to a customer from one day until another. */
  eventDay: string;
  /** The day on which the customer counts as a special one. */
  today: string;
};

/** An entry of a special customer, with what is known of the customer. */
export type KnownEntry = {
  customerId: string;
  level: 'A' | 'B' | 'C';
  customerFrom: string | null;
  customerUntil: string | null;
  kind: MatchKind;
  key: string;
  shown: string;
  cui: string | null;
  validFrom: string | null;
  validUntil: string | null;
};

/** Why a customer was recognised: what agrees, and where in the file it stands. */
export type Reason = { kind: MatchKind; shown: string; part: Part };

/** By what another customer came first. */
export type LostBy = 'level' | 'precision' | 'length' | 'order';

/** A customer whose entries agree with the file; the most precise reason first. */
export type Recognised = { customerId: string; level: KnownEntry['level']; reasons: Reason[] };

type Hit = { entry: KnownEntry; found: FileKey };
type Rank = { level: string; precision: number; length: number; id: string };

const precisionOf = (kind: MatchKind): number => {
  // A personal number and a company number say the same: exactly whom.
  const place = matchKinds.indexOf(kind);
  return kind === 'cui' ? matchKinds.indexOf('cnp') : place;
};

/**
 * Which special customer a file belongs to, and why.
 *
 * Where several match, the higher level comes first, then the more precise entry, then the longer policy prefix, then the older
 * customer. What somebody has refused for this file is left out.
 */
export function recognise(
  facts: FileFacts,
  entries: readonly KnownEntry[],
  refused: ReadonlySet<string> = new Set(),
): { chosen: Recognised | undefined; others: (Recognised & { lostBy: LostBy })[] } {
  const found = new Map(fileKeys(facts).map((key) => [`${key.kind} ${key.key} ${key.cui ?? ''}`, key]));
  const keys = new Map<string, FileKey[]>();
  for (const key of found.values())
    keys.set(`${key.kind} ${key.key}`, [...(keys.get(`${key.kind} ${key.key}`) ?? []), key]);
  const byCustomer = new Map<string, Hit[]>();
  for (const entry of entries) {
    if (refused.has(entry.customerId) || !isInForce(entry, facts)) continue;
    const key = keys.get(`${entry.kind} ${entry.key}`)?.find((one) => agreesOnCui(entry, one));
    if (key === undefined) continue;
    byCustomer.set(entry.customerId, [...(byCustomer.get(entry.customerId) ?? []), { entry, found: key }]);
  }
  const ranked = [...byCustomer.values()]
    .map((hits) => {
      const sorted = hits.toSorted((one, other) => compareRanks(rankOf(one), rankOf(other)));
      return { rank: rankOf(sorted[0] as Hit), recognised: recognisedOf(sorted) };
    })
    .toSorted((one, other) => compareRanks(one.rank, other.rank));
  const [first, ...rest] = ranked;
  if (first === undefined) return { chosen: undefined, others: [] };
  return {
    chosen: first.recognised,
    others: rest.map(({ rank, recognised }) => ({ ...recognised, lostBy: lostBy(first.rank, rank) })),
  };
}

const isWithin = (day: string, from: string | null, until: string | null) =>
  (from === null || from <= day) && (until === null || day <= until);

const isInForce = (entry: KnownEntry, { eventDay, today }: FileFacts) =>
  isWithin(today, entry.customerFrom, entry.customerUntil) &&
  isWithin(eventDay, entry.validFrom, entry.validUntil);

/** A name alone is a hint: it counts unless the company is known to be another one. */
const agreesOnCui = (entry: KnownEntry, key: FileKey) =>
  entry.kind !== 'name_cui' || key.cui === undefined || key.cui === entry.cui;

const rankOf = ({ entry }: Hit): Rank => ({
  level: entry.level,
  precision: precisionOf(entry.kind),
  length: entry.kind === 'policy_prefix' ? entry.key.length : 0,
  id: entry.customerId,
});

function compareRanks(one: Rank, other: Rank): number {
  return (
    compare(one.level, other.level) ||
    one.precision - other.precision ||
    other.length - one.length ||
    compare(one.id, other.id)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function lostBy(winner: Rank, loser: Rank): LostBy {
  if (winner.level !== loser.level) return 'level';
  if (winner.precision !== loser.precision) return 'precision';
  return winner.length === loser.length ? 'order' : 'length';
}

function recognisedOf(hits: readonly Hit[]): Recognised {
  const { customerId, level } = (hits[0] as Hit).entry;
  return {
    customerId,
    level,
    reasons: hits.map(({ entry, found }) => ({ kind: entry.kind, shown: entry.shown, part: found.part })),
  };
}
