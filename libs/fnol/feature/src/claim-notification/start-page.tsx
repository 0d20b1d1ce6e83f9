import { Navigate, useLocation } from 'react-router';
import { useDraft, useNotification } from './notification-context.ts';
import { addressOfPage } from './notification-address.ts';

/** Leads to the page where the claimant left off. Query and fragment of the link stay. */
export function StartPage() {
  const { orgKey } = useNotification();
  const { page } = useDraft();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: addressOfPage(orgKey, page), search, hash }} />;
}
