import { slotClasses } from '@dosar/design-system';

const looks = slotClasses({
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      marginTop: '2',
      listStyleType: 'none',
      fontSize: 'sm',
      color: 'textMuted',
    },
    item: { display: 'flex', gap: '2', alignItems: 'center' },
    sample: {
      width: '5',
      height: '4',
      flexShrink: '0',
      borderRadius: 'sm',
      borderWidth: '1px',
      fontSize: 'sm',
      fontWeight: 'strong',
      lineHeight: 'figure',
      textAlign: 'center',
      '&[data-sign]': { width: '4' },
      '&[data-tone=firm]': { background: 'brand', color: 'brandContrast', borderColor: 'brand' },
      '&[data-tone=other]': { background: 'textMuted', borderColor: 'textMuted' },
      '&[data-tone=present]': { borderStyle: 'dotted', borderColor: 'borderStrong' },
      '&[data-tone=free]': { background: 'phaseCancelledSubtle', borderColor: 'border' },
      '&[data-tone=asked]': {
        background: 'repeating-linear-gradient(135deg, {colors.brandSubtle} 0 4px, {colors.surface} 4px 8px)',
        borderStyle: 'dashed',
        borderColor: 'brandText',
      },
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

type LeaveLegendProps = { label: string; items: readonly LegendItem[] };

/** What the colours of leave mean, for the wall chart and the small months. */
export function LeaveLegend({ label, items }: LeaveLegendProps) {
  return (
    <ul className={looks().root} aria-label={label}>
      {items.map(({ tone, sign, text }) => (
        <li key={text} className={looks().item}>
          <span className={looks().sample} data-tone={tone} data-sign={sign} aria-hidden>
            {sign}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
