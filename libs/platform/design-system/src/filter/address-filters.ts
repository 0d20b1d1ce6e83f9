/** A filter that the address carries: its parameter, its name, and the words for a value. */
export type AddressFilter = { param: string; name: string; words: (value: string) => string };

/** A filter that is on. */
export type ActiveFilter = { key: string; name: string; value: string; onRemove: () => void };

/** The parameters of the address and how to change them: what a router's `useSearchParams` returns. */
export type AddressParams = readonly [
  params: URLSearchParams,
  setParams: (change: (before: URLSearchParams) => URLSearchParams) => void,
];

function changed(before: URLSearchParams, change: (after: URLSearchParams) => void): URLSearchParams {
  const after = new URLSearchParams(before);
  change(after);
  return after;
}

/**
 * The filters that the address has on, and the ways to change them: `addressFilters(useSearchParams(), filters)`.
 *
 * The address is the only place where they live, so reloading, Back and a link sent to a colleague show the same.
 */
export function addressFilters([params, setParams]: AddressParams, filters: readonly AddressFilter[]) {
  const active = filters.flatMap(({ param, name, words }) =>
    params.getAll(param).map((value): ActiveFilter => ({
      key: `${param}=${value}`,
      name,
      value: words(value),
      onRemove: () => setParams((before) => changed(before, (after) => after.delete(param, value))),
    })),
  );
  return {
    active,
    /** Sets a filter to one value; without a value it is off. */
    set: (param: string, value: string | undefined) =>
      setParams((before) =>
        changed(before, (after) => (value ? after.set(param, value) : after.delete(param))),
      ),
    /** Adds a value to a filter that may have several. */
    add: (param: string, value: string) =>
      setParams((before) =>
        changed(before, (after) => !after.has(param, value) && after.append(param, value)),
      ),
    /** Takes all of them off and leaves the rest of the address alone. */
    clear: () =>
      setParams((before) =>
        changed(before, (after) => {
          for (const { param } of filters) after.delete(param);
        }),
      ),
  };
}
