import { useSession } from '@dosar/auth';
import { LoadingState } from '@dosar/design-system';
import { generatePath, Navigate, Outlet, useLocation, useParams } from 'react-router';

/** Pages about one assignment for the guest of that assignment; anybody else is signed in by the address first. */
export function GuestArea() {
  const { state, profile } = useSession();
  const { search, hash } = useLocation();
  const { assignmentType = '', assignmentKey = '' } = useParams();
  if (state.status === 'starting') return <LoadingState />;

  const scope = profile?.guest_scope;
  if (scope?.assignment_type === assignmentType && scope.assignment_key === assignmentKey) return <Outlet />;
  const pathname = generatePath('/guest/:assignmentType/:assignmentKey', { assignmentType, assignmentKey });
  return <Navigate replace to={{ pathname, search, hash }} />;
}
