import { styled } from '../theme/styled.ts';

/** A paragraph, never wider than a comfortable line. */
export const Text = styled('p', {
  base: { maxWidth: 'textColumn' },
  variants: {
    tone: { normal: {}, muted: { color: 'textMuted' }, danger: { color: 'danger' } },
    size: { sm: { fontSize: 'sm' }, md: { fontSize: 'md' }, lg: { fontSize: 'lg' } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});
