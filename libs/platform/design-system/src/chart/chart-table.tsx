import { plain } from '../theme/plain.ts';
import type { ChartData } from './chart-data.ts';

const Scroll = plain('div', {
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)': { padding: '2', borderBottomWidth: '1px', borderColor: 'border', textAlign: 'end' },
  '& th': { fontWeight: 'strong' },
  '& :is(thead, tbody) th:first-of-type': { textAlign: 'start' },
});

type ChartTableProps = ChartData & {
  title: string;
  categoryName: string;
  write: (value: number) => string;
};

/** The figures of a chart, to be read one by one. */
export function ChartTable({ title, categoryName, categories, series, write }: ChartTableProps) {
  return (
    // A table wider than the page can be moved with the keyboard too.
    <Scroll role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{categoryName}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ key, values }) => (
                <td key={key}>{values[index] === undefined ? '–' : write(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
