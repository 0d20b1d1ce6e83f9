import type { ChartData } from './chart-data.ts';

type ChartTableProps = ChartData & {
  title: string;
  categoryName: string;
  write: (value: number) => string;
};

/** The figures of a chart, to be read one by one. */
export function ChartTable({ title, categoryName, categories, series, write }: ChartTableProps) {
  return (
    // A table wider than the page can be moved with the keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <div data-slot="scroll" role="region" aria-label={title} tabIndex={0}>
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
    </div>
  );
}
