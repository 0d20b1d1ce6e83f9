import { styled } from '../theme/styled.ts';

/** What the events of a calendar look like, in a grid and in a list. */
export const eventLooks = {
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
  '& [data-slot=time]': { fontVariantNumeric: 'tabular-nums', color: 'textMuted' },
} as const;

/** The looks of a calendar; days and events are plain elements. */
export const CalendarRoot = styled('div', {
  base: {
    '& [data-slot=head]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      marginBottom: '2',
    },
    '& h2': {
      flex: '1',
      fontSize: 'lg',
      fontWeight: 'strong',
      '&::first-letter': { textTransform: 'uppercase' },
    },
    '& table': { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
    '& th': { padding: '1', fontWeight: 'strong', textAlign: 'start', color: 'textMuted' },
    '& td': {
      height: '6.5rem',
      padding: '1',
      borderWidth: '1px',
      borderColor: 'border',
      verticalAlign: 'top',
    },
    '& td[data-outside]': { background: 'surfaceSubtle' },
    '& td[data-outside] [data-slot=day]': { color: 'textMuted' },
    '& [data-slot=day]': {
      minWidth: '8',
      minHeight: '8',
      borderRadius: 'full',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
    },
    '& [data-today]': { background: 'brand', color: 'brandContrast', fontWeight: 'strong' },
    '& td[data-outside] [data-today]': { color: 'brandContrast' },
    '& ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5', listStyle: 'none' },
    '& li a': eventLooks,
    '& td a': { fontSize: 'sm' },
    '& td [data-slot=title]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-slot=agenda] h3': { fontWeight: 'strong', marginTop: '3', marginBottom: '1' },
    '& [data-slot=agenda] a': { minHeight: 'var(--dosar-control)' },
  },
});
