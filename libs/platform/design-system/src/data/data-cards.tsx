import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadingState } from '../feedback/loading-state.tsx';
import { arrangedColumns, usualLayout } from './column-layout.ts';
import type { DataTableProps } from './data-table-model.ts';
import { CardsRoot } from './data-table-recipe.ts';
import { messages } from './messages.ts';
import { useRowBlocks, type RowBlock } from './use-row-blocks.ts';
import { useRows } from './use-rows.ts';

/** The rows as cards, below 960 px. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { caption, rows, selection, loading, arrangement } = props;
  const { formatMessage: t } = useIntl();
  const { container, keys, navigation, isSelected, toggle } = useRows(props);
  const columns = arrangedColumns(props.columns, arrangement?.layout ?? usualLayout);
  const { blocks, observe } = useRowBlocks(rows.length, navigation.active);
  if (loading) return <LoadingState shape="cards" count={4} />;

  const titles = columns.filter((column) => column.onPhone === 'title');
  const actions = columns.filter((column) => column.onPhone === 'action');
  const lines = columns.filter((column) => (column.onPhone ?? 'line') === 'line');
  const card = (row: Row, index: number) => {
    const key = keys[index] ?? '';
    return (
      <li key={key} data-selected={isSelected(key) ? '' : undefined} {...navigation.rowProps(index)}>
        <div data-slot="title">
          {titles.map((column) => (
            <div key={column.key}>{column.cell(row)}</div>
          ))}
        </div>
        {actions.length > 0 && (
          <div data-slot="actions">
            {actions.map((column) => (
              <Fragment key={column.key}>{column.cell(row)}</Fragment>
            ))}
          </div>
        )}
        {selection && (
          <label data-slot="select">
            <input
              type="checkbox"
              aria-label={t(messages.selectRow)}
              checked={isSelected(key)}
              onChange={() => toggle?.(index, false)}
            />
          </label>
        )}
        <dl>
          {lines.map((column) => (
            <Line key={column.key} term={column.header} value={column.cell(row)} />
          ))}
        </dl>
      </li>
    );
  };
  return (
    <CardsRoot ref={container} {...navigation.containerProps}>
      {blocks.map((block) => (
        <ul
          key={block.index}
          ref={observe}
          data-block={block.index}
          aria-label={caption}
          aria-hidden={!block.isDrawn || undefined}
          style={block.isDrawn ? undefined : { height: block.height ?? spaceOf(block) }}
        >
          {block.isDrawn && rows.slice(block.from, block.to).map((row, at) => card(row, block.from + at))}
        </ul>
      ))}
    </CardsRoot>
  );
}

/** About as high as cards are, for those that were never drawn. */
function spaceOf({ from, to }: RowBlock): string {
  return `calc(13rem * ${to - from})`;
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
