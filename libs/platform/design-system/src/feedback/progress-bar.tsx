import { cssVariables } from '../theme/css-variables.ts';
import { slotClasses } from '../theme/plain.ts';

const looks = slotClasses({
  base: {
    root: { height: '1.5', background: 'border', borderRadius: 'full', overflow: 'hidden' },
    bar: {
      height: 'full',
      background: 'brandText',
      transitionProperty: 'size',
      transitionDuration: '150ms',
      width: 'var(--share)',
    },
  },
});

export type ProgressBarProps = {
  /** What is in progress, for screen readers. */
  label: string;
  /** From 0 to 1. */
  share: number;
};

/** How far something known has got; for the unknown take `Spinner`. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={looks().root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={cssVariables({ '--share': `${percent}%` })}
    >
      <div className={looks().bar} />
    </div>
  );
}
