import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

const Root = styled('dl', {
  base: {
    display: 'grid',
    gap: '3',
    '& dt': { color: 'textMuted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere' },
    '& [data-slot=fact]': { minWidth: '0' },
    '& [data-slot=action]': { marginInlineStart: '2' },
  },
  variants: {
    layout: {
      columns: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' },
      // Two short facts beside each other even on a phone; where there is room, each takes what it needs.
      narrow: {
        display: { base: 'grid', md: 'flex' },
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        flexWrap: 'wrap',
        columnGap: { base: '3', md: '6' },
        '& dt': { whiteSpace: { md: 'nowrap' } },
        '& dd > *': { whiteSpace: 'normal' },
        '& [data-slot=fact]': { minWidth: '0', maxWidth: { md: '18rem' } },
        // Paper has room as well, but is no screen.
        '@media print': { display: 'flex', columnGap: '6', '& [data-slot=fact]': { maxWidth: '18rem' } },
      },
      // Names in one column and values in the next, for a narrow column beside the work.
      pairs: {
        gridTemplateColumns: '8rem minmax(0, 1fr)',
        columnGap: '3',
        rowGap: '1',
        '& [data-slot=fact]': { display: 'contents' },
        '& dt': { color: 'textFaint', fontSize: 'md' },
      },
      // Term and value side by side, for checking answers.
      rows: {
        gap: '0',
        '& [data-slot=fact]': {
          display: 'grid',
          gridTemplateColumns: { base: '1fr auto', md: 'minmax(10rem, 1fr) 2fr auto' },
          columnGap: '3',
          paddingBlock: '2',
          borderBottomWidth: '1px',
        },
        '& dd:not([data-slot])': { gridColumn: { base: '1', md: '2' } },
        '& dd[data-slot=action]': {
          gridColumn: { base: '2', md: '3' },
          gridRow: { base: '1 / span 2', md: '1' },
        },
      },
    },
  },
  defaultVariants: { layout: 'columns' },
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
  return (
    <Root layout={layout}>
      {facts.map(({ term, value, action }, index) => (
        <div key={index} data-slot="fact">
          <dt>{term}</dt>
          <dd>
            {isMissing(value) ? (
              <>
                <span aria-hidden>–</span>
                <VisuallyHidden>{t(messages.absent)}</VisuallyHidden>
              </>
            ) : (
              value
            )}
          </dd>
          {action && <dd data-slot="action">{action}</dd>}
        </div>
      ))}
    </Root>
  );
}
