import { styled } from '../theme/styled.ts';

/** A bordered area for things that belong together. */
export const Card = styled('section', {
  base: {
    background: 'surfaceRaised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
  },
  variants: {
    /** `false`: what is in the card keeps its own distance from the border. */
    padded: { true: { padding: { base: '4', md: '5' } }, false: {} },
  },
  defaultVariants: { padded: true },
});
