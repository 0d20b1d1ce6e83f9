import { apiQuery, getSignInOptions } from '@dosar/api-client';
import { lastOrganisation } from '@dosar/auth';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

/** How people of the organisation in the address (`?org_code=`), or of the last one used here, sign in (K14). */
export function useSignInOptions() {
  const [params] = useSearchParams();
  const orgCode = params.get('org_code') ?? lastOrganisation();
  const { data, isLoading } = useQuery({
    ...apiQuery(getSignInOptions, orgCode === undefined ? {} : { params: { query: { org_code: orgCode } } }),
    enabled: orgCode !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return { options: data, isLoading };
}
