import { styled } from '../theme/styled.ts';

/** How wide a pane is, beside its handle while it is being dragged. */
export const PaneWidth = styled('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: 'calc(100% + {spacing.1})',
    top: 'calc(50% + {spacing.6})',
    paddingInline: '2',
    background: 'text',
    color: 'surface',
    borderRadius: 'sm',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});
