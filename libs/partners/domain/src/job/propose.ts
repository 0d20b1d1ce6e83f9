import type { ScoreFigure } from '../score/score.ts';
import type { JobKind } from './job-words.ts';

/** A reason for or against a partner; `value` is its number, if it has one. */
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

/** A partner with the facts that decide its proposal. */
export type Candidate = {
  partnerId: string;
  countyCode: string | null;
  servedCountyCodes: readonly string[];
  brandCodes: readonly string[];
  categoryCodes: readonly string[];
  capacityPerWeek: number | null;
  /** The number of its open jobs. */
  openJobs: number;
  /** Its price for an hour of bodywork; null without rates of its own. */
  hourBani: number | null;
  /** Days until its contract ends; null without a contract. */
  contractDays: number | null;
  /** Its score, if it may be shown; read only for proposed partners. */
  score?: readonly ScoreFigure[];
};

/** The requirements of the job. */
export type Needed = {
  countyCode: string | null;
  brandCode: string | null;
  categoryCode: string | null;
  /** The usual price of an hour. */
  usualHourBani: number | null;
};

/** The kinds of partners for a kind of job. */
export const partnerKindOf = {
  repair: 'repair_shop',
  glass: 'glass',
  towing: 'towing',
  rental: 'rental',
  expert: 'assessor',
  legal: 'lawyer',
} as const satisfies Record<JobKind, string>;

/** Without a county figure, a mean grade from this value counts for a partner; in hundredths. */
const goodGrade = 400;
const soonDays = 30;
const workdays = 5;

/** The reasons for the rank of a partner; unknown facts give no reason. */
export function reasonsFor(candidate: Candidate, needed: Needed): ProposalReason[] {
  const { capacityPerWeek: capacity, openJobs, hourBani, contractDays } = candidate;
  // Each proposal judges thousands of partners: pushing into one array takes a third of the time of joining many.
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

/** The reasons from the score, compared with the county if its figure is known. */
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

/** Working days until it can begin, by its weekly capacity. */
const startsIn = (capacity: number, openJobs: number): number | null =>
  capacity === 0 ? null : Math.floor((openJobs / capacity) * workdays);

/** The order of reasons by weight: county, accepted vehicles, start, price. */
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

/**
 * The best partners for a job, at most `most`, the best first. Of two equal partners the one that can begin sooner comes
 * first, then the one with the lower id, so that the order never depends on chance.
 */
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
