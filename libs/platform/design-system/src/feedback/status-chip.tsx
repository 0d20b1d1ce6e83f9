import { cssVariables } from '../theme/css-variables.ts';
import { styled } from '../theme/styled.ts';
import { statusColors } from './status-colors.ts';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    whiteSpace: 'nowrap',
    '& > [title]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > [aria-hidden]': {
      boxSize: '0.7em',
      borderRadius: 'full',
      flexShrink: '0',
      background: 'var(--dot-light)',
      _dark: { background: 'var(--dot-dark)' },
    },
  },
});

export type StatusChipProps = {
  /** The name of the status: the colour alone never tells it. */
  label: string;
  /** As configured: hexadecimal or a Material name. */
  color: string | null | undefined;
};

/** A status: its configured colour, made visible in both modes, and its word. */
export function StatusChip({ label, color }: StatusChipProps) {
  const { light, dark } = statusColors(color);
  return (
    <Root style={cssVariables({ '--dot-light': light, '--dot-dark': dark })}>
      <span aria-hidden />
      {/* Where it gets less room than it needs, it is read in full by pointing at it. */}
      <span title={label}>{label}</span>
    </Root>
  );
}
