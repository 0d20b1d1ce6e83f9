import { plateKind } from '@dosar/kernel/plates';
import { foldText } from '@dosar/kernel/search-text';
import { readDay, type PlateColumns } from './plate-list.ts';

const names = {
  plate: /^(?:nr|numar|plate)|inmatr|\bauto\b|registration/,
  from: /^(?:data start|valabil(?:a)? de|din|de la|from|start)|intrare|valid from/,
  until: /^(?:data stop|valabil(?:a)? pana|pana|until|to$|stop)|iesire|sfarsit|valid until/,
} as const;

/** Rows from which the kind of a column is guessed. */
const rowsLookedAt = 200;

/** Which column is what, by its heading or by what stands below it. Without a column of plates, `plate` is undefined. */
export function guessColumns(
  rows: readonly (readonly string[])[],
): Partial<PlateColumns> & { until: number | null; from: number | null } {
  const [headings = [], ...below] = rows;
  const looked = below.slice(0, rowsLookedAt);
  const named = (name: keyof typeof names) => {
    const index = headings.findIndex((heading) =>
      names[name].test(
        foldText(heading)
          .replaceAll(/[_.\s]+/g, ' ')
          .trim(),
      ),
    );
    return index === -1 ? undefined : index;
  };
  const plate = byContent(looked, (cell) => plateKind(cell) !== 'unusual') ?? named('plate');
  // A few cells that are no day do not make it another column: their rows are left out, and the others keep their days.
  const isDays = (index: number | undefined) => {
    if (index === undefined || index === plate) return false;
    const filled = looked.flatMap((row) => row[index] || []);
    return (
      filled.length === 0 || filled.filter((cell) => readDay(cell) !== undefined).length * 2 > filled.length
    );
  };
  const from = named('from');
  const until = named('until');
  return {
    ...(plate !== undefined && { plate }),
    from: isDays(from) ? (from ?? null) : null,
    until: isDays(until) ? (until ?? null) : null,
  };
}

/** The column in which most cells are of a kind. */
function byContent(
  rows: readonly (readonly string[])[],
  isKind: (cell: string) => boolean,
): number | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const shares = Array.from({ length: width }, (_nothing, index) => ({
    index,
    count: rows.filter((row) => isKind(row[index] ?? '')).length,
  }));
  const [best] = shares.toSorted((one, other) => other.count - one.count);
  return best !== undefined && best.count * 2 > rows.length ? best.index : undefined;
}
