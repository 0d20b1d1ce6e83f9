import { plain, slotClasses } from '@dosar/design-system';
import type { ReactNode } from 'react';

/**
 * How a record stands, in one line below its name.
 *
 * On a phone the clock is a band across the screen, and what matters most stands side by side below it.
 */
export const StateLine = plain('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  rowGap: { base: '0', md: '2' },
  lineHeight: '20px',
  '& > div': {
    minWidth: '0',
    flex: { base: '1 1 0', md: '0 1 auto' },
    paddingBlock: { base: '1.5', md: '0.5' },
    paddingInline: '2.5',
    borderInlineStartWidth: '1px',
  },
  '& > div:first-of-type, & > [data-place=clock] + div': { borderInlineStartWidth: '0' },
  '& > div:first-of-type': { paddingInlineStart: '0' },
  '& > [data-place=clock] + div': { paddingInlineStart: { base: '0', md: '2.5' } },
  '& > div:last-of-type': { paddingInlineEnd: '0' },
  // On a phone the first fact begins at the edge, whatever is left out before it.
  '& > div[data-place=fact]': {
    borderInlineStartWidth: { base: '0', md: '1px' },
    paddingInlineStart: { base: '0', md: '2.5' },
  },
  '& > [data-place=clock] + div[data-place=fact]': { borderInlineStartWidth: '0' },
  '& > [data-extent=wide]': { display: { base: 'none', md: 'block' } },
  '& > [data-extent=widest]': { display: { base: 'none', xl: 'block' } },
  '& dt': { color: 'textMuted', fontSize: 'sm', lineHeight: '16px' },
  '& > [data-place=sum]': { fontVariantNumeric: 'tabular-nums', textAlign: { md: 'end' } },
  '& > [data-place=sum] dd': { fontWeight: 'strong', whiteSpace: 'nowrap' },
  // The sums stand at the end of the line, also where the first of them is left out.
  '& > :not([data-place=sum]):has(+ [data-place=sum])': { marginInlineEnd: { md: 'auto' } },
  '& > :not([data-place=sum]) + [data-place=sum]': { borderInlineStartWidth: { base: '1px', md: '0' } },
  '& > div[data-place=clock]': {
    // With what it stands out at both sides, so that nothing else finds room beside it.
    flex: { base: '1 0 calc(100% + {spacing.8})', md: '0 1 auto' },
    display: { base: 'flex', md: 'block' },
    gap: '1',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '3' },
    '&:first-of-type, &:last-of-type': { paddingInline: { base: '4', md: '3' } },
    paddingBlock: { base: '2', md: '0.5' },
    borderWidth: '1px',
    borderInlineWidth: { base: '0', md: '1px' },
    borderRadius: { md: 'md' },
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-place=clock] dt': {
    fontSize: { base: 'md', md: 'sm' },
    lineHeight: { base: '20px', md: '16px' },
  },
  '& > [data-place=clock] dd': {
    flex: '1',
    display: { base: 'flex', md: 'block' },
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
  },
  // Alone it is a band.
  '& > div[data-place=clock]:only-of-type': {
    flex: { md: '1 0 100%' },
    marginInline: '0',
    borderRadius: 'md',
  },
  '& > [data-place=clock][data-tone=near]': {
    borderColor: 'danger',
    color: 'danger',
    '& dt': { color: 'danger' },
  },
  '& > [data-place=clock][data-tone=over]': {
    borderColor: 'dangerSolid',
    background: 'dangerSolid',
    // White in both modes: the fill is a dark red in both.
    color: 'white',
    fontWeight: 'strong',
    '& dt': { color: 'white' },
  },
  '& > [data-place=clock][data-tone=held]': { borderStyle: 'dashed', color: 'textMuted' },
  '& > [data-place=clock][data-tone=met]': { color: 'phaseDone' },
});

export type StateFactProps = {
  /** What it is: the name of a fact, a sum, or the day that a clock runs to. */
  term: ReactNode;
  /** `sum` for money, which stands at the end. */
  place?: 'fact' | 'sum';
  /** `wide` is left out on a phone, `widest` wherever the line would need a second one. */
  extent?: 'everywhere' | 'wide' | 'widest';
  children: ReactNode;
};

/** One fact of the line: its name, and below it how it stands. */
export function StateFact({ term, place = 'fact', extent = 'everywhere', children }: StateFactProps) {
  return (
    <div data-place={place} data-extent={extent}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export type StateClockProps = {
  /** Until when, such as “Answer by law, until 24.10.2026”. */
  term: ReactNode;
  /** The same in a word, for a phone: “By law:”. */
  shortTerm: ReactNode;
  /** `near` is outlined in red, `over` filled; `held` stands still, `met` was answered. */
  tone: 'far' | 'near' | 'over' | 'held' | 'met';
  /** What being late has cost, and goes on costing. */
  cost?: ReactNode;
  /** How it stands, such as “overdue 30 days”. */
  children: ReactNode;
};

const clock = slotClasses({
  base: {
    long: { display: { base: 'none', md: 'inline' } },
    short: { display: { md: 'none' } },
    cost: { fontWeight: { base: 'normal', md: 'inherit' } },
  },
});

/** The clock that the record is judged by, before its facts. */
export function StateClock({ term, shortTerm, tone, cost, children }: StateClockProps) {
  return (
    <div data-place="clock" data-tone={tone}>
      <dt>
        <span className={clock().long}>{term}</span>
        <span className={clock().short}>{shortTerm}</span>
      </dt>
      <dd>
        {children}
        {cost && (
          <>
            <span className={clock().long}> · </span>
            <span className={clock().cost}>{cost}</span>
          </>
        )}
      </dd>
    </div>
  );
}
