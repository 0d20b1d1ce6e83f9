import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { slotClasses } from '../theme/plain.ts';
import { messages } from './messages.ts';

const looks = slotClasses({
  base: {
    root: { display: 'grid', gap: '3' },
    fact: { minWidth: '0' },
    term: { color: 'textMuted', fontSize: 'sm' },
    value: { overflowWrap: 'anywhere' },
    action: { overflowWrap: 'anywhere', marginInlineStart: '2' },
  },
  variants: {
    layout: {
      columns: { root: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' } },
      // Two short facts beside each other even on a phone; where there is room, each takes what it needs.
      narrow: {
        root: {
          display: { base: 'grid', md: 'flex' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          flexWrap: 'wrap',
          columnGap: { base: '3', md: '6' },
          // Paper has room as well, but is no screen.
          '@media print': { display: 'flex', columnGap: '6' },
        },
        term: { whiteSpace: { md: 'nowrap' } },
        value: { '& > *': { whiteSpace: 'normal' } },
        fact: { maxWidth: { md: '18rem' }, '@media print': { maxWidth: '18rem' } },
      },
      // Names in one column and values in the next, for a narrow column beside the work.
      pairs: {
        root: { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: '3', rowGap: '1' },
        fact: { display: 'contents' },
        term: { color: 'textFaint', fontSize: 'md' },
      },
      // Term and value side by side, for checking answers.
      rows: {
        root: { gap: '0' },
        fact: {
          display: 'grid',
          gridTemplateColumns: { base: '1fr auto', md: 'minmax(10rem, 1fr) 2fr auto' },
          columnGap: '3',
          paddingBlock: '2',
          borderBottomWidth: '1px',
        },
        value: { gridColumn: { base: '1', md: '2' } },
        action: { gridColumn: { base: '2', md: '3' }, gridRow: { base: '1 / span 2', md: '1' } },
      },
    },
  },
});

/** One thing that is known; a missing value shows a dash. */
export type Fact = {
  term: ReactNode;
  value: ReactNode;
  /** What can be done about it, such as a link to change it. */
  action?: ReactNode;
};

export type DescriptionListProps = {
  facts: readonly Fact[];
  layout?: 'columns' | 'narrow' | 'pairs' | 'rows';
};

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}

/** Facts with their names. */
export function DescriptionList({ facts, layout = 'columns' }: DescriptionListProps) {
  const { formatMessage: t } = useIntl();
  const slots = looks({ layout });
  return (
    <dl className={slots.root}>
      {facts.map(({ term, value, action }, index) => (
        <div key={index} className={slots.fact}>
          <dt className={slots.term}>{term}</dt>
          <dd className={slots.value}>
            {isMissing(value) ? (
              <>
                <span aria-hidden>–</span>
                <VisuallyHidden>{t(messages.absent)}</VisuallyHidden>
              </>
            ) : (
              value
            )}
          </dd>
          {action && <dd className={slots.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
