import { useState } from 'react';
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

/** The part of the height that a label takes up. */
const labelShare = 0.15;

/** One row for each category: its parts, what stands above, and how high that stands: above a mark that would strike it through. */
const rowsOf = ({ categories, series, above, compared }: StackedDrawingProps) => {
  const totals = categories.map((_category, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const most = Math.max(...totals, ...(compared?.values ?? []).map((mark) => mark ?? 0));
  return categories.map((category, index) => {
    const [total, mark] = [totals[index] ?? 0, compared?.values[index] ?? null];
    return {
      category,
      above: above?.[index] ?? '',
      compared: mark,
      labelAt: mark !== null && mark >= total && mark - total < most * labelShare ? mark : total,
      ...Object.fromEntries(series.map(({ key, values }) => [`value-${key}`, values[index]])),
    };
  });
};

/** Pixels that a label such as 100,0 needs beside others. */
const labelWidth = 36;
/** Pixels of the labels of the left axis. */
const axisWidth = 36;
const markWidth = 40;

const text = { fill: colorOf('textMuted'), fontSize: '0.8125rem' };

type BarLabelProps = { x: number; y: number; text: string; isUpright: boolean };

/** Where bars are closer than their labels are wide, labels stand upright. */
function BarLabel({ x, y, text: label, isUpright }: BarLabelProps) {
  return (
    <text
      {...text}
      textAnchor={isUpright ? 'start' : 'middle'}
      transform={isUpright ? `translate(${x + 4} ${y - 5}) rotate(-90)` : `translate(${x} ${y - 5})`}
    >
      {label}
    </text>
  );
}

/** A line across a bar, at the height of what the bar is compared with. */
function Mark({ x, y, width }: { x: number | undefined; y: number | undefined; width: number }) {
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return <rect x={x - width / 2} y={y - 1} width={width} height={2} fill={colorOf('text')} />;
}

/** Bars that stand on each other, with a mark for what they are compared with. */
export function StackedDrawing(props: StackedDrawingProps) {
  const { categories, series, above, compared, write, chosen, onOpen } = props;
  const rows = rowsOf(props);
  const [width, setWidth] = useState<number>();
  const room = width === undefined ? markWidth : (width - axisWidth) / categories.length;
  const isNarrow = room < labelWidth;
  const mark = Math.min(markWidth, room);
  const chosenCategory = chosen === undefined ? undefined : categories[chosen];
  return (
    <ResponsiveContainer width="100%" height="100%" onResize={setWidth}>
      <ComposedChart
        data={rows}
        accessibilityLayer={false}
        margin={{ top: above && isNarrow ? 40 : 20, right: 4, bottom: 0, left: 0 }}
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
            dataKey="labelAt"
            stroke="none"
            dot={false}
            activeDot={false}
            legendType="none"
            tooltipType="none"
            isAnimationActive={false}
          >
            <LabelList
              dataKey="above"
              content={({ x, y, value }) => (
                <BarLabel x={Number(x)} y={Number(y)} text={String(value ?? '')} isUpright={isNarrow} />
              )}
            />
          </Line>
        )}
        {compared && (
          <Line
            dataKey="compared"
            name={compared.name}
            stroke="none"
            activeDot={false}
            dot={({ key, cx, cy }: DotItemDotProps) => <Mark key={key} x={cx} y={cy} width={mark} />}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
