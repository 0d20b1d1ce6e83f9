import { useSession } from '@dosar/auth';
import { LoadingState } from '@dosar/design-system';
import { generatePath, Navigate, useLocation, useParams } from 'react-router';

/** Leads an old or short address to the one that is meant, with the same parameters, query and fragment. */
export function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const params = useParams();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}

/** R1: whoever is signed in goes to the dashboard, everybody else to the login. */
export function Home() {
  const { state, profile } = useSession();
  if (state.status === 'starting') return <LoadingState />;
  return <Navigate replace to={profile ? '/assignments/shortlist' : '/login'} />;
}
