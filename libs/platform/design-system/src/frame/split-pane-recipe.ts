import { defineSlotRecipe } from '@chakra-ui/react';

/** The style of a list with a pane beside it, and of the handle between them. */
export const splitPaneRecipe = defineSlotRecipe({
  className: 'split-pane',
  slots: ['root', 'panel', 'resizeTrigger', 'resizeTriggerSeparator', 'resizeTriggerIndicator'],
  base: {
    root: { display: 'flex', flex: '1', minHeight: '0', width: 'full' },
    panel: { minWidth: '0', overflow: 'auto', overscrollBehavior: 'contain' },
    resizeTrigger: {
      position: 'relative',
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '9px',
      marginInline: '-4px',
      zIndex: 'lifted',
      cursor: 'col-resize',
      outline: 'none',
      // A finger needs more than the line.
      _before: { content: '""', position: 'absolute', insetBlock: '0', insetInline: '-8px' },
    },
    resizeTriggerSeparator: {
      position: 'absolute',
      insetBlock: '0',
      insetInline: '4px',
      background: 'border',
      '[data-part=resize-trigger]:is(:hover, :focus-visible, [data-dragging]) &': { background: 'brandText' },
    },
    resizeTriggerIndicator: {
      position: 'relative',
      width: '7px',
      height: '9',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      borderRadius: 'sm',
      background: 'surface',
      '[data-part=resize-trigger]:is(:hover, :focus-visible, [data-dragging]) &': {
        borderColor: 'brandText',
        outline: '1px solid {colors.focus}',
      },
    },
  },
});
