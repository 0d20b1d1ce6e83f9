import { slotClasses } from '../theme/plain.ts';
import { styled } from '../theme/styled.ts';

/** The classes of the line with a heading and its views. */
export const savedViewsClasses = slotClasses({
  slots: ['root', 'title', 'nav', 'list', 'count', 'acts'],
  base: {
    root: {
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      columnGap: '1',
      minHeight: '41px',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    title: {
      flex: { base: '1', md: '0 0 auto' },
      paddingBlock: { base: '2', md: '0' },
      paddingInlineEnd: '3',
      fontSize: 'lg',
      fontWeight: 'strong',
      lineHeight: '24px',
    },
    nav: {
      order: { base: '1', md: '0' },
      flex: { base: '1 0 100%', md: '1 1 0' },
      position: 'relative',
      minWidth: '0',
      marginInlineStart: { base: '-2', md: '0' },
      // The line under the open view lies on the line under all of them.
      marginBottom: '-1px',
      overflowX: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
      '& a': {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '1.5',
        minHeight: 'max(var(--dosar-control), 41px)',
        paddingInline: '2',
        color: 'textMuted',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        outlineOffset: '-2px',
        _hover: { color: 'text' },
      },
      '& a[aria-current]': { color: 'text', fontWeight: 'strong' },
      '& a[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '2',
        bottom: '0',
        height: '2px',
        background: 'brand',
      },
    },
    list: { display: 'flex', gap: '1', listStyle: 'none' },
    count: {
      color: 'textFaint',
      fontSize: 'sm',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
    },
    acts: { display: 'flex', alignItems: 'center', columnGap: '1', marginInlineStart: 'auto' },
  },
});

/** The looks of what can be done with a view that is not as it was saved. */
export const ViewChangesRoot = styled('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '1',
    '& em': { marginInline: '1', color: 'warning', fontStyle: 'normal', fontWeight: 'strong' },
  },
});
