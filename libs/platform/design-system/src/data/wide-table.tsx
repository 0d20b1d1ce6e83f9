import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { nextSort, type Column, type DataTableProps, type Sorting } from './data-table-model.ts';
import { TableRoot } from './data-table-recipe.ts';
import { messages } from './messages.ts';
import { useRows } from './use-rows.ts';

const bones = 8;

/** The rows as a table, from 960 px on. */
export function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sorting, selection, onOpen, loading } = props;
  const { formatMessage: t } = useIntl();
  const { container, keys, navigation, isSelected, toggle } = useRows(props);
  const areAllSelected = keys.length > 0 && keys.every(isSelected);
  return (
    <TableRoot ref={container} aria-busy={loading || undefined} {...navigation.containerProps}>
      <caption>
        {caption} {onOpen && t(messages.keyboardHelp, { next: 'j', previous: 'k' })}
      </caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" data-select>
              <input
                type="checkbox"
                aria-label={t(messages.selectAll)}
                checked={areAllSelected}
                onChange={() => selection.onSelect(new Set(areAllSelected ? [] : keys))}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      {loading ? (
        <Bones columns={columns.length + (selection ? 1 : 0)} label={t(messages.loading)} />
      ) : (
        <tbody data-opens={onOpen && ''}>
          {rows.map((row, index) => {
            const key = keys[index] ?? '';
            return (
              <tr key={key} data-selected={isSelected(key) ? '' : undefined} {...navigation.rowProps(index)}>
                {selection && (
                  <td data-select>
                    <input
                      type="checkbox"
                      tabIndex={-1}
                      aria-label={t(messages.selectRow)}
                      checked={isSelected(key)}
                      onChange={() => toggle?.(row)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} data-align={column.align}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      )}
    </TableRoot>
  );
}

type HeaderCellProps<Row> = { column: Column<Row>; sorting: Sorting | undefined };

function HeaderCell<Row>({ column, sorting }: HeaderCellProps<Row>) {
  const { key, header, align, width } = column;
  const sort = sorting?.sort?.column === key ? sorting.sort : undefined;
  const direction = sort && (sort.direction === 'asc' ? 'ascending' : 'descending');
  const icon = !sort ? 'unfold_more' : sort.direction === 'asc' ? 'arrow_upward' : 'arrow_downward';
  return (
    <th scope="col" data-align={align} aria-sort={direction} style={{ width }}>
      {sorting && column.sortable ? (
        <button type="button" onClick={() => sorting.onSort(nextSort(key, sorting.sort))}>
          {header} <Icon name={icon} scale={1} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function Bones({ columns, label }: { columns: number; label: string }) {
  return (
    <tbody>
      {Array.from({ length: bones }, (_, index) => (
        <tr key={index}>
          <td colSpan={columns}>
            <span
              data-slot="bone"
              role={index === 0 ? 'status' : undefined}
              aria-label={index === 0 ? label : undefined}
            />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
