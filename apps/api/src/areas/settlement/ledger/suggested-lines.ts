import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { ClockReading } from '#src/areas/workload/index.ts';

type Facts = {
  coverages: Schema<'Money'>['coverages'];
  /** Every term of the law on the file, the oldest first. */
  clocks: readonly ClockReading[];
  offers: readonly Pick<Schema<'Offer'>, 'state' | 'penalty_bani'>[];
  /** Of whoever reads the offer. */
  language: Language;
};
type Line = Schema<'Money'>['suggested_lines'][number];

const texts = {
  ro: { policy: 'conform poliței', days: (late: number) => (late === 1 ? 'zi' : 'zile'), of: 'din' },
  en: { policy: 'as the policy says', days: (late: number) => (late === 1 ? 'day' : 'days'), of: 'of' },
} as const;

/** What the policy takes off the damage of the vehicle, and what is owed for being late that no accepted offer has in it. */
export function suggestedLines({ coverages, clocks, offers, language }: Facts): Line[] {
  const deductible = coverages.find(({ coverage_code: code }) => code === 'vehicle')?.deductible_bani ?? 0;
  const lines: Line[] =
    deductible > 0 ? [{ code: 'deductible', note: texts[language].policy, amount_bani: deductible }] : [];
  let offered = offers.reduce(
    (sum, { state, penalty_bani: bani }) => (state === 'accepted' ? sum + bani : sum),
    0,
  );
  for (const clock of clocks) {
    const covered = Math.min(offered, clock.penaltyBani);
    offered -= covered;
    const left = clock.penaltyBani - covered;
    if (left > 0 && lines.length < 5)
      lines.push({ code: 'penalty', note: derivation(clock, covered, language), amount_bani: left });
  }
  return lines;
}

/** How a penalty was reckoned: the share of a day, the days, what they count on, and what was offered of it before. */
function derivation(
  { penaltyPpm, daysLate, amountBani, lateBaniDays }: ClockReading,
  covered: number,
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
  return `${parts.join(' + ')}${covered > 0 ? ` − ${formatLei(covered)}` : ''}`;
}
