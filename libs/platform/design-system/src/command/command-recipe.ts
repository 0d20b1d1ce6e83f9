import { styled } from '../theme/styled.ts';

/** The looks of the command palette: the field stays, the list below it scrolls. */
export const CommandRoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '0',
    marginInline: '-4',
    '& [data-slot=field]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '12',
      paddingInline: '4',
      borderBottomWidth: '1px',
      color: 'textFaint',
      '&:focus-within': { boxShadow: 'inset 0 -1px {colors.focus}' },
    },
    '& input': {
      flex: '1',
      minWidth: '0',
      minHeight: 'var(--dosar-control)',
      background: 'transparent',
      color: 'text',
      fontSize: 'lg',
      outline: 'none',
    },
    '& [role=listbox]': {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
    },
    '& [data-slot=group]': {
      paddingTop: '2',
      paddingBottom: '1',
      paddingInline: '3',
      color: 'textFaint',
      fontSize: 'sm',
    },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'max(var(--dosar-control), 36px)',
      paddingInline: '3',
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
    '& [data-slot=words] small': { marginInlineStart: '1', color: 'textMuted', fontSize: 'inherit' },
    // Who has no keys at hand needs the room for the words.
    '@media (pointer: coarse)': { '& [data-slot=keys]': { display: 'none' } },
    '& > [role=status]': { paddingInline: '4', paddingBlock: '1', color: 'textMuted' },
  },
});
