import { defineSlotRecipe } from '@chakra-ui/react';

/** The looks of an open menu; travels with its code, not with the page. */
export const menuRecipe = defineSlotRecipe({
  slots: ['panel', 'head', 'content', 'itemGroup', 'itemGroupLabel', 'item', 'itemText', 'itemIndicator'],
  base: {
    panel: {
      zIndex: 'dropdown',
      width: 'min(20rem, calc(100vw - 2rem))',
      maxHeight: 'calc(100dvh - 5rem - env(safe-area-inset-bottom, 0px) - var(--dosar-bottom-bar, 0px))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
      background: 'surfaceRaised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'floating',
    },
    head: {
      paddingInline: '2.5',
      paddingBlock: '2',
      marginBottom: '1',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    content: {
      outline: 'none',
      // Shows where the keyboard is, because the focus itself stays on the whole menu.
      '&:focus-visible [data-highlighted]': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
      '& * + [role=group]': { marginTop: '1', paddingTop: '1', borderTopWidth: '1px', borderColor: 'border' },
      '& [role=group] + [role^=menuitem]': { marginTop: '1', borderTopWidth: '1px', borderColor: 'border' },
    },
    itemGroupLabel: { paddingInline: '2.5', paddingBlock: '1', color: 'textFaint', fontSize: 'sm' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: 'full',
      minHeight: 'var(--dosar-control)',
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'md',
      color: 'text',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      overflowWrap: 'anywhere',
      '& > svg': { color: 'textFaint' },
      _hover: { background: 'hover' },
      _highlighted: { background: 'hover' },
      _checked: { fontWeight: 'strong' },
      '&[aria-disabled=true]': { color: 'textFaint', cursor: 'default' },
    },
    itemText: {
      flex: '1',
      minWidth: '0',
      '& small': { display: 'block', color: 'textMuted', fontSize: 'sm', fontWeight: 'normal' },
    },
    // The place of the mark is kept free, so that nothing moves when another item is chosen.
    itemIndicator: { width: '1.25em', flexShrink: '0', display: 'grid', placeItems: 'center' },
  },
});
