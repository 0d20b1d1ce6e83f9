import { styled } from '../theme/styled.ts';

/** The looks of the row of saved views. */
export const SavedViewsRoot = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& nav': {
      position: 'relative',
      minWidth: '0',
      maxWidth: 'full',
      overflowX: 'auto',
      overscrollBehavior: 'contain',
    },
    '& ul': { display: 'flex', gap: '1', listStyle: 'none' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'max(var(--dosar-control), 2.5rem)',
      paddingInline: '2',
      color: 'textMuted',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      outlineOffset: '-2px',
      _hover: { color: 'text' },
    },
    '& a[aria-current]': { color: 'text', fontWeight: 'strong', borderColor: 'brand' },
    '& [data-slot=count]': {
      color: 'textFaint',
      fontSize: 'sm',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-slot=acts]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1' },
    '& em': { marginInlineEnd: '2', color: 'warning', fontStyle: 'normal', fontWeight: 'strong' },
  },
});
