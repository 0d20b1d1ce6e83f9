import { lazy, Suspense, useId, useState } from 'react';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { LoadingState } from '../feedback/loading-state.tsx';
import { slotClasses } from '../theme/plain.ts';
import { extremesOf, type ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { messages } from './messages.ts';

const Drawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }));

const looks = slotClasses({
  base: {
    caption: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    title: { flex: '1', fontWeight: 'strong' },
    summary: { maxWidth: 'textColumn', color: 'textMuted', fontSize: 'sm', marginBottom: '2' },
    // As high as the drawing, so that nothing moves when it comes.
    drawing: { height: '18rem' },
  },
});

export type ChartProps = ChartData & {
  kind: 'bar' | 'line';
  title: string;
  /** What the categories are, such as "Month"; heads the first column of the table. */
  categoryName: string;
  /** How a value is written; without it as a number. */
  format?: (value: number) => string;
};

/** Figures as a drawing with its essence in words, or as a table; the drawing's code comes only where one is shown. */
export function Chart({ kind, title, categoryName, categories, series, format }: ChartProps) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const [isTable, setTable] = useState(false);
  const id = useId();
  const write = format ?? number;
  const data = { categories, series };
  return (
    <figure aria-labelledby={id}>
      <figcaption className={looks().caption}>
        <span className={looks().title} id={id}>
          {title}
        </span>
        <Button
          variant="quiet"
          icon={isTable ? 'assessment' : 'table_chart'}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? messages.asDrawing : messages.asTable)}
        </Button>
      </figcaption>
      <p className={looks().summary}>
        {series.map((one) => {
          const extremes = extremesOf(data, one);
          if (!extremes) return null;
          const { most, least } = extremes;
          const words = {
            name: one.name,
            most: write(most.value),
            mostAt: most.category,
            least: write(least.value),
            leastAt: least.category,
          };
          return <span key={one.key}>{t(messages.summary, words)} </span>;
        })}
      </p>
      {isTable ? (
        <ChartTable {...{ title, categoryName, categories, series, write }} />
      ) : (
        <div className={looks().drawing} aria-hidden>
          <Suspense fallback={<LoadingState shape="rows" count={5} />}>
            <Drawing {...{ kind, categories, series, write }} />
          </Suspense>
        </div>
      )}
    </figure>
  );
}
