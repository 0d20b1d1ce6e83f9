import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type DotItemDotProps,
} from 'recharts';
import { kebab } from '../tokens/branding.ts';
import type { SemanticColor } from '../tokens/semantic-colors.ts';
import type { StackedChartData } from './chart-data.ts';

type StackedDrawingProps = StackedChartData & {
  write: (value: number) => string;
  chosen: number | undefined;
  onOpen: ((index: number) => void) | undefined;
};

const colorOf = (name: SemanticColor) => `var(--dosar-colors-${kebab(name)})`;
const tones = { plain: ['brandText', 'info', 'success'], bad: ['dangerSolid'] } as const;

/** The colour of a series: what is bad is red, the rest keep their order. */
export function stackedColor(tone: 'plain' | 'bad', index: number): string {
  const hues: readonly SemanticColor[] = tones[tone];
  return colorOf(hues[index % hues.length] ?? 'brandText');
}

const tooltipLooks = {
  background: colorOf('surfaceRaised'),
  borderColor: colorOf('border'),
  color: colorOf('text'),
  // Beside a bar at the edge of a phone it stays in sight.
  maxWidth: '13rem',
  whiteSpace: 'normal',
} as const;

/** One row for each category: its parts, their sum, and what stands above. */
const rowsOf = ({ categories, series, above, compared }: StackedDrawingProps) =>
  categories.map((category, index) => ({
    category,
    above: above?.[index] ?? '',
    compared: compared?.values[index] ?? null,
    total: series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
    ...Object.fromEntries(series.map(({ key, values }) => [`value-${key}`, values[index]])),
  }));

/** Bars that stand on each other, with a mark for what they are compared with. */
export function StackedDrawing(props: StackedDrawingProps) {
  const { categories, series, above, compared, write, chosen, onOpen } = props;
  const rows = rowsOf(props);
  const text = { fill: colorOf('textMuted'), fontSize: '0.8125rem' };
  const chosenCategory = chosen === undefined ? undefined : categories[chosen];
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={rows}
        accessibilityLayer={false}
        margin={{ top: 20, right: 4, bottom: 0, left: 0 }}
        onClick={({ activeTooltipIndex }) => {
          const index = Number(activeTooltipIndex);
          if (Number.isInteger(index)) onOpen?.(index);
        }}
        style={onOpen && { cursor: 'pointer' }}
      >
        <CartesianGrid stroke={colorOf('border')} vertical={false} />
        {chosenCategory !== undefined && (
          <ReferenceArea
            x1={chosenCategory}
            x2={chosenCategory}
            fill={colorOf('brandSubtle')}
            fillOpacity={1}
          />
        )}
        <XAxis dataKey="category" tick={text} stroke={colorOf('borderStrong')} tickLine={false} />
        <YAxis
          tick={text}
          stroke="none"
          tickFormatter={(value: number) => write(value)}
          width="auto"
          allowDecimals={false}
        />
        <Tooltip
          formatter={(value) => write(Number(value))}
          cursor={{ fill: colorOf('brandSubtle'), fillOpacity: 0.6 }}
          contentStyle={tooltipLooks}
          itemStyle={{ color: colorOf('text'), paddingBlock: '0' }}
          separator=": "
        />
        {series.map(({ key, name, tone }, index) => (
          <Bar
            key={key}
            dataKey={`value-${key}`}
            name={name}
            stackId="all"
            maxBarSize={48}
            fill={stackedColor(tone, index)}
            isAnimationActive={false}
          />
        ))}
        {/* Labels stand on a line that is not drawn: a bar without height would have none. */}
        {above && (
          <Line
            dataKey="total"
            stroke="none"
            dot={false}
            activeDot={false}
            legendType="none"
            tooltipType="none"
            isAnimationActive={false}
          >
            <LabelList dataKey="above" position="top" fill={text.fill} fontSize={text.fontSize} />
          </Line>
        )}
        {compared && (
          <Line
            dataKey="compared"
            name={compared.name}
            stroke="none"
            activeDot={false}
            dot={({ key, cx, cy }: DotItemDotProps) =>
              typeof cx !== 'number' || typeof cy !== 'number' ? (
                <g key={key} />
              ) : (
                <rect key={key} x={cx - 20} y={cy - 1} width={40} height={2} fill={colorOf('text')} />
              )
            }
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
