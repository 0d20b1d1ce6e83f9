import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import type { ArrangedColumn } from './column-layout.ts';
import { nextSort, withKeys, type Selection, type Sorting } from './data-table-model.ts';
import { tableLooks } from './data-table-recipe.ts';
import { messages } from './messages.ts';

type GripProps = ((column: string) => HTMLAttributes<HTMLElement>) | undefined;

type HeaderRowProps<Row> = {
  columns: readonly ArrangedColumn<Row>[];
  /** Of the rows shown, which the box of the header selects. */
  keys: readonly string[];
  sorting: Sorting | undefined;
  selection: Selection | undefined;
  gripProps: GripProps;
  /** The number of the row, where rows are counted. */
  index: number | undefined;
  /** Widths of all cells in pixels, where they are kept. */
  widths: readonly number[] | undefined;
};

/** The names of the columns, with what sorts, selects and widens them. */
export function HeaderRow<Row>({
  columns,
  keys,
  sorting,
  selection,
  gripProps,
  index,
  widths,
}: HeaderRowProps<Row>) {
  const first = selection ? 1 : 0;
  return (
    <tr aria-rowindex={index}>
      {selection && (
        <th scope="col" data-select style={{ width: widths?.[0] }}>
          <SelectAll keys={keys} selection={selection} />
        </th>
      )}
      {columns.map((column, at) => (
        <HeaderCell
          key={column.key}
          {...{ column, sorting, gripProps }}
          width={widths?.[first + at] ?? column.chosenWidth ?? column.width}
        />
      ))}
    </tr>
  );
}

function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const { formatMessage: t } = useIntl();
  const { selected, onSelect } = selection;
  const areAll = keys.length > 0 && keys.every((key) => selected.has(key));
  const areSome = !areAll && keys.some((key) => selected.has(key));
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = areSome;
      }}
      type="checkbox"
      aria-label={t(messages.selectAll)}
      checked={areAll}
      onChange={() => onSelect(withKeys(selected, keys, !areAll))}
    />
  );
}

type HeaderCellProps<Row> = {
  column: ArrangedColumn<Row>;
  sorting: Sorting | undefined;
  gripProps: GripProps;
  width: string | number | undefined;
};

function HeaderCell<Row>({ column, sorting, gripProps, width }: HeaderCellProps<Row>) {
  const { key, header, align, widest } = column;
  const sort = sorting?.sort?.column === key ? sorting.sort : undefined;
  const direction = sort && (sort.direction === 'asc' ? 'ascending' : 'descending');
  const icon = !sort ? 'unfold_more' : sort.direction === 'asc' ? 'arrow_upward' : 'arrow_downward';
  return (
    <th
      scope="col"
      data-align={align}
      data-widest={typeof widest === 'function' ? widest() : widest}
      aria-sort={direction}
      style={{ width }}
    >
      {sorting && column.sortable ? (
        <button type="button" onClick={() => sorting.onSort(nextSort(key, sorting.sort))}>
          {header}{' '}
          <span className={tableLooks().sort}>
            <Icon name={icon} scale={1} />
          </span>
        </button>
      ) : (
        header
      )}
      {/* For the pointer only: the chooser of columns sets the same width with the keyboard. */}
      {gripProps && <span className={tableLooks().grip} aria-hidden {...gripProps(key)} />}
    </th>
  );
}
