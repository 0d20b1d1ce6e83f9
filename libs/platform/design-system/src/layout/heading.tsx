import { styled } from '../theme/styled.ts';

/** A heading; pass `as` for the right level, `size` for the looks. */
export const Heading = styled('h2', {
  base: { fontWeight: 'strong', lineHeight: 'tight', textWrap: 'balance' },
  variants: { size: { md: { fontSize: 'md' }, lg: { fontSize: 'lg' }, xl: { fontSize: 'xl' } } },
  defaultVariants: { size: 'lg' },
});
