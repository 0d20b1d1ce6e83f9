import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { useFormats } from '@dosar/i18n';
import { LoadingState } from '../feedback/loading-state.tsx';
import { slotClasses } from '../theme/plain.ts';
import type { StackedChartData } from './chart-data.ts';

const Drawing = lazy(async () => ({ default: (await import('./stacked-drawing.tsx')).StackedDrawing }));

const looks = slotClasses({
  base: {
    drawing: {
      height: '17rem',
      borderRadius: 'md',
      outline: 'none',
      minWidth: '0',
      '&:focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      marginTop: '2',
      listStyleType: 'none',
      color: 'textMuted',
      fontSize: 'sm',
    },
    entry: { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    swatch: {
      width: '10px',
      height: '10px',
      borderRadius: 'sm',
      '&[data-tone=bad]': { background: 'dangerSolid' },
      '&[data-tone=plain]': { background: 'brandText' },
      '&[data-tone=second]': { background: 'info' },
      '&[data-tone=third]': { background: 'success' },
    },
    line: { width: '16px', height: '2px', background: 'text' },
  },
});

export type StackedChartProps = StackedChartData & {
  /** What it shows; names it for those who do not see it. */
  title: string;
  /** How the keys work, under the chart. */
  keys?: string;
  format?: (value: number) => string;
  /** The bar that is open beside it. */
  chosen?: number | undefined;
  /** Opens what a bar stands for. */
  onOpen?: ((index: number) => void) | undefined;
};

/** Bars that stand on each other. The arrow keys go through them and read each out; Enter opens one. */
export function StackedChart({ title, keys, format, chosen, onOpen, ...data }: StackedChartProps) {
  const { number } = useFormats();
  const write = format ?? number;
  const [at, setAt] = useState(0);
  const last = data.categories.length - 1;
  const index = Math.min(at, Math.max(last, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key];
    if (next !== undefined) setAt(Math.min(Math.max(next, 0), last));
    else if (event.key === 'Enter') onOpen?.(index);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <div
        className={looks().drawing}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={readOut(data, index, write)}
        onKeyDown={onKeyDown}
      >
        <Suspense fallback={<LoadingState shape="rows" count={5} />}>
          <Drawing {...data} write={write} chosen={chosen} onOpen={onOpen} />
        </Suspense>
      </div>
      <ul className={looks().legend}>
        {data.series.map(({ key, name, tone }, position) => (
          <li key={key} className={looks().entry}>
            <span
              aria-hidden
              className={looks().swatch}
              data-tone={tone === 'bad' ? 'bad' : (['plain', 'second', 'third'][position % 3] ?? 'plain')}
            />
            {name}
          </li>
        ))}
        {data.compared && (
          <li className={looks().entry}>
            <span aria-hidden className={looks().line} />
            {data.compared.name}
          </li>
        )}
        {keys && <li className={looks().entry}>{keys}</li>}
      </ul>
    </div>
  );
}

function readOut(
  { categories, series, above }: StackedChartData,
  index: number,
  write: (value: number) => string,
): string {
  const values = series.map(({ name, values: of }) => `${name} ${write(of[index] ?? 0)}`);
  return [categories[index] ?? '', ...values, above?.[index]].filter(Boolean).join(', ');
}
