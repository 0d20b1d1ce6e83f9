import { styled } from '../theme/styled.ts';
import { eventLooks } from './calendar-recipe.ts';

/** The looks of a day of several people. */
export const DayGridRoot = styled('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    '& table': { width: 'full', minWidth: '50rem', tableLayout: 'fixed', borderCollapse: 'collapse' },
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
    '& [data-slot=event]': {
      position: 'absolute',
      insetInlineStart: 'var(--from)',
      top: 'calc(var(--lane) * 2rem + 0.25rem)',
      width: 'calc(var(--length) - 2px)',
      zIndex: 'raised',
    },
    '& a': { ...eventLooks, fontSize: 'sm', overflow: 'hidden' },
    '& [data-slot=title]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // In the grid the place says it.
    '& table [data-slot=time]': { srOnly: true },
    '& ul': { display: 'grid', gap: '0.5', listStyle: 'none' },
    '& h3': { fontWeight: 'strong', marginTop: '3', marginBottom: '1' },
    '& li a': { minHeight: 'var(--dosar-control)', fontSize: 'md' },
    '& p': { color: 'textMuted' },
  },
});
