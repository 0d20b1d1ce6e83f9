import { styled } from '../theme/styled.ts';

/** A link in text; wrap a router link with `asChild`. */
export const Link = styled('a', {
  base: {
    color: 'brandText',
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { textDecorationThickness: '2px' },
  },
});
