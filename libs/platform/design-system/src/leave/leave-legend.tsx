import { styled } from '../theme/styled.ts';

const Root = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginTop: '2',
    listStyleType: 'none',
    fontSize: 'sm',
    color: 'textMuted',
    '& li': { display: 'flex', gap: '2', alignItems: 'center' },
    '& [data-tone]': {
      width: '5',
      height: '4',
      flexShrink: '0',
      borderRadius: 'sm',
      borderWidth: '1px',
      fontSize: 'sm',
      fontWeight: 'strong',
      lineHeight: 'figure',
      textAlign: 'center',
    },
    '& [data-sign]': { width: '4' },
    '& [data-tone=firm]': { background: 'brand', color: 'brandContrast', borderColor: 'brand' },
    '& [data-tone=other]': { background: 'textMuted', borderColor: 'textMuted' },
    '& [data-tone=present]': { borderStyle: 'dotted', borderColor: 'borderStrong' },
    '& [data-tone=free]': { background: 'phaseCancelledSubtle', borderColor: 'border' },
    '& [data-tone=asked]': {
      background: 'repeating-linear-gradient(135deg, {colors.brandSubtle} 0 4px, {colors.surface} 4px 8px)',
      borderStyle: 'dashed',
      borderColor: 'brandText',
    },
  },
});

/** The look of a bar or a day, and what it means. */
export type LegendItem = {
  tone: 'firm' | 'asked' | 'other' | 'present' | 'free';
  /** Shown inside, as in a bar of half a day. */
  sign?: string;
  text: string;
};

export type LeaveLegendProps = { label: string; items: readonly LegendItem[] };

/** What the colours of leave mean, for the wall chart and the small months. */
export function LeaveLegend({ label, items }: LeaveLegendProps) {
  return (
    <Root aria-label={label}>
      {items.map(({ tone, sign, text }) => (
        <li key={text}>
          <span data-tone={tone} data-sign={sign} aria-hidden>
            {sign}
          </span>
          {text}
        </li>
      ))}
    </Root>
  );
}
