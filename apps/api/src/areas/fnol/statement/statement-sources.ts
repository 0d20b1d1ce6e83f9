import { isDeepStrictEqual } from 'node:util';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { Schema } from '@dosar/openapi';

type Content = Schema<'StatementContent'>;

/** Which driver has written a box by link, by its path. */
export type WrittenBy = Readonly<Record<string, SideOfForm>>;

/** What stands in each box by its path, such as `a.insurer.name`; ticks and zones are one box each. */
function boxesOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => boxesOf(part, path === '' ? key : `${path}.${key}`));
}

/** Who has written what once `after` stands where `before` stood: `by` is the driver, or nobody for the staff. */
export function writtenNow(
  known: WrittenBy,
  before: Content,
  after: Content,
  by: SideOfForm | undefined,
): WrittenBy {
  const earlier = new Map(boxesOf(before));
  const changed = boxesOf(after)
    .filter(([path, value]) => !isDeepStrictEqual(value, earlier.get(path)))
    .map(([path]) => path);
  const kept = Object.entries(known).filter(([path]) => !changed.includes(path));
  return Object.fromEntries([
    ...kept,
    ...(by === undefined ? [] : changed.map((path) => [path, by] as const)),
  ]);
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Boxes that the file takes from the policy and not from the notice. */
const ofPolicy: readonly string[] = ['a.insurer.name', 'a.insurer.valid_from', 'a.insurer.valid_to'];

/** Where each box that says something comes from; what somebody of the staff has typed, as from paper, is left out. */
export function sourcesOf(
  content: Content,
  start: Content,
  writtenBy: WrittenBy,
): Schema<'StatementSource'>[] {
  const known = new Map(boxesOf(start));
  return boxesOf(content).flatMap(([path, value]): Schema<'StatementSource'>[] => {
    if (isEmpty(value)) return [];
    const driver = writtenBy[path];
    if (driver !== undefined) return [{ path, source: driver === 'a' ? 'driver_a' : 'driver_b' }];
    if (!isDeepStrictEqual(value, known.get(path))) return [];
    return [{ path, source: ofPolicy.includes(path) ? 'policy' : 'notice' }];
  });
}
