import { useSession } from '@dosar/auth';
import { Avatar, CellLine, CellText } from '@dosar/design-system';
import { useColleagues } from '../presence/presence-on-rows.tsx';
import { PresentColleagues, presenceOf } from '../presence/present-colleagues.tsx';
import { UnassignedCell } from './unassigned-cell.tsx';
import type { WorklistRow } from './worklist-view.ts';

/** Who has a task, with a ring while they have it open, and beside them the colleagues who look at it now. */
export function OwnerCell({ row }: { row: WorklistRow }) {
  const { profile } = useSession();
  const colleagues = useColleagues(row.assignment_id);
  const { assigned_user_id: id, assigned_user_name: name } = row;
  const own = colleagues.find(({ user_id }) => user_id === id);
  return (
    <CellLine>
      {name === null ? (
        <UnassignedCell row={row} />
      ) : (
        <>
          <Avatar name={name} isOwn={id === profile?.user_id} {...(own && { presence: presenceOf(own) })} />
          {/* The picture is read out with the name; where there is little room, pointing at it shows it. */}
          <CellText aria-hidden data-wide="">
            {name}
          </CellText>
        </>
      )}
      <PresentColleagues colleagues={colleagues.filter(({ user_id }) => user_id !== id)} />
    </CellLine>
  );
}
