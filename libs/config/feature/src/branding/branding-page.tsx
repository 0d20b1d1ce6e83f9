import { apiQuery, getBranding, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { BrandingForm } from './branding-form.tsx';

/** The looks of the organisation, for its configurators (specification E2). */
export function BrandingPage() {
  const failureOf = useQueryFailure();
  const branding = useQuery(brandingQuery());
  if (branding.isError) return <ErrorState {...failureOf(branding)} />;
  if (branding.isPending) return <LoadingState shape="cards" />;
  return <BrandingForm stored={branding.data} />;
}

/** Read again at each visit, and not while somebody types: what changes meanwhile shows when it is saved. */
export const brandingQuery = () => ({ ...apiQuery(getBranding), gcTime: 0, refetchOnWindowFocus: false });
