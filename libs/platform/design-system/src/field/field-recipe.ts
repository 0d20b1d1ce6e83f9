import { styled } from '../theme/styled.ts';

const control = {
  width: 'full',
  minHeight: 'var(--dosar-control)',
  paddingInline: '3',
  paddingBlock: '1.5',
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
    '& [data-part=label]': { fontWeight: 'strong', width: 'fit-content' },
    '& [data-part=label][data-hidden]': { srOnly: true },
    '& [data-part=optional]': { fontWeight: 'normal', color: 'textMuted' },
    '& [data-part=hint]': { color: 'textMuted', fontSize: 'sm' },
    '& [data-part=error]': { ...note, color: 'danger' },
    '& [data-part=warning]': { ...note, color: 'warning' },
    '& [data-part=control]': control,
    '& [data-part=control][aria-invalid]': {
      borderColor: 'danger',
      boxShadow: 'inset 0 0 0 1px {colors.danger}',
    },
    '& textarea[data-part=control]': { minHeight: '20', resize: 'vertical' },
    '& select[data-part=control]': { cursor: 'pointer' },
    // The browser's calendar opens below its own input, which therefore must exist, unseen, under the button.
    '& [data-part=picker]': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      width: 'var(--dosar-control)',
      opacity: '0',
      pointerEvents: 'none',
    },
    '& [data-part=row]': { display: 'flex', gap: '1', alignItems: 'stretch', position: 'relative' },
  },
  variants: {
    width: {
      full: {},
      date: { '& [data-part=row]': { maxWidth: '14em' } },
      short: { '& [data-part=control]': { maxWidth: '10em' } },
    },
  },
});
