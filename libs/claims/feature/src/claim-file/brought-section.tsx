import { preloadParts, type PageModule } from '@dosar/areas';
import type { ClaimFileSection } from '@dosar/areas/claims';
import { useSession } from '@dosar/auth';
import { Heading, WorkspaceColumn } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { useOpeningFile } from './opened-file.ts';

/** The route of a section that another area brings. */
export function routeOfSection(section: ClaimFileSection): PageModule {
  return {
    async page() {
      await preloadParts([section.Section]);
      return broughtSection(section);
    },
    ...(section.start && { start: section.start }),
  };
}

/** Such a section under its title; whoever it is not for is led to the timeline. */
function broughtSection({ title, isFor, Section }: ClaimFileSection) {
  return function BroughtSection() {
    const { formatMessage: t } = useIntl();
    const { profile } = useSession();
    const { file } = useOpeningFile();
    if (isFor && !(profile && isFor(profile))) return <Navigate replace to=".." relative="path" />;
    return (
      <WorkspaceColumn label={t(title)} top={<Heading>{t(title)}</Heading>}>
        <Section {...file} />
      </WorkspaceColumn>
    );
  };
}
