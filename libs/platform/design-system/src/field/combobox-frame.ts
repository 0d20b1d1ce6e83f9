import { styled } from '../theme/styled.ts';

/** Around the input of a field with a list, whose buttons stand inside it. */
export const ComboboxFrame = styled('div', {
  base: {
    position: 'relative',
    '& > input:has(+ span)': {
      paddingInlineEnd: '16',
      '@media (pointer: coarse)': { paddingInlineEnd: '6rem' },
    },
  },
  variants: {
    // As wide as the control inside it, because the list takes its width from here.
    width: { short: { maxWidth: '10em' } },
  },
});

/** The buttons at the end of the input. */
export const ComboboxButtons = styled('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '1',
    display: 'flex',
    alignItems: 'center',
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      minWidth: '6',
      minHeight: 'min(var(--dosar-control), 100%)',
      borderRadius: 'md',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minWidth: 'var(--dosar-control)' },
    },
  },
});
