import { styled } from '../theme/styled.ts';

/** A bordered area for things that belong together. */
export const Card = styled('section', {
  base: {
    background: 'surfaceRaised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    padding: { base: '4', md: '5' },
  },
});
