type TrendLineProps = { values: readonly (number | null)[] };

const width = 136;
const height = 32;

/** A figure over some weeks as a small line with a dot at its end; the figures beside it say the rest. */
export function TrendLine({ values }: TrendLineProps) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (known.length < 2) return null;
  const [least, most] = [
    Math.min(...known.map((one) => one.value)),
    Math.max(...known.map((one) => one.value)),
  ];
  const x = (index: number) => 4 + (index / Math.max(values.length - 1, 1)) * (width - 8);
  const y = (value: number) =>
    most === least ? height / 2 : height - 4 - ((value - least) / (most - least)) * (height - 8);
  const last = known.at(-1);
  return (
    <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <polyline
        points={known.map(({ value, index }) => `${x(index)},${y(value)}`).join(' ')}
        fill="none"
        stroke="var(--dosar-colors-text-muted)"
        strokeWidth="1.5"
      />
      {last && <circle cx={x(last.index)} cy={y(last.value)} r="3" fill="var(--dosar-colors-brand-text)" />}
    </svg>
  );
}
