import { slotClasses } from '../theme/plain.ts';

/**
 * The looks of a whole table; cells stay plain `td` without a class, so that a row is as little text as can be.
 */
export const tableLooks = slotClasses({
  base: {
    root: {
      width: 'full',
      fontVariantNumeric: 'tabular-nums',
      borderCollapse: 'separate',
      borderSpacing: '0',
      '& caption': { srOnly: true },
      '& th, & td': {
        height: 'var(--dosar-row)',
        paddingInline: { base: '1', lg: '1.5', xl: '2' },
        paddingBlock: '1px',
        textAlign: 'start',
        borderBottomWidth: '1px',
        verticalAlign: 'middle',
      },
      '& thead th': {
        position: 'sticky',
        // Below the bar of the page and what stands above the rows.
        top: 'calc(var(--dosar-sticky-top, 0px) + var(--dosar-above-rows, 0px))',
        zIndex: 'sticky',
        height: '7',
        background: 'surfaceSubtle',
        color: 'textFaint',
        fontSize: 'sm',
        fontWeight: 'normal',
        // On a usual laptop words below each other leave the width to the rows.
        whiteSpace: { base: 'normal', xl: 'nowrap' },
      },
      // Takes room and is neither seen nor read.
      '& thead th[data-widest]::after': {
        content: 'attr(data-widest)',
        display: 'block',
        height: '0',
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: 'normal',
        whiteSpace: 'nowrap',
      },
      '& thead th[aria-sort]': { color: 'text' },
      '& thead th[aria-sort] button': { fontWeight: 'strong' },
      '& thead button': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        cursor: 'pointer',
        minHeight: '6',
        textAlign: 'start',
      },
      '& [data-align=end]': { textAlign: 'end' },
      // A number does not touch the words of the next column.
      '& [data-align=end] + :is(td, th):not([data-align=end])': { paddingInlineStart: '4' },
      '& [data-select]': { width: '1px', paddingInline: { base: '1', lg: '3' }, userSelect: 'none' },
      '& [data-clipped]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& [data-even] td': { whiteSpace: 'nowrap' },
      // With the widths kept, rows that come into sight are not measured: the browser knows where each cell stands.
      '&[data-kept]': {
        tableLayout: 'fixed',
        '& td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
      // As wide as the others leave room for, and no narrower than a word.
      '& [data-shrinks]': { width: '13%', minWidth: '3.75rem', maxWidth: '0' },
      '& input[type=checkbox]': {
        boxSize: '1.2em',
        accentColor: '{colors.brand}',
        cursor: 'pointer',
        verticalAlign: 'middle',
      },
      '& tbody tr[data-row]': {
        position: 'relative',
        outlineOffset: '-2px',
        scrollMarginTop: '6',
        scrollMarginBottom: '10',
      },
      '& tbody tr[data-row]:hover': { background: 'hover' },
      '&& tbody tr[data-selected]': { background: 'brandSubtle' },
      '&& tbody tr[data-open]': {
        background: 'surfaceSubtle',
        boxShadow: 'inset 3px 0 0 {colors.brand}',
      },
      '&& tbody tr[data-strip]': {
        background: 'successSubtle',
        cursor: 'default',
      },
      // Above the link that covers the row.
      '& tbody :is(button, input, time, [role=img])': { position: 'relative', zIndex: 'raised' },
      '& tbody button': { height: '7', minHeight: '7', paddingBlock: '0' },
      '& tbody[data-opens] tr': { cursor: 'pointer' },
    },
    // Where there is little room, only the sort that is on shows itself.
    sort: { 'th:not([aria-sort]) &': { display: { base: 'none', lg: 'inline-flex' } } },
    grip: {
      position: 'absolute',
      insetBlock: '1',
      insetInlineEnd: '0',
      width: '2',
      cursor: 'col-resize',
      touchAction: 'none',
      borderInlineEndWidth: '2px',
      borderColor: 'transparent',
      'tr:hover &': { borderColor: 'border' },
      '&&:hover': { borderColor: 'focus' },
    },
    bone: {
      display: 'block',
      height: '1em',
      borderRadius: 'sm',
      background: 'border',
      animation: 'wait',
    },
    space: { '& > td': { padding: '0', borderBottomWidth: '0' } },
  },
});

/** Between two cards, in pixels: what is not drawn is reckoned with it. */
export const cardGap = 8;

/** The same rows as cards, for phones. */
export const cardLooks = slotClasses({
  base: {
    root: {
      display: 'grid',
      alignContent: 'start',
      gap: `${cardGap}px`,
      '& > li': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '1',
        padding: '3',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'md',
        background: 'surfaceRaised',
      },
      '& dl': {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: '3',
        rowGap: '0.5',
      },
      '& dt': { color: 'textMuted' },
      '& dd': { minWidth: '0', overflowWrap: 'anywhere' },
      '& input[type=checkbox]': { boxSize: '1.5em', accentColor: '{colors.brand}' },
      '&[data-plain]': {
        gap: '0',
        marginInline: '-4',
        '& > li': {
          position: 'relative',
          display: 'block',
          paddingBlock: '2.5',
          paddingInline: '4',
          borderWidth: '0',
          borderBottomWidth: '1px',
          borderRadius: 'none',
          background: 'none',
          fontSize: 'md',
          outlineOffset: '-2px',
        },
        '& button': { position: 'relative', zIndex: 'raised' },
      },
      '&& > li[data-selected]': { background: 'brandSubtle' },
    },
    title: { fontWeight: 'strong' },
    // As large as a finger, without making the card higher.
    select: {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'var(--dosar-control)',
      minHeight: 'var(--dosar-control)',
      margin: '-2',
      '[data-plain] &': {
        position: 'absolute',
        zIndex: 'raised',
        insetBlockStart: '0',
        insetInlineEnd: '1.5',
        margin: '0',
      },
    },
  },
});
