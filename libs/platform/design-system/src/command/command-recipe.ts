import { styled } from '../theme/styled.ts';

/** The looks of the command palette: the field stays, the list below it scrolls. */
export const CommandRoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '0',
    gap: '2',
    '& input': {
      width: 'full',
      minHeight: 'var(--dosar-control)',
      paddingInline: '3',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      borderRadius: 'md',
    },
    '& [role=listbox]': {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      marginInline: '-2',
      paddingInline: '2',
    },
    '& [data-slot=group]': {
      paddingTop: '2',
      paddingBottom: '1',
      paddingInline: '2',
      color: 'textMuted',
      fontSize: 'sm',
    },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'max(var(--dosar-control), 2.25rem)',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& [role=option][aria-selected=true]': {
      background: 'brandSubtle',
      outline: '2px solid {colors.focus}',
      outlineOffset: '-2px',
    },
    '& [data-slot=words]': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& [data-slot=words] small': { color: 'textMuted', fontSize: 'sm' },
    // Who has no keys at hand needs the room for the words.
    '@media (pointer: coarse)': { '& [data-slot=keys]': { display: 'none' } },
    '& [role=status]': { color: 'textMuted' },
  },
});
