import type { FileGlance } from '@dosar/areas/claims';
import { ReleaseButton } from './release-button.tsx';
import { TakeButton } from './take-button.tsx';

/** On an open file: takes work that nobody has, or gives it back; nothing once it is closed. */
export function OwnerActs({ header }: { header: FileGlance }) {
  if (header.category_code === 'done' || header.category_code === 'cancelled') return null;
  if (header.assigned_user_id === null) return <TakeButton row={header} />;
  return <ReleaseButton assignmentId={header.assignment_id} rowVersion={header.row_version} />;
}
