import { apiQuery, browseClaimDrafts, getClaimDraft } from '@dosar/api-client';

/** The caller's own drafts. */
export const draftsQuery = () => apiQuery(browseClaimDrafts);

/** One draft as it is on the server now: what was kept of it in this tab is older. */
export const draftQuery = (id: string) => ({
  ...apiQuery(getClaimDraft, { params: { path: { claim_draft_id: id } } }),
  staleTime: Infinity,
  gcTime: 0,
});
