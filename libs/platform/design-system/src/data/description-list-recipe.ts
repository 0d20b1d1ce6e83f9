import { defineSlotRecipe } from '@chakra-ui/react';

/** The style of facts with their names. A second value of a fact is what can be done about it. */
export const descriptionListRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', gap: '3' },
    item: { minWidth: '0' },
    itemLabel: { color: 'textMuted', fontSize: 'sm' },
    itemValue: { overflowWrap: 'anywhere', '& + &': { marginInlineStart: '2' } },
  },
  variants: {
    layout: {
      columns: { root: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' } },
      // Two short facts beside each other even on a phone; where there is room, each takes what it needs.
      narrow: {
        root: {
          display: { base: 'grid', md: 'flex' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          flexWrap: 'wrap',
          columnGap: { base: '3', md: '6' },
          // Paper has room as well, but is no screen.
          '@media print': { display: 'flex', columnGap: '6' },
        },
        item: { maxWidth: { md: '18rem' }, '@media print': { maxWidth: '18rem' } },
        itemLabel: { whiteSpace: { md: 'nowrap' } },
        itemValue: { '& > *': { whiteSpace: 'normal' } },
      },
      // Names in one column and values in the next, for a narrow column beside the work.
      pairs: {
        root: { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: '3', rowGap: '1' },
        item: { display: 'contents' },
        itemLabel: { color: 'textFaint', fontSize: 'md' },
      },
      // Term and value side by side, for checking answers.
      rows: {
        root: { gap: '0' },
        item: {
          display: 'grid',
          gridTemplateColumns: { base: '1fr auto', md: 'minmax(10rem, 1fr) 2fr auto' },
          columnGap: '3',
          paddingBlock: '2',
          borderBottomWidth: '1px',
        },
        itemValue: {
          gridColumn: { base: '1', md: '2' },
          '& + &': { gridColumn: { base: '2', md: '3' }, gridRow: { base: '1 / span 2', md: '1' } },
        },
      },
    },
  },
});
