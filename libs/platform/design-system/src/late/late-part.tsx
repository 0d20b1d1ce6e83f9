import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

const fetches = new Set<() => Promise<unknown>>();

/** Fetches every late part that the page knows, for tests, which then need not wait for chunks. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all([...fetches].map((fetch) => fetch()));
}

/** A component whose code is no part of the page, and how to fetch it before it is needed. */
export type LatePart<Props> = {
  Part: (props: Props) => ReactNode;
  fetch: () => Promise<unknown>;
  /** Whether the code is here; a part that stays in the page is mounted anew until it is. */
  isAtHand: () => boolean;
  /** For the element that opens the part: the pointer or the focus on it fetches the code. */
  fetchOnApproach: { onPointerEnter: () => void; onFocus: () => void };
};

/** What the page does when the code of a part does not come. */
export type LatePartOptions = {
  /** Without a network nothing is shown, because the page can be used without the part: a field takes what is typed. */
  isDispensable?: boolean;
};

const nothing = () => null;

/** A component whose chunk is fetched when somebody comes near what opens it, or at the latest when it is rendered. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isDispensable = false }: LatePartOptions = {},
): LatePart<Props> {
  let atHand: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  const fetch = () =>
    (fetching ??= load().then(
      (part) => (atHand = part),
      (error: unknown) => {
        // Forgotten, so that the next approach asks again once the network is back.
        fetching = undefined;
        throw error;
      },
    ));
  fetches.add(fetch);
  const arrival = () => (isDispensable ? fetch().catch(() => nothing) : fetch());
  const approach = () => void fetch().catch(() => undefined);

  function Part(props: Props) {
    // Chosen once for each opening: a change of the type would mount the part again and take the focus out of it.
    const [Chosen] = useState(
      (): ComponentType<Props> =>
        atHand ?? (lazy(async () => ({ default: await arrival() })) as ComponentType<Props>),
    );
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  const isAtHand = () => atHand !== undefined;
  return { Part, fetch, isAtHand, fetchOnApproach: { onPointerEnter: approach, onFocus: approach } };
}
