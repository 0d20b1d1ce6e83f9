import { slotClasses } from '../theme/plain.ts';

const note = {
  display: 'flex',
  gap: '1.5',
  alignItems: 'baseline',
  fontSize: 'sm',
  '& svg': { top: '0.2em', position: 'relative' },
} as const;

/** The classes of the parts of a field. */
export const fieldClasses = slotClasses({
  slots: ['root', 'label', 'optional', 'hint', 'error', 'warning', 'control', 'row'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      minWidth: '0',
      maxWidth: 'textColumn',
      position: 'relative',
    },
    label: { fontWeight: 'strong', width: 'fit-content', '&[data-hidden]': { srOnly: true } },
    optional: { fontWeight: 'normal', color: 'textMuted' },
    hint: { color: 'textFaint', fontSize: 'sm' },
    error: { ...note, color: 'danger' },
    warning: { ...note, color: 'warning' },
    control: {
      width: 'full',
      minHeight: 'var(--dosar-control)',
      paddingInline: '2.5',
      paddingBlock: '1',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      borderRadius: 'md',
      _focusVisible: { outlineOffset: '0', borderColor: 'focus' },
      _disabled: { background: 'surfaceSubtle', cursor: 'not-allowed' },
      _readOnly: { background: 'surfaceSubtle' },
      '&[aria-invalid]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
      'textarea&': { minHeight: '20', resize: 'vertical' },
      'select&': { cursor: 'pointer', paddingInlineStart: '2' },
    },
    row: { display: 'flex', gap: '1', alignItems: 'stretch', position: 'relative' },
  },
  variants: {
    width: {
      full: {},
      date: { row: { maxWidth: '14em' } },
      short: { control: { maxWidth: '10em' } },
    },
    // Choices stand further apart than the words around them.
    of: { choices: { root: { gap: '0' } } },
  },
});
