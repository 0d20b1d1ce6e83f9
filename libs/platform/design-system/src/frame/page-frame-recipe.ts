import { defineSlotRecipe } from '@chakra-ui/react';

/** The style of a page with a list of pages beside it: head, tabs, filters, content, bar for saving. */
export const pageFrameRecipe = defineSlotRecipe({
  className: 'page-frame',
  slots: [
    'root',
    'sub',
    'subTitle',
    'column',
    'head',
    'headings',
    'title',
    'end',
    'filters',
    'count',
    'body',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // The whole sheet of the page, to its edges.
      margin: '-4',
      minHeight: {
        base: 'calc(100dvh - var(--dosar-sticky-top, 0px) - var(--dosar-bottom-bar, 0px) - 1px)',
        md: 'calc(100dvh - var(--dosar-sticky-top, 0px) - 1px)',
      },
      '&:has(> nav)': { gridTemplateColumns: { lg: '13rem minmax(0, 1fr)' } },
    },
    sub: {
      display: { base: 'none', lg: 'block' },
      paddingBlock: '3',
      paddingInline: '2',
      background: 'surfaceSubtle',
      borderInlineEndWidth: '1px',
      // The corner of the sheet.
      borderStartStartRadius: 'lg',
    },
    subTitle: { paddingInline: '2', paddingBottom: '2', color: 'textFaint', fontSize: 'sm' },
    column: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      paddingInline: '4',
      paddingTop: '2',
      paddingBottom: '1',
      minHeight: '60px',
    },
    headings: { flex: '1', minWidth: 'min(14rem, 100%)' },
    title: { fontSize: 'lg', fontWeight: 'strong', lineHeight: 'tight', textWrap: 'balance' },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      color: 'textMuted',
      fontSize: 'sm',
    },
    filters: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingInline: '4',
      paddingBlock: '1.5',
      borderBottomWidth: '1px',
    },
    count: {
      marginInlineStart: 'auto',
      color: 'textMuted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    body: {
      flex: '1',
      minWidth: '0',
      paddingInline: '4',
      paddingBlock: '3',
      // In a padded page the filters begin where its heads and tables do.
      '& .page-frame__filters': { paddingInline: '0' },
    },
  },
});

/** The style of the way to a page, above its title. */
export const breadcrumbRecipe = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['root', 'list', 'item', 'link', 'currentLink', 'separator', 'ellipsis'],
  base: {
    root: { fontSize: 'sm', color: 'textMuted' },
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1', listStyle: 'none' },
    item: { display: 'flex', alignItems: 'center' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'controlTouch', md: '20px' },
      color: 'textMuted',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline', color: 'text' },
    },
    currentLink: { color: 'textMuted' },
    separator: { display: 'flex', color: 'textFaint' },
  },
});
