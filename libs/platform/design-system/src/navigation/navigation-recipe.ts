import { styled } from '../theme/styled.ts';

const entry = '& :is(a, button)';

/** The looks of menus; their entries are plain elements. */
export const NavigationRoot = styled('div', {
  base: {
    '& ul': { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' },
    [entry]: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'var(--dosar-control)',
      padding: '2',
      borderRadius: 'md',
      color: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      // Never a fill: whatever colour the organisation chose, text on it stays as readable as it was computed.
      _hover: { textDecoration: 'underline' },
    },
    '& :is([aria-current=page], [data-current])': {
      fontWeight: 'strong',
      boxShadow: 'inset 4px 0 0 currentColor',
    },
    '& [data-slot=name]': {
      flex: '1',
      minWidth: '0',
      display: 'inline-grid',
      _after: {
        content: 'attr(data-label)',
        height: '0',
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: 'strong',
      },
    },
    '& [data-slot=badge]': {
      paddingInline: '2',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'currentColor',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-slot=heading]': { display: 'block', padding: '2', fontSize: 'sm', fontWeight: 'strong' },
    '& [data-slot=branches]': { paddingBlock: '1', paddingInlineStart: '6' },
  },
  variants: {
    on: {
      sidebar: { color: 'sidebarContrast', [entry]: { _focusVisible: { outlineColor: 'currentColor' } } },
      surface: { '& :is([aria-current=page], [data-current])': { color: 'brandText' } },
    },
    kind: {
      list: {},
      rail: {
        '& > ul > li': { position: 'relative' },
        '& > ul > li > :is(a, button)': {
          flexDirection: 'column',
          gap: '0.5',
          paddingInline: '1',
          fontSize: 'sm',
          textAlign: 'center',
          '& [data-slot=name]': { flex: 'none', maxWidth: 'full', overflowWrap: 'anywhere' },
        },
        '& [data-slot=drawer]': {
          position: 'absolute',
          top: '0',
          insetInlineStart: 'calc(100% + 4px)',
          zIndex: 'dropdown',
          width: '16rem',
          maxHeight: 'calc(100dvh - 6rem)',
          overflowY: 'auto',
          padding: '2',
          background: 'surfaceRaised',
          color: 'text',
          borderWidth: '1px',
          borderColor: 'border',
          borderRadius: 'lg',
          boxShadow: 'floating',
          [entry]: { _focusVisible: { outlineColor: 'focus' } },
        },
      },
    },
  },
});
