import { openWindow } from '../dialog/open-window.ts';
import { slotClasses } from '../theme/plain.ts';

const button = {
  minHeight: 'var(--dosar-control)',
  minWidth: 'var(--dosar-control)',
  // As tall as a finger, without the notice growing by it.
  marginBlock: 'calc(({spacing.6} - var(--dosar-control)) / 2)',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'sm',
  cursor: 'pointer',
  _focusVisible: { outlineColor: 'currentColor' },
} as const;

/** The classes of the notices, at the foot of the page and above everything else. */
export const toastClasses = slotClasses({
  slots: ['list', 'toast', 'title', 'words', 'action', 'close'],
  base: {
    list: {
      // The newest comes first, and stands at the foot.
      display: 'flex',
      flexDirection: 'column-reverse',
      gap: '2',
      position: 'fixed',
      insetInlineStart: '4',
      // Above the bottom bar of phones and the bar of a selection, which announce themselves by these variables.
      bottom:
        'calc({spacing.4} + env(safe-area-inset-bottom, 0px) + var(--dosar-bottom-bar, 0px) + var(--dosar-action-bar, 0px))',
      zIndex: 'toast',
      width: 'min(28rem, calc(100vw - 2rem))',
      pointerEvents: 'none',
      // Windows have their buttons at the foot of a phone: there notices stand at its top, beside the button that closes.
      [`body:has(${openWindow}) &`]: {
        mdDown: {
          top: 'calc({spacing.4} + env(safe-area-inset-top, 0px))',
          bottom: 'auto',
          width: 'min(28rem, calc(100vw - {spacing.20}))',
        },
      },
    },
    toast: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      minHeight: 'bar',
      paddingBlock: '2',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      borderRadius: 'md',
      // The other way round: it lies over the page and says so without a border.
      background: 'text',
      color: 'surface',
      boxShadow: 'floating',
      pointerEvents: 'auto',
      animation: 'appear',
    },
    title: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      '& > svg': { flexShrink: '0' },
    },
    words: { minWidth: '0', overflowWrap: 'anywhere' },
    action: {
      ...button,
      fontWeight: 'strong',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      paddingInline: '1',
    },
    close: button,
  },
});
