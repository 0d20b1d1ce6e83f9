/** Orders texts by their code points, as PostgreSQL does with the collation "C". */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
