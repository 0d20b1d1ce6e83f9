import { createContext, use, useMemo } from 'react';

/** Something that an area adds at an extension point; only the point itself can read it. */
export type Contribution = { readonly point: string };

/** A place of a host where other areas add something, by their manifests. */
export type ExtensionPoint<Entry> = {
  name: string;
  /** What a guest lists under `contributions` in its manifest. */
  entry: (entry: Entry) => Contribution;
  /** The entries of this point, in the order of the areas. */
  entriesIn: (contributions: readonly Contribution[]) => Entry[];
};

/**
 * Declares an extension point.
 *
 * The type of its entries is the contract between host and guests: the host never imports a guest, and shows nothing
 * where no area has added anything.
 */
export function extensionPoint<Entry>(name: string): ExtensionPoint<Entry> {
  const entries = new WeakMap<Contribution, Entry>();
  return {
    name,
    entry(entry) {
      const contribution = { point: name };
      entries.set(contribution, entry);
      return contribution;
    },
    entriesIn: (contributions) =>
      contributions.flatMap((contribution) => {
        const entry = entries.get(contribution);
        return entry === undefined ? [] : [entry];
      }),
  };
}

/** What all areas of the app contribute; nothing unless the app provides it. */
export const ContributionsContext = createContext<readonly Contribution[]>([]);

/** What the areas of the app have added at a point. */
export function useEntries<Entry>(point: ExtensionPoint<Entry>): Entry[] {
  const contributions = use(ContributionsContext);
  return useMemo(() => point.entriesIn(contributions), [point, contributions]);
}
