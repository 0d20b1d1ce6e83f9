/** One entry for one extension point, as a manifest lists it. */
export type Contribution = { point: string; value: unknown };

/** A list that its host declares and other areas fill through their manifests; the host never names them. */
export type ExtensionPoint<Entry> = {
  /** `<host>.<kind of entry>`, such as `worklist.dashboard-tiles`. */
  name: string;
  /** An entry for the manifest of the area that brings it. */
  entry: (value: Entry) => Contribution;
  /** Every entry, in the order of the areas; empty when no area brings one. */
  entries: () => readonly Entry[];
};

let contributed: ReadonlyMap<string, readonly unknown[]> = new Map();

/** Declares an extension point, in the host's `extension-points.ts`, which imports only the kernel. */
export function extensionPoint<Entry>(name: string): ExtensionPoint<Entry> {
  return {
    name,
    entry: (value) => ({ point: name, value }),
    // Only `entry` makes contributions to this point, so its values are entries.
    entries: () => (contributed.get(name) ?? []) as readonly Entry[],
  };
}

/** Sets the entries of all extension points; the composition calls it once when the process starts. */
export function plugIn(contributions: readonly Contribution[]): void {
  const byPoint = new Map<string, unknown[]>();
  for (const { point, value } of contributions) byPoint.set(point, [...(byPoint.get(point) ?? []), value]);
  contributed = byPoint;
}
