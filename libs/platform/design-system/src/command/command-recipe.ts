import { defineSlotRecipe } from '@chakra-ui/react';

/** The looks of the command palette: the field stays, the list below it scrolls. */
export const commandRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'input', 'content', 'itemGroupLabel', 'item', 'itemText', 'keys', 'status'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '0', marginInline: '-4' },
    field: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '12',
      paddingInline: '4',
      borderBottomWidth: '1px',
      color: 'textFaint',
      _focusWithin: { boxShadow: 'inset 0 -1px {colors.focus}' },
    },
    input: {
      flex: '1',
      minWidth: '0',
      minHeight: 'var(--dosar-control)',
      background: 'transparent',
      color: 'text',
      fontSize: 'lg',
      outline: 'none',
    },
    content: { overflowY: 'auto', overscrollBehavior: 'contain', padding: '1' },
    itemGroupLabel: {
      paddingTop: '2',
      paddingBottom: '1',
      paddingInline: '3',
      color: 'textFaint',
      fontSize: 'sm',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'max(var(--dosar-control), 36px)',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'md',
      cursor: 'pointer',
      '&[aria-selected=true]': {
        background: 'brandSubtle',
        outline: '2px solid {colors.focus}',
        outlineOffset: '-2px',
      },
    },
    itemText: {
      flex: '1',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '& small': { marginInlineStart: '1', color: 'textMuted', fontSize: 'inherit' },
    },
    // Who has no keys at hand needs the room for the words.
    keys: { '@media (pointer: coarse)': { display: 'none' } },
    status: { paddingInline: '4', paddingBlock: '1', color: 'textMuted' },
  },
});
