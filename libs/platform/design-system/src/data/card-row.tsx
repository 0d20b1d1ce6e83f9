import { Fragment, memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ArrangedColumn } from './column-layout.ts';
import { cardLooks } from './data-table-recipe.ts';
import { messages } from './messages.ts';
import { rowAttributes, type RowState } from './use-rows.ts';

type CardRowProps<Row> = RowState & {
  row: Row;
  columns: readonly ArrangedColumn<Row>[];
  /** What the row shows instead of its columns. */
  card: ((row: Row) => ReactNode) | undefined;
  /** Pixels of cards before it that are not drawn. */
  space: number;
};

/** One row as a card. Drawn again only when something of its own changes. */
export const CardRow = memo(CardRowOnce) as typeof CardRowOnce;

function CardRowOnce<Row>({ row, columns, card, space, toggle, ...state }: CardRowProps<Row>) {
  const { formatMessage: t } = useIntl();
  const select = toggle && (
    <label className={cardLooks().select}>
      <input
        type="checkbox"
        aria-label={t(messages.selectRow)}
        checked={state.isSelected}
        onChange={() => toggle(state.index, false)}
      />
    </label>
  );
  if (card)
    return (
      <li {...rowAttributes(state)} style={space > 0 ? { marginTop: space } : undefined}>
        {card(row)}
        {select}
      </li>
    );
  const titles = columns.filter((column) => column.onPhone === 'title');
  const actions = columns.filter((column) => column.onPhone === 'action');
  const lines = columns.filter((column) => (column.onPhone ?? 'line') === 'line');
  return (
    <li {...rowAttributes(state)} style={space > 0 ? { marginTop: space } : undefined}>
      <div className={cardLooks().title}>
        {titles.map((column) => (
          <div key={column.key}>{column.cell(row)}</div>
        ))}
      </div>
      {actions.length > 0 && (
        <div>
          {actions.map((column) => (
            <Fragment key={column.key}>{column.cell(row)}</Fragment>
          ))}
        </div>
      )}
      {select}
      <dl>
        {lines.map((column) => (
          <Line key={column.key} term={column.header} value={column.cell(row)} />
        ))}
      </dl>
    </li>
  );
}

function Line({ term, value }: { term: string; value: ReactNode }) {
  // A table keeps the place of what is missing; a card would only grow longer.
  if (value === null || value === undefined || value === false || value === '') return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
}
