import { apiQuery, getOrganisation, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../settings/settings-query.ts';
import { OrganisationForm } from './organisation-form.tsx';

/** The organisation itself, for its configurators (specification B13). */
export function OrganisationPage() {
  const failureOf = useQueryFailure();
  const found = useQuery(organisationQuery());
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="cards" />;
  return <OrganisationForm stored={found.data} />;
}

export const organisationQuery = () => settingsQuery(apiQuery(getOrganisation));
