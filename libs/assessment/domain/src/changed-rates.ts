import type { NoteHead } from './note-line.ts';

/** A rate that is another by now than the one a note was reckoned with. */
export type RateChange = {
  rate: 'body' | 'mechanic' | 'electric' | 'paint' | 'material' | 'discount';
  /** Bani an hour, or hundredths of a percent. */
  before: number;
  after: number;
};

const hourly = ['body', 'mechanic', 'electric', 'paint', 'material'] as const;

/** What is different in the rates that hold by now; nothing where somebody has set the rates of the note by hand. */
export function changedRates(noted: NoteHead['rates'], present: NoteHead['rates']): RateChange[] {
  if (noted.source === 'hand') return [];
  const changes: RateChange[] = [
    ...hourly.map((rate) => ({
      rate,
      before: noted.rates[`${rate}_bani`],
      after: present.rates[`${rate}_bani`],
    })),
    { rate: 'discount', before: noted.discount_share ?? 0, after: present.discount_share ?? 0 },
  ];
  return changes.filter(({ before, after }) => before !== after);
}

/** The head of a note with other rates; a discount that somebody has set by hand stays. */
export function withRates(head: NoteHead, rates: NoteHead['rates']): NoteHead {
  const isOfRates = head.discount_share === (head.rates.discount_share ?? 0);
  return {
    ...head,
    rates,
    discount_share: isOfRates ? (rates.discount_share ?? 0) : head.discount_share,
  };
}
