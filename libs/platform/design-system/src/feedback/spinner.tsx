import { styled } from '../theme/styled.ts';

/** A turning ring; the text that says what is awaited stands beside it or on the button. */
export const Spinner = styled('span', {
  base: {
    display: 'inline-block',
    boxSize: '1.1em',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    animation: 'spin',
    flexShrink: '0',
  },
});
