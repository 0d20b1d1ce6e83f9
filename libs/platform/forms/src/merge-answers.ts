import type { FieldValues } from 'react-hook-form';

/** One answer that somebody else changed while the form was open. */
export type MeanwhileChange = {
  name: string;
  /** What it is now. */
  now: unknown;
  /** What was typed here; absent when nobody touched it here. */
  typed?: unknown;
};

/** What changed between two readings of a record, as far as the answers typed meanwhile do not say the same. */
export function changedMeanwhile<Answers extends FieldValues>(
  before: Answers,
  now: Answers,
  typed: Answers,
): MeanwhileChange[] {
  const earlier: Record<string, unknown> = before;
  const here: Record<string, unknown> = typed;
  return Object.entries<unknown>(now).flatMap(([name, value]) => {
    if (Object.is(earlier[name], value) || Object.is(value, here[name])) return [];
    const isTouched = !Object.is(earlier[name], here[name]);
    return [{ name, now: value, ...(isTouched && { typed: here[name] }) }];
  });
}
