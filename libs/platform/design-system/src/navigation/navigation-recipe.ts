import { slotClasses } from '../theme/plain.ts';

const entry = '& :is(a, button)';

/** The looks of menus; their entries are plain elements. */
export const navigationLooks = slotClasses({
  base: {
    root: {
      '& ul': { display: 'flex', flexDirection: 'column', gap: '0.5', listStyle: 'none' },
      '& > ul > li[data-first]::before': {
        content: '""',
        display: 'block',
        height: '1px',
        marginBlock: '2',
        marginInline: '2.5',
        background: 'currentColor',
        opacity: 'ghost',
      },
      [entry]: {
        display: 'flex',
        alignItems: 'center',
        gap: '2.5',
        width: 'full',
        minHeight: 'var(--dosar-control)',
        paddingInline: '2.5',
        paddingBlock: '1',
        borderRadius: 'md',
        color: 'inherit',
        textAlign: 'start',
        textDecoration: 'none',
        cursor: 'pointer',
      },
      '& :is([aria-current=page], [data-current])': { fontWeight: 'strong' },
      '& [data-label]': {
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
      '& [data-label] + span': { fontSize: 'sm', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
    },
    heading: { display: 'block', padding: '2', fontSize: 'sm', fontWeight: 'strong' },
    branches: { paddingBlock: '1', paddingInlineStart: '6' },
  },
  variants: {
    on: {
      // The colours of a menu that the organisation filled are computed to be readable, the lighter one of an open page too.
      sidebar: {
        root: {
          color: 'sidebarContrast',
          [entry]: {
            _hover: { background: 'sidebarCurrent', color: 'sidebarCurrentContrast' },
            _focusVisible: { outlineColor: 'currentColor' },
          },
          '& :is([aria-current=page], [data-current])': {
            background: 'sidebarCurrent',
            color: 'sidebarCurrentContrast',
          },
        },
      },
      surface: {
        root: {
          [entry]: { _hover: { background: 'hover' } },
          '& :is([aria-current=page], [data-current])': { background: 'brandSubtle', color: 'brandText' },
        },
      },
    },
    kind: {
      rail: {
        root: {
          '& > ul > li': { position: 'relative' },
          '& > ul > li > :is(a, button)': {
            flexDirection: 'column',
            justifyContent: 'center',
            gap: '0',
            minHeight: '9',
            padding: '0',
            // Only pictures are seen, and below them how much waits.
            '& > [data-label]': { srOnly: true },
            '& > [data-label] + span': { fontSize: '11px', lineHeight: '12px' },
            '&:has(> [data-label] + span)': { minHeight: '44px', gap: '1px' },
          },
        },
      },
    },
  },
});
