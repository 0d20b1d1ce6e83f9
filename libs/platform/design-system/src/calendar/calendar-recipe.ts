import { slotClasses } from '../theme/plain.ts';

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** What the events of a calendar look like, by where they stand. */
export const eventLooks = slotClasses({
  slots: ['root', 'time', 'title'],
  base: {
    root: {
      display: 'flex',
      gap: '1',
      minHeight: '6',
      paddingInline: '1.5',
      alignItems: 'center',
      borderRadius: 'sm',
      borderInlineStartWidth: '3px',
      borderColor: 'var(--event-light)',
      background: 'surfaceSubtle',
      color: 'text',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      _dark: { borderColor: 'var(--event-dark)' },
    },
    time: { fontVariantNumeric: 'tabular-nums', color: 'textMuted' },
  },
  variants: {
    place: {
      month: { root: { fontSize: 'sm' }, title: clipped },
      agenda: { root: { minHeight: 'var(--dosar-control)' } },
    },
  },
});

/** The looks of a calendar. */
export const calendarLooks = slotClasses({
  base: {
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', marginBottom: '2' },
    title: {
      flex: '1',
      fontSize: 'lg',
      fontWeight: 'strong',
      '&::first-letter': { textTransform: 'uppercase' },
    },
    month: {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& th': { padding: '1', fontWeight: 'strong', textAlign: 'start', color: 'textMuted' },
      '& td': {
        height: '6.5rem',
        padding: '1',
        borderWidth: '1px',
        borderColor: 'border',
        verticalAlign: 'top',
      },
      '& td[data-outside]': { background: 'surfaceSubtle' },
    },
    day: {
      minWidth: '8',
      minHeight: '8',
      borderRadius: 'full',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '[data-outside] > &': { color: 'textMuted' },
      '&&[data-today]': { background: 'brand', color: 'brandContrast', fontWeight: 'strong' },
    },
    events: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5', listStyle: 'none' },
    agendaDay: { fontWeight: 'strong', marginTop: '3', marginBottom: '1' },
  },
});
