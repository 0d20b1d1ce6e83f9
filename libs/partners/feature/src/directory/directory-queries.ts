import {
  apiPages,
  apiQuery,
  browsePartnerChanges,
  browsePartnerDirectory,
  getPartner,
} from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** What the list of partners is asked for. */
export type PartnerSearch = {
  q: string;
  kind: Schema<'PartnerKind'> | undefined;
  county: string | undefined;
  state: 'active' | 'suspended' | undefined;
  endsSoon: boolean;
};

/** The list as the page begins. */
export const everyPartner: PartnerSearch = {
  q: '',
  kind: undefined,
  county: undefined,
  state: undefined,
  endsSoon: false,
};

/** The partners that match, page by page. */
export const partnersQuery = ({ q, kind, county, state, endsSoon }: PartnerSearch) =>
  apiPages(browsePartnerDirectory, (after) => ({
    params: {
      query: {
        ...(q.trim() !== '' && { q: q.trim() }),
        ...(kind !== undefined && { kind }),
        ...(county !== undefined && { county_code: county }),
        ...(state !== undefined && { state }),
        ...(endsSoon && { ends: 'soon' as const }),
        ...(after !== undefined && { after }),
      },
    },
  }));

/** One partner with everything that its pane shows. */
export const partnerQuery = (id: string) => apiQuery(getPartner, { params: { path: { partner_id: id } } });

/** Who changed what of a partner, page by page. */
export const partnerChangesQuery = (id: string) =>
  apiPages(browsePartnerChanges, (after) => ({
    params: { path: { partner_id: id }, query: { ...(after !== undefined && { after }) } },
  }));
