import { pageAccess } from '@dosar/api-client';
import { lazyPart, useEntries } from '@dosar/areas';
import { intakeParts, type IntakeParts } from '@dosar/areas/fnol';
import { isAllowed, useSession } from '@dosar/auth';

/** Whoever takes claims in as somebody of the insurer, and does not only preview them. */
const access = {
  ...pageAccess['assignments/claim_notification/new'],
  callers: ['staff'],
  refuses: ['preview_only', 'external'],
} as const;

type Load = () => Promise<IntakeParts>;
const known = new WeakMap<Load, IntakeParts>();

/** The parts that a function fetches, the same ones however often they are asked for. */
function fetchedBy(load: Load): IntakeParts {
  const parts = known.get(load) ?? {
    Notice: lazyPart(async () => (await load()).Notice),
    Choose: lazyPart(async () => (await load()).Choose),
    Ask: lazyPart(async () => (await load()).Ask),
  };
  known.set(load, parts);
  return parts;
}

/** What other areas know and offer at intake; nothing for whoever has no right to it. */
export function useIntakeParts() {
  const { profile } = useSession();
  const parts = useEntries(intakeParts);
  return isAllowed(profile, { access }) ? parts.map(({ load }) => fetchedBy(load)) : [];
}
