import { useMemo } from 'react';
import { LoadingState } from '../feedback/loading-state.tsx';
import { CardRow } from './card-row.tsx';
import { arrangedColumns, usualLayout, type ArrangedColumn } from './column-layout.ts';
import type { DataTableProps } from './data-table-model.ts';
import { cardGap, cardLooks } from './data-table-recipe.ts';
import type { RowRange } from './row-range.ts';
import { isWindowed, useDrawnRows } from './use-drawn-rows.ts';
import { useRowsTop } from './use-rows-top.ts';
import { useRows } from './use-rows.ts';

/** About as high as cards are, in pixels. */
const cardHeight = 200;
/** The same where a page says what a row shows. */
const plainHeight = 85;

/** The rows as cards, below 960 px. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { caption, rows, loading, arrangement, card, onDrawn } = props;
  const cards = useRows<Row, HTMLUListElement>(props);
  const layout = arrangement?.layout ?? usualLayout;
  const columns = useMemo(() => arrangedColumns(props.columns, layout), [props.columns, layout]);
  const top = useRowsTop(cards.container, isWindowed(rows.length));
  if (loading) return <LoadingState shape="cards" count={4} />;
  return <Cards {...{ caption, rows, columns, card, cards, top, onDrawn }} />;
}

type CardsProps<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly ArrangedColumn<Row>[];
  card: DataTableProps<Row>['card'] | undefined;
  cards: ReturnType<typeof useRows<Row, HTMLUListElement>>;
  top: number;
  onDrawn: ((rows: RowRange) => void) | undefined;
};

/** The cards that are in the document. Only this is drawn again while people scroll. */
function Cards<Row>({ caption, rows, columns, card, cards, top, onDrawn }: CardsProps<Row>) {
  const drawing = useDrawnRows({
    count: rows.length,
    active: cards.navigation.active,
    top,
    gap: card ? 0 : cardGap,
    usualHeight: card ? plainHeight : cardHeight,
    onDrawn,
  });
  return (
    <ul
      className={cardLooks().root}
      ref={cards.container}
      aria-label={caption}
      data-plain={card ? '' : undefined}
      style={{ paddingBottom: drawing.spaceAfter }}
      {...cards.navigation.containerProps}
    >
      {drawing.rows.map(({ index, space }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <CardRow
              key={cards.keys[index]}
              {...{ row, columns, card, space }}
              {...cards.stateOf(index)}
              measure={drawing.measure}
            />
          )
        );
      })}
    </ul>
  );
}
