import { defineSlotRecipe } from '@chakra-ui/react';

/** The looks of a notice. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      width: 'min(28rem, calc(100vw - 2rem))',
      padding: '3',
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'border',
      background: 'surfaceRaised',
      color: 'text',
      boxShadow: 'floating',
      pointerEvents: 'auto',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate 150ms, opacity 150ms',
      '& > svg': { color: 'textMuted' },
      '&[data-type=success] > svg': { color: 'success' },
      '&[data-type=warning] > svg': { color: 'warning' },
      '&[data-type=error] > svg': { color: 'danger' },
      '& [data-slot=words]': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    },
    title: { fontWeight: 'strong' },
    actionTrigger: {
      color: 'brandText',
      fontWeight: 'strong',
      textDecoration: 'underline',
      cursor: 'pointer',
      paddingInline: '1',
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
  },
});
