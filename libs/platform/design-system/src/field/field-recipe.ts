import { styled } from '../theme/styled.ts';

const control = {
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
} as const;

const note = {
  display: 'flex',
  gap: '1.5',
  alignItems: 'baseline',
  fontSize: 'sm',
  '& svg': { top: '0.2em', position: 'relative' },
} as const;

/** One element with the looks of all parts of a field. */
export const FieldRoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    maxWidth: 'textColumn',
    position: 'relative',
    '& [data-slot=label]': { fontWeight: 'strong', width: 'fit-content' },
    '& [data-slot=label][data-hidden]': { srOnly: true },
    '& [data-slot=optional]': { fontWeight: 'normal', color: 'textMuted' },
    '& [data-slot=hint]': { color: 'textFaint', fontSize: 'sm' },
    '& [data-slot=error]': { ...note, color: 'danger' },
    '& [data-slot=warning]': { ...note, color: 'warning' },
    '& [data-slot=control]': control,
    '& [data-slot=control][aria-invalid]': {
      borderColor: 'danger',
      boxShadow: 'inset 0 0 0 1px {colors.danger}',
    },
    '& textarea[data-slot=control]': { minHeight: '20', resize: 'vertical' },
    '& select[data-slot=control]': { cursor: 'pointer', paddingInlineStart: '2' },
    '& [data-slot=row]': { display: 'flex', gap: '1', alignItems: 'stretch', position: 'relative' },
  },
  variants: {
    width: {
      full: {},
      date: { '& [data-slot=row]': { maxWidth: '14em' } },
      short: { '& [data-slot=control]': { maxWidth: '10em' } },
    },
  },
});
