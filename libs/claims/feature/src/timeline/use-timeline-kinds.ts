import { useEntries } from '@dosar/areas';
import { timelineKinds, type TimelineFilterGroup, type TimelineKindEntry } from '@dosar/areas/claims';
import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';

type Kind = Schema<'TimelineKind'>;
type KnownKind = Omit<TimelineKindEntry, 'kind'>;

/** The groups of the filter, in the order of its tabs. */
export const timelineGroups = [
  'notes',
  'messages',
  'calls',
  'documents',
  'states',
  'money',
  'system',
] as const satisfies readonly TimelineFilterGroup[];

/** How entries of a kind are shown, as the area that writes them has chosen. */
export function useTimelineKinds(): (kind: Kind) => KnownKind {
  const kinds = useEntries(timelineKinds);
  return (kind) => kinds.find((entry) => entry.kind === kind) ?? ownKinds[kind] ?? plain('info', 'system');
}

/** The kinds of entries of a group of the filter. */
export function useKindsOfGroup(): (group: TimelineFilterGroup) => string[] {
  const brought = useEntries(timelineKinds);
  const own = Object.entries(ownKinds).map(([kind, { group }]) => ({ kind, group }));
  const others = own.filter(({ kind }) => brought.every((entry) => entry.kind !== kind));
  return (wanted) => [...brought, ...others].flatMap(({ kind, group }) => (group === wanted ? [kind] : []));
}

/** The icon of a kind of entry. */
export function useTimelineIcon(): (kind: Kind) => IconName {
  const kindOf = useTimelineKinds();
  return (kind) => kindOf(kind).icon;
}

function plain(icon: IconName, group: TimelineFilterGroup): KnownKind {
  return { icon, tone: 'plain', group };
}

const ownKinds: Partial<Record<Kind, KnownKind>> = {
  created: plain('add', 'states'),
  note: { icon: 'lock', tone: 'note', group: 'notes' },
  system: plain('settings', 'system'),
  // Written by the server for areas that have no screens here yet; an area's own entry comes first.
  tracker: plain('visibility', 'system'),
  contact: plain('person', 'system'),
  appointment: plain('event', 'states'),
  assessment: plain('assessment', 'states'),
  payment: plain('fact_check', 'money'),
  assistant: plain('info', 'system'),
};
