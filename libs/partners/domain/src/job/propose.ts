import type { ScoreFigure } from '../score/score.ts';
import type { JobKind } from './job-words.ts';

/** What speaks for or against a partner; `value` is the number behind it, where there is one. */
export type ProposalReason = {
  code:
    | 'county'
    | 'brand'
    | 'category'
    | 'capacity'
    | 'start'
    | 'rate'
    | 'contract'
    | 'in_shop'
    | 'late'
    | 'grade';
  isGood: boolean;
  value: number | null;
};

/** A partner of the kind of work, as far as it is proposed by it. */
export type Candidate = {
  partnerId: string;
  countyCode: string | null;
  servedCountyCodes: readonly string[];
  brandCodes: readonly string[];
  categoryCodes: readonly string[];
  capacityPerWeek: number | null;
  /** Jobs that it has now and that are not done. */
  openJobs: number;
  /** What an hour of bodywork costs there; null without rates of its own. */
  hourBani: number | null;
  /** Days until its contract ends; null without a contract. */
  contractDays: number | null;
  /** How it has worked, as far as that may be told; only of those who are proposed at all. */
  score?: readonly ScoreFigure[];
};

/** What the work needs. */
export type Needed = {
  countyCode: string | null;
  brandCode: string | null;
  categoryCode: string | null;
  /** What an hour costs elsewhere. */
  usualHourBani: number | null;
};

/** Which directory entries do a kind of work. */
export const partnerKindOf = {
  repair: 'repair_shop',
  glass: 'glass',
  towing: 'towing',
  rental: 'rental',
  expert: 'assessor',
  legal: 'lawyer',
} as const satisfies Record<JobKind, string>;

/** Where the county is not known, four of five stars speak for a partner; in hundredths, as means are. */
const goodGrade = 400;
const soonDays = 30;
const workdays = 5;

/** Why a partner stands where it stands; a fact that nobody knows is no reason. */
export function reasonsFor(candidate: Candidate, needed: Needed): ProposalReason[] {
  const { capacityPerWeek: capacity, openJobs, hourBani, contractDays } = candidate;
  // Thousands are judged for each proposal: one list that grows is a third of the time of many that are joined.
  const reasons: ProposalReason[] = [];
  if (needed.countyCode !== null) reasons.push(reason('county', serves(candidate, needed.countyCode)));
  if (needed.brandCode !== null) reasons.push(reason('brand', takes(candidate.brandCodes, needed.brandCode)));
  if (needed.categoryCode !== null && !takes(candidate.categoryCodes, needed.categoryCode))
    reasons.push(reason('category', false));
  if (capacity !== null) {
    const free = Math.max(0, capacity - openJobs);
    reasons.push(reason('capacity', free > 0, free), reason('start', free > 0, startsIn(capacity, openJobs)));
  }
  if (hourBani !== null && needed.usualHourBani !== null)
    reasons.push(reason('rate', hourBani <= needed.usualHourBani, hourBani));
  if (contractDays !== null && contractDays <= soonDays)
    reasons.push(reason('contract', false, contractDays));
  for (const figure of candidate.score ?? []) reasons.push(...qualityReason(figure));
  return reasons;
}

const takes = (codes: readonly string[], code: string) => codes.length === 0 || codes.includes(code);

const serves = ({ countyCode, servedCountyCodes }: Candidate, wanted: string) =>
  countyCode === wanted || servedCountyCodes.includes(wanted);

/** What the score says for or against a partner: against the county where that is known, else by itself. */
function qualityReason({ measure, value, county }: ScoreFigure): ProposalReason[] {
  if (value === null) return [];
  const rounded = Math.round(value);
  if (measure === 'late') return [reason('late', rounded <= 0, rounded)];
  if (measure === 'in_shop') return [reason('in_shop', county === null || value <= county, rounded)];
  if (measure === 'grade') return [reason('grade', value >= (county ?? goodGrade), rounded)];
  return [];
}

const reason = (
  code: ProposalReason['code'],
  isGood: boolean,
  value: number | null = null,
): ProposalReason => ({
  code,
  isGood,
  value,
});

/** Working days until it can begin: each week it takes as many as its capacity says. */
const startsIn = (capacity: number, openJobs: number): number | null =>
  capacity === 0 ? null : Math.floor((openJobs / capacity) * workdays);

/** What weighs more comes first: where it works, what it takes, how soon it begins, what it costs. */
const weights: Record<ProposalReason['code'], number> = {
  county: 32,
  brand: 16,
  category: 16,
  capacity: 8,
  start: 0,
  contract: 2,
  late: 4,
  in_shop: 2,
  grade: 2,
  rate: 1,
};

/** The partners that suit best first, as many as are asked for; equal ones by who begins sooner, then by their id, which favours nobody. */
export function propose<Known extends Candidate>(
  candidates: readonly Known[],
  needed: Needed,
  most: number,
): (Known & { reasons: ProposalReason[] })[] {
  return candidates
    .map((candidate) => {
      const reasons = reasonsFor(candidate, needed);
      let against = 0;
      let start = Number.MAX_SAFE_INTEGER;
      for (const { code, isGood, value } of reasons) {
        if (!isGood) against += weights[code];
        if (code === 'start' && value !== null) start = value;
      }
      return { candidate, reasons, against, start };
    })
    .sort(
      (a, b) =>
        a.against - b.against ||
        a.start - b.start ||
        (a.candidate.partnerId < b.candidate.partnerId ? -1 : 1),
    )
    .slice(0, most)
    .map(({ candidate, reasons }) => ({ ...candidate, reasons }));
}
