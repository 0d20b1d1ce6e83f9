/** Calls hooks of areas, all with the same arguments. */
export function useHooksOfAreas<Args extends unknown[], Result>(
  hooks: readonly ((...args: Args) => Result)[],
  ...args: Args
): Result[] {
  // eslint-disable-next-line react-hooks/rules-of-hooks -- the areas are fixed by the build: always the same hooks in the same order
  return hooks.map((useOne) => useOne(...args));
}
