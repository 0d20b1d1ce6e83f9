import { slotClasses, tooltipProps } from '@dosar/design-system';

const looks = slotClasses({
  base: {
    root: {
      display: 'flex',
      gap: '2px',
      height: '1.5rem',
      fontSize: 'sm',
      fontWeight: 'strong',
      lineHeight: '1.5rem',
      textAlign: 'center',
    },
    share: {
      minWidth: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      borderRadius: 'sm',
      '&[data-tone=past]': { background: 'phaseCancelledSubtle', color: 'textMuted' },
      '&[data-tone=firm]': { background: 'brand', color: 'brandContrast' },
      '&[data-tone=asked]': {
        background: 'repeating-linear-gradient(135deg, {colors.brandSubtle} 0 4px, {colors.surface} 4px 8px)',
        color: 'brandText',
        outline: '1px dashed {colors.brandText}',
        outlineOffset: '-1px',
      },
      '&[data-tone=left]': { background: 'successSubtle', color: 'success' },
    },
  },
});

/** A part of a whole; `asked` is not certain yet. */
export type Share = {
  id: string;
  /** Shown inside where it fits, and read aloud. */
  text: string;
  amount: number;
  tone: 'past' | 'firm' | 'asked' | 'left';
};

/** One bar cut into parts of a whole, such as a balance from what is taken to what is left. */
export function ShareBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  return (
    <div
      className={looks().root}
      role="img"
      aria-label={`${label}: ${shares.map((share) => share.text).join(', ')}`}
    >
      {shares
        .filter((share) => share.amount > 0)
        .map((share) => (
          <span
            key={share.id}
            className={looks().share}
            data-tone={share.tone}
            style={{ flexGrow: share.amount, flexBasis: 0 }}
            {...tooltipProps(share.text)}
          >
            {share.text}
          </span>
        ))}
    </div>
  );
}
