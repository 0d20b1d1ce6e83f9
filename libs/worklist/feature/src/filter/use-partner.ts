import { useQuery } from '@tanstack/react-query';
import { apiQuery, browsePartners } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** The partner by which a list is narrowed; nothing until it is known who that is. */
export function usePartner(partnerId: string | undefined): Schema<'PartnerChoice'> | undefined {
  const { data } = useQuery({
    ...apiQuery(browsePartners, { params: { query: { partner_id: partnerId } } }),
    enabled: partnerId !== undefined,
    staleTime: Infinity,
  });
  return data?.[0];
}
