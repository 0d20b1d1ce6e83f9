import { slotClasses } from '../theme/plain.ts';

/** The looks of a day of several people. */
export const dayGridLooks = slotClasses({
  base: {
    root: { position: 'relative', overflowX: 'auto' },
    grid: {
      width: 'full',
      minWidth: '50rem',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& :is(th, td)': { borderWidth: '1px', borderColor: 'border', padding: '1', fontWeight: 'normal' },
      '& thead th': {
        textAlign: 'start',
        color: 'textMuted',
        fontSize: 'sm',
        fontVariantNumeric: 'tabular-nums',
      },
      '& tr > :first-of-type:is(thead td, tbody th)': { width: '10rem' },
      '& tbody th': {
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: 'sticky',
        background: 'surfaceSubtle',
        textAlign: 'start',
        fontWeight: 'strong',
      },
      '& tbody td': { position: 'relative', height: 'calc(var(--lanes) * 2rem + 0.25rem)' },
    },
    event: {
      position: 'absolute',
      insetInlineStart: 'var(--from)',
      top: 'calc(var(--lane) * 2rem + 0.25rem)',
      width: 'calc(var(--length) - 2px)',
      zIndex: 'raised',
    },
    events: { display: 'grid', gap: '0.5', listStyle: 'none' },
    person: { fontWeight: 'strong', marginTop: '3', marginBottom: '1' },
    free: { color: 'textMuted' },
  },
});
