import { useEntries } from '@dosar/areas';
import { timelineKinds } from '@dosar/areas/claims';
import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';

/** The sign of a kind of entry, as the area that writes it has chosen. */
export function useTimelineIcon(): (kind: Schema<'TimelineKind'>) => IconName {
  const kinds = useEntries(timelineKinds);
  return (kind) => kinds.find((entry) => entry.kind === kind)?.icon ?? 'info';
}
