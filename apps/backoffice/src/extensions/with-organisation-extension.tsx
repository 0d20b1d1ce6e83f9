import { useSession } from '@dosar/auth';
import { LoadingState } from '@dosar/design-system';
import { Suspense, type ReactNode } from 'react';
import { organisationExtensions, type OrganisationExtensions } from './organisation-extensions.ts';

export type WithOrganisationExtensionProps = {
  children: ReactNode;
  /** The product's own list unless a test says otherwise. */
  extensions?: OrganisationExtensions;
};

/** P6: puts the extension of the signed-in user's organisation around the pages; most organisations have none. */
export function WithOrganisationExtension({
  children,
  extensions = organisationExtensions,
}: WithOrganisationExtensionProps) {
  const { profile } = useSession();
  const code = profile?.org_code ?? '';
  const Extension = Object.hasOwn(extensions, code) ? extensions[code] : undefined;
  if (!Extension) return children;
  return (
    <Suspense fallback={<LoadingState shape="cards" />}>
      <Extension>{children}</Extension>
    </Suspense>
  );
}
