import { cssVariables } from '../theme/css-variables.ts';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: {
    height: '1.5',
    background: 'border',
    borderRadius: 'full',
    overflow: 'hidden',
    '& [data-slot=bar]': {
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
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={cssVariables({ '--share': `${percent}%` })}
    >
      <div data-slot="bar" />
    </Root>
  );
}
