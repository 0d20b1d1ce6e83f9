import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';

/** The looks of the open list of a combobox; travels with its code. */
export const comboboxRecipe = defineSlotRecipe({
  slots: ['root', 'positioner', 'content'],
  base: {
    content: {
      zIndex: 'dropdown',
      maxHeight: '20rem',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
      background: 'surfaceRaised',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      boxShadow: 'floating',
    },
  },
});

/** The looks of a choice in the list. */
export const optionStyle: SystemStyleObject = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  minHeight: 'var(--dosar-control)',
  paddingInline: '2',
  borderRadius: 'sm',
  cursor: 'pointer',
  _highlighted: { background: 'brandSubtle' },
  _checked: { fontWeight: 'strong' },
  '&[aria-disabled]': { color: 'textMuted', cursor: 'default' },
  '& small': { color: 'textMuted', fontSize: 'sm', fontWeight: 'normal' },
};
