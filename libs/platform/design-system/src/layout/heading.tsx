import type { ComponentProps } from 'react';
import { styled } from '../theme/styled.ts';
import { Unbroken } from './unbroken.tsx';

const Title = styled('h2', {
  base: { fontWeight: 'strong', lineHeight: 'tight', textWrap: 'balance' },
  variants: { size: { md: { fontSize: 'md' }, lg: { fontSize: 'lg' }, xl: { fontSize: 'xl' } } },
  defaultVariants: { size: 'lg' },
});

/** A heading; pass `as` for the right level, `size` for the looks. */
export function Heading({ children, ...heading }: ComponentProps<typeof Title>) {
  return (
    <Title {...heading}>
      <Unbroken>{children}</Unbroken>
    </Title>
  );
}
