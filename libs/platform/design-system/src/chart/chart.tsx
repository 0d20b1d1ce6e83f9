import { lazy, Suspense, useId, useState } from 'react';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { LoadingState } from '../feedback/loading-state.tsx';
import { styled } from '../theme/styled.ts';
import { extremesOf, type ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { messages } from './messages.ts';

const Drawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }));

const Root = styled('figure', {
  base: {
    '& figcaption': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '& [data-slot=title]': { flex: '1', fontWeight: 'strong' },
    '& [data-slot=summary]': {
      maxWidth: 'textColumn',
      color: 'textMuted',
      fontSize: 'sm',
      marginBottom: '2',
    },
    // As high as the drawing, so that nothing moves when it comes.
    '& [data-slot=drawing]': { height: '18rem' },
    '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)': { padding: '2', borderBottomWidth: '1px', borderColor: 'border', textAlign: 'end' },
    '& th': { fontWeight: 'strong' },
    '& :is(thead, tbody) th:first-of-type': { textAlign: 'start' },
    '& [data-slot=scroll]': { overflowX: 'auto' },
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
    <Root aria-labelledby={id}>
      <figcaption>
        <span data-slot="title" id={id}>
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
      <p data-slot="summary">
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
        <div data-slot="drawing" aria-hidden>
          <Suspense fallback={<LoadingState shape="rows" count={5} />}>
            <Drawing {...{ kind, categories, series, write }} />
          </Suspense>
        </div>
      )}
    </Root>
  );
}
