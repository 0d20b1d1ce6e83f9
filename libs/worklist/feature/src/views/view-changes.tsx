import { ViewChanges } from '@dosar/design-system';
import type { ListPlace } from '../worklist/use-list-place.ts';
import type { WorklistView } from '../worklist/worklist-view.ts';
import { useViewActs } from './use-view-acts.ts';

export type ChangesOfViewProps = {
  place: ListPlace;
  /** What the page shows, with the columns it shows. */
  view: WorklistView;
  isModified: boolean;
  onRevert: () => void;
};

/** What can be done about a saved view that is shown otherwise; a colleague's cannot be saved. */
export function ChangesOfView({ place, view, isModified, onRevert }: ChangesOfViewProps) {
  const acts = useViewActs(view);
  const own = place.kind === 'view' && place.saved.is_own ? place.saved : undefined;
  return (
    <ViewChanges
      isModified={isModified}
      onRevert={onRevert}
      {...(own && { onSave: () => void acts.save(own) })}
    />
  );
}
