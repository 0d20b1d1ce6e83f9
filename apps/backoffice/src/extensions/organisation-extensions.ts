import { lazy, type ComponentType, type ReactNode } from 'react';

/** What an organisation has around its pages: shows its children, and whatever else it brings. */
type OrganisationExtension = ComponentType<{ children: ReactNode }>;

/** Extensions by the code of their organisation. */
export type OrganisationExtensions = Readonly<Record<string, OrganisationExtension>>;

/**
 * P6: what a single organisation has beyond the product. One line here and a folder beside this file; the folder is
 * fetched by people of that organisation and by nobody else.
 */
export const organisationExtensions: OrganisationExtensions = {
  alfa: extension(async () => (await import('./alfa/alfa-extension.tsx')).AlfaExtension),
};

/** An extension that is fetched when it is first shown; one that cannot be fetched keeps nobody from working. */
export function extension(load: () => Promise<OrganisationExtension>): OrganisationExtension {
  return lazy(async () => ({ default: await load().catch(() => ChildrenOnly) }));
}

function ChildrenOnly({ children }: { children: ReactNode }): ReactNode {
  return children;
}
