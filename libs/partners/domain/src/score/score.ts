/** What of a partner's work is measured. */
export const scoreMeasures = ['answer', 'in_shop', 'late', 'estimate', 'reopened', 'grade'] as const;
/** One of these measures. */
export type ScoreMeasure = (typeof scoreMeasures)[number];

/** What a measure comes to for one partner, in the last 90 days or in those before. */
export type ScoreSum = {
  partnerId: string;
  measure: ScoreMeasure;
  isNow: boolean;
  count: number;
  value: number;
};

/** A figure as it may be told. */
export type ScoreFigure = {
  measure: ScoreMeasure;
  value: number | null;
  count: number;
  before: number | null;
  county: number | null;
};

/** Fewer cases say more about chance, or about one person, than about the partner. */
export const leastCases = 10;

/** Fewer partners would tell the figures of one to the other. */
const leastPartners = 3;

/** The figures of a partner: none of too few cases, and the county only where enough partners have enough of them. */
export function scoreOf(partnerId: string, sums: readonly ScoreSum[]): ScoreFigure[] {
  return scoreMeasures.map((measure) => {
    const own = sums.filter((sum) => sum.partnerId === partnerId && sum.measure === measure);
    const now = own.find(({ isNow }) => isNow);
    const told = (sum: ScoreSum | undefined) =>
      sum === undefined || sum.count < leastCases ? null : sum.value;
    const county = sums.filter((sum) => sum.measure === measure && sum.isNow && sum.count >= leastCases);
    return {
      measure,
      value: told(now),
      count: now?.count ?? 0,
      before: told(own.find(({ isNow }) => !isNow)),
      county: county.length < leastPartners ? null : median(county.map(({ value }) => value)),
    };
  });
}

/** What a measure comes to in the 90 days that ended some weeks ago. */
export type ScoreTrendSum = { measure: ScoreMeasure; weeksAgo: number; count: number; value: number };

/** As many weeks as fit before the 90 days, so that no more is read than for the figures themselves. */
export const trendWeeks = 13;

/** The way of a measure from twelve weeks ago until now, with a gap where there were too few cases. */
export function trendOf(measure: ScoreMeasure, sums: readonly ScoreTrendSum[]): (number | null)[] {
  const told = new Map(
    sums
      .filter((sum) => sum.measure === measure && sum.count >= leastCases)
      .map(({ weeksAgo, value }) => [weeksAgo, value]),
  );
  return Array.from({ length: trendWeeks }, (_, index) => told.get(trendWeeks - 1 - index) ?? null);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
