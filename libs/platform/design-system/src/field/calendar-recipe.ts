import { defineSlotRecipe } from '@chakra-ui/react';

const button = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 'var(--dosar-control)',
  minHeight: 'var(--dosar-control)',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { background: 'hover' },
  '&[data-disabled]': { color: 'textFaint', opacity: '0.5', cursor: 'default' },
} as const;

/** The looks of the month behind a date field; travels with its code. */
export const calendarRecipe = defineSlotRecipe({
  slots: [
    'root',
    'positioner',
    'content',
    'view',
    'viewControl',
    'prevTrigger',
    'viewTrigger',
    'nextTrigger',
    'table',
    'tableHeader',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    content: {
      zIndex: 'dropdown',
      padding: '2',
      background: 'surfaceRaised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'floating',
      outline: 'none',
    },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1' },
    prevTrigger: button,
    nextTrigger: button,
    viewTrigger: { ...button, paddingInline: '2.5', fontWeight: 'strong' },
    table: { width: 'full' },
    tableHeader: {
      height: '8',
      color: 'textFaint',
      fontSize: 'sm',
      fontWeight: 'normal',
      textAlign: 'center',
    },
    tableCell: { padding: '0', textAlign: 'center' },
    tableCellTrigger: {
      ...button,
      '&[data-outside-range]': { color: 'textFaint' },
      '&[data-today]': { fontWeight: 'strong', boxShadow: 'inset 0 0 0 1px {colors.borderStrong}' },
      '&[data-selected]': { background: 'brand', color: 'brandContrast', fontWeight: 'strong' },
    },
  },
});
