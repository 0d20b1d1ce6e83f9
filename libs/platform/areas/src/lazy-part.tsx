import { lazy, Suspense, useState, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/** A component of another area whose code may be fetched ahead, with the page that shows it. */
export type Part<Props> = Component<Props> & { preload?: () => Promise<void> };

/** A part for a manifest: its code is fetched when it is shown, or before by `preloadParts`. */
export function lazyPart<Props extends object>(load: () => Promise<Component<Props>>): Part<Props> {
  let fetched: Component<Props> | undefined;
  const Later = lazy<Component<Props>>(async () => ({ default: await load() }));
  function LazyPart(props: Props) {
    const [Here] = useState(() => fetched);
    // What is here already is shown in the same step as the page around it.
    return Here ? (
      <Here {...props} />
    ) : (
      <Suspense fallback={null}>
        <Later {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, {
    async preload() {
      fetched = await load();
    },
  });
}

/** Fetches the code of parts together with the page that shows them; one that cannot be fetched is tried again when shown. */
export async function preloadParts(parts: readonly { preload?: () => Promise<void> }[]): Promise<void> {
  await Promise.allSettled(parts.map(async (part) => part.preload?.()));
}
