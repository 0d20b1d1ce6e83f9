import { useEntries } from '@dosar/areas';
import { timelineKinds } from '@dosar/areas/claims';
import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';

/** The sign of a kind of entry, as the area that writes it has chosen. */
export function useTimelineIcon(): (kind: Schema<'TimelineKind'>) => IconName {
  const kinds = useEntries(timelineKinds);
  return (kind) => kinds.find((entry) => entry.kind === kind)?.icon ?? ownIcons[kind] ?? 'info';
}

const ownIcons: Partial<Record<Schema<'TimelineKind'>, IconName>> = {
  created: 'add',
  note: 'note',
  system: 'settings',
  // Written by the server for areas that have no screens here yet; an area's own entry comes first.
  tracker: 'visibility',
  contact: 'person',
  appointment: 'event',
  assessment: 'assessment',
  payment: 'fact_check',
  assistant: 'info',
};
