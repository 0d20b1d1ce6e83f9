import { styleClass } from '../theme/plain.ts';

const rowLinkClass = styleClass({
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[data-strong]': { fontWeight: 'strong' },
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  },
});

/** How rows know the link that covers them. */
export const rowLinkSelector = '[data-row-link]';

/**
 * What makes a router's link the link of a whole row of a list: it covers the row, so that it opens in another tab, is
 * copied and dragged like any link.
 *
 * The row stands in `position: relative`; what else can be pressed in it lies above, with `position: relative` and a
 * `z-index`. A `DataTable` sees to both. Tab leads to rows, not to what is in them.
 */
export function rowLinkProps({ isStrong = false }: { isStrong?: boolean } = {}) {
  return {
    className: rowLinkClass(),
    tabIndex: -1,
    'data-row-link': '',
    'data-strong': isStrong ? '' : undefined,
  };
}
