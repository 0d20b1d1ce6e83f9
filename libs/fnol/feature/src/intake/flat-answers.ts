import type { Schema } from '@dosar/openapi';

type Answer = Schema<'DraftAnswer'>;

/** The answers of a form as lines of field and value, as a draft keeps them; what is empty is left out. */
export function flatAnswers(value: unknown, field = ''): Answer[] {
  if (typeof value === 'string') return value === '' ? [] : [{ field, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    flatAnswers(part, field === '' ? key : `${field}.${key}`),
  );
}

/** The same lines put back into the shape of `empty`; what the form does not know any more is left out. */
export function deepAnswers<Answers extends object>(
  answers: readonly Answer[],
  empty: Answers,
  emptyItems: Readonly<Record<string, () => unknown>>,
): Answers {
  const kept = new Map(answers.map(({ field, value }) => [field, value]));
  const fill = (shape: unknown, path: string): unknown => {
    if (typeof shape === 'string') return kept.get(path) ?? (kept.size > 0 ? '' : shape);
    if (Array.isArray(shape)) return fillList(path);
    if (typeof shape !== 'object' || shape === null) return shape;
    return Object.fromEntries(
      Object.entries(shape).map(([key, part]) => [key, fill(part, path === '' ? key : `${path}.${key}`)]),
    );
  };
  const fillList = (path: string): unknown[] => {
    const places = [...kept.keys()].flatMap((field) => {
      const [, place] = new RegExp(`^${path}\\.(\\d+)(?:\\.|$)`).exec(field) ?? [];
      return place === undefined ? [] : [Number(place)];
    });
    return [...new Set(places)]
      .toSorted((one, other) => one - other)
      .map((place) => fill(emptyItems[path]?.() ?? '', `${path}.${place}`));
  };
  return fill(empty, '') as Answers;
}
