/**
 * Keys without a value. YAML makes one out of every unquoted comma in `{ description: One, two }`: half of the sentence
 * is lost without an error.
 */
export function valuelessKeys(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => valuelessKeys(item, `${place}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    item === null
      ? [`${place}: "${key}" has no value; quote the text that it belongs to`]
      : valuelessKeys(item, `${place}/${key}`),
  );
}
