import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { ReckonedDamage, SuggestedLine } from '../extension-points.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { ClockReading } from '#src/areas/workload/index.ts';

type Facts = {
  coverages: Schema<'Money'>['coverages'];
  /** Every term of the law on the file, the oldest first. */
  clocks: readonly ClockReading[];
  /** What the damage comes to, line by line, where somebody has reckoned it. */
  damage: ReckonedDamage | undefined;
  sums: Pick<Schema<'Money'>, 'agreed_bani' | 'estimated_bani'>;
  /** Of whoever reads the offer. */
  language: Language;
};

const texts = {
  ro: { policy: 'conform poliței', days: (late: number) => (late === 1 ? 'zi' : 'zile'), of: 'din' },
  en: { policy: 'as the policy says', days: (late: number) => (late === 1 ? 'day' : 'days'), of: 'of' },
} as const;

/** The most lines of an offer. */
const mostLines = 10;

/** Suggests the lines of a complete offer: the damage by note or estimate, the deductions of the policy, and the penalty for delay. */
export function suggestedLines({ coverages, clocks, damage, sums, language }: Facts): SuggestedLine[] {
  const reckoned = damage !== undefined && isUpToDate(damage, sums) ? damage : undefined;
  const ofPolicy = coverages.find(({ coverage_code: code }) => code === 'vehicle')?.deductible_bani ?? 0;
  const deductible = ofPolicy > 0 ? ofPolicy : (reckoned?.deductibleBani ?? 0);
  const lines: SuggestedLine[] = [
    ...(reckoned?.lines ?? []),
    ...(deductible > 0
      ? [{ code: 'deductible' as const, note: texts[language].policy, amount_bani: deductible }]
      : []),
  ];
  for (const clock of clocks)
    if (clock.penaltyBani > 0 && lines.length < mostLines)
      lines.push({ code: 'penalty', note: derivation(clock, language), amount_bani: clock.penaltyBani });
  return lines;
}

/** An amount that was recorded by hand since is what holds; a total loss is not paid by the amount of its repair. */
function isUpToDate(
  { amountBani, isTotalLoss }: ReckonedDamage,
  { agreed_bani: agreed, estimated_bani: estimated }: Facts['sums'],
): boolean {
  return isTotalLoss || (agreed ?? estimated) === amountBani;
}

/** How a penalty was calculated: the daily rate, the days and the base amount. */
function derivation(
  { penaltyPpm, daysLate, amountBani, lateBaniDays }: ClockReading,
  language: Language,
): string {
  const { days, of } = texts[language];
  const share = String(penaltyPpm / 10_000);
  const percent = `${language === 'ro' ? share.replace('.', ',') : share} %`;
  const isWhole = (amountBani ?? 0) > 0;
  // What was paid late counts with its own days, as lei times days.
  const parts = [
    ...(isWhole ? [`${percent} × ${daysLate} ${days(daysLate)} ${of} ${formatLei(amountBani ?? 0)}`] : []),
    ...(lateBaniDays > 0 ? [`${percent} ${of} ${formatLei(lateBaniDays)} × ${days(2)}`] : []),
  ];
  return parts.join(' + ');
}
