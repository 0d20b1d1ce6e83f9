import { styled } from '../theme/styled.ts';

/** The looks of a field with a list of choices; the list stays plain elements, for it may have hundreds. */
export const ComboboxRoot = styled('div', {
  base: {
    position: 'relative',
    '& [data-slot=control]': { paddingInlineEnd: '16' },
    '@media (pointer: coarse)': {
      '& [data-slot=control]': { paddingInlineEnd: '6rem' },
      '& [data-slot=buttons] button': { minWidth: 'var(--dosar-control)' },
    },
    '& [data-slot=buttons]': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '1',
      display: 'flex',
      alignItems: 'center',
    },
    '& [data-slot=buttons] button': {
      display: 'grid',
      placeItems: 'center',
      minWidth: '6',
      minHeight: 'min(var(--dosar-control), 100%)',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& [role=listbox]': {
      position: 'absolute',
      insetInline: '0',
      top: 'calc(100% + 4px)',
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
    '& [role=listbox][data-above]': { top: 'auto', bottom: 'calc(100% + 4px)' },
    '& [role=option]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      minHeight: 'var(--dosar-control)',
      paddingInline: '2',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
    '& [role=option][data-active]': { background: 'brandSubtle' },
    '& [role=option][aria-selected=true]': { fontWeight: 'strong' },
    '& [role=option][aria-disabled]': { color: 'textMuted', cursor: 'default' },
    '& [role=option] small': { color: 'textMuted', fontSize: 'sm', fontWeight: 'normal' },
  },
});
