import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { kebab } from '../tokens/branding.ts';
import type { SemanticColor } from '../tokens/semantic-colors.ts';
import type { ChartData } from './chart-data.ts';

type ChartDrawingProps = ChartData & { kind: 'bar' | 'line'; write: (value: number) => string };

// All stand out from every surface in both modes, which the tests of the palette prove.
const hues: SemanticColor[] = ['brandText', 'info', 'warning', 'success', 'danger'];
// Lines differ by more than their colour.
const dashes = ['', '6 3', '2 3', '8 3 2 3', '1 3'];

function colorOf(name: SemanticColor): string {
  return `var(--dosar-colors-${kebab(name)})`;
}

/** The drawing itself, the only file that knows the library. */
export function ChartDrawing({ kind, categories, series, write }: ChartDrawingProps) {
  const rows = categories.map((category, index) => ({
    category,
    ...Object.fromEntries(series.map(({ key, values }) => [key, values[index]])),
  }));
  const Frame = kind === 'bar' ? BarChart : LineChart;
  const text = { fill: colorOf('textMuted'), fontSize: '0.875rem' };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Frame data={rows} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid stroke={colorOf('border')} vertical={false} />
        <XAxis dataKey="category" tick={text} stroke={colorOf('borderStrong')} tickLine={false} />
        <YAxis tick={text} stroke="none" tickFormatter={(value: number) => write(value)} width="auto" />
        <Tooltip
          formatter={(value) => write(Number(value))}
          cursor={{ fill: colorOf('brandSubtle'), stroke: colorOf('border') }}
          contentStyle={{
            background: colorOf('surfaceRaised'),
            borderColor: colorOf('border'),
            color: colorOf('text'),
          }}
        />
        {series.length > 1 && (
          <Legend formatter={(name) => <span style={{ color: text.fill }}>{name}</span>} />
        )}
        {series.map(({ key, name }, index) => {
          const color = colorOf(hues[index % hues.length] ?? 'brandText');
          const looks = { key, dataKey: key, name, isAnimationActive: false };
          return kind === 'bar' ? (
            <Bar {...looks} key={key} fill={color} />
          ) : (
            <Line
              {...looks}
              key={key}
              stroke={color}
              strokeWidth={2}
              strokeDasharray={dashes[index % dashes.length] ?? ''}
            />
          );
        })}
      </Frame>
    </ResponsiveContainer>
  );
}
