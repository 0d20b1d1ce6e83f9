import { useSession } from '@dosar/auth';
import { LoadingState } from '@dosar/design-system';
import { generatePath, Navigate, useLocation, useParams } from 'react-router';

/** Leads an old or short address to the one that is meant, with the same parameters, query and fragment. */
export function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const params = useParams();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}

/** Where somebody's work is who has no work in the lists: the jobs of their company, or those of all partners. */
const ownHomes: Readonly<Record<string, string>> = {
  'partner.user': '/partner',
  'org.partner_admin': '/partner-jobs',
};

/** The first page of somebody: the dashboard, unless their only role has a home of its own. */
function homeOf(roles: readonly string[]): string {
  const [only, ...more] = roles;
  return (more.length === 0 && only !== undefined && ownHomes[only]) || '/assignments/shortlist';
}

/** R1: whoever is signed in goes to the first page of their work, everybody else to the login. */
export function Home() {
  const { state, profile } = useSession();
  if (state.status === 'starting') return <LoadingState />;
  return <Navigate replace to={profile ? homeOf(profile.roles) : '/login'} />;
}
