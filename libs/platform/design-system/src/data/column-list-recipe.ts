import { styled } from '../theme/styled.ts';

/** The looks of the list in the chooser of columns. */
export const ColumnListRoot = styled('div', {
  base: {
    '& ul': { display: 'grid', gap: '1', marginTop: '3', listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      columnGap: '1',
      alignItems: 'center',
      padding: '1',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      background: 'surfaceRaised',
    },
    '& li[data-dragged]': { borderColor: 'focus', boxShadow: 'floating' },
    '& [data-slot=handle]': {
      display: 'grid',
      placeItems: 'center',
      minWidth: '6',
      minHeight: 'var(--dosar-control)',
      color: 'textMuted',
      cursor: 'grab',
      touchAction: 'none',
    },
    '& [data-slot=shown]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'var(--dosar-control)',
      cursor: 'pointer',
    },
    '& [data-slot=width]': {
      gridColumn: '2 / -1',
      // Cards have no columns that could be wide.
      display: { base: 'none', md: 'flex' },
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      color: 'textMuted',
      fontSize: 'sm',
    },
    '& input': { accentColor: '{colors.brandText}', cursor: 'pointer' },
    '& input[type=checkbox]': { boxSize: '1.2em' },
    '& input[type=range]': { flex: '1', minWidth: '0', minHeight: '6' },
    '& output': { minWidth: '6.5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});
