import { styled } from '../theme/styled.ts';

/**
 * The link that makes a whole row of a list one: it covers the row, so that it opens in another tab, is copied and dragged
 * like any link.
 *
 * Wrap a router link with `asChild`. The row stands in `position: relative`; what else can be pressed in it lies above,
 * with `position: relative` and a `z-index`. A `DataTable` sees to both.
 */
export const RowLink = styled('a', {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    },
  },
});

/** How rows know the link that covers them. */
export const rowLinkSlot = 'row-link';
