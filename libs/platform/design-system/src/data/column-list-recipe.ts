import { defineSlotRecipe } from '@chakra-ui/react';

/** The looks of the list in the chooser of columns. */
export const columnListRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'column', 'handle', 'shown', 'width', 'words'],
  base: {
    root: {
      '& input': { accentColor: '{colors.brandText}', cursor: 'pointer' },
      '& input[type=checkbox]': { boxSize: '1.2em' },
    },
    list: { display: 'grid', gap: '1', marginTop: '3', listStyle: 'none' },
    column: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      columnGap: '1',
      alignItems: 'center',
      padding: '1',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      background: 'surfaceRaised',
      '&[data-dragged]': { borderColor: 'focus', boxShadow: 'floating' },
    },
    handle: {
      display: 'grid',
      placeItems: 'center',
      minWidth: '6',
      minHeight: 'var(--dosar-control)',
      color: 'textMuted',
      cursor: 'grab',
      touchAction: 'none',
    },
    shown: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'var(--dosar-control)',
      cursor: 'pointer',
    },
    width: {
      gridColumn: '2 / -1',
      // Cards have no columns that could be wide.
      display: { base: 'none', md: 'flex' },
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      color: 'textMuted',
      fontSize: 'sm',
      '& input': { flex: '1', minWidth: '0', minHeight: '6' },
    },
    words: { minWidth: '6.5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});
