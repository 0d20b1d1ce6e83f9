import { Banner, Box, Heading } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { DocumentHit, FileHit, PartnerHit, PersonHit, VehicleHit } from './search-hits.tsx';
import type { SearchGroupName } from './search-view.ts';

type Findings = Pick<Schema<'SearchFindings'>, SearchGroupName>;

type SearchGroupProps = {
  name: SearchGroupName;
  /** One answer, or the pages of one group. */
  findings: readonly Findings[];
  /** The way to more hits. */
  more: ReactNode;
};

/** The hits of one kind. */
export function SearchGroup({ name, findings, more }: SearchGroupProps) {
  const { formatMessage: t } = useIntl();
  const isSimilar = findings.some(
    (page) => (name === 'files' || name === 'people') && page[name].similar && page[name].items.length > 0,
  );
  return (
    <Box as="section" aria-labelledby={`group-${name}`}>
      <Heading marginBottom="1" id={`group-${name}`}>
        {t(messages.group, { name })}
      </Heading>
      {isSimilar && (
        <Box marginBottom="2">
          <Banner tone="info">{t(messages.similar)}</Banner>
        </Box>
      )}
      <Box as="ul" listStyleType="none">
        {findings.flatMap((page) => hitsOf(name, page))}
      </Box>
      {more}
    </Box>
  );
}

function hitsOf(name: SearchGroupName, page: Findings): ReactNode[] {
  switch (name) {
    case 'files':
      return page.files.items.map((file) => <FileHit key={file.claim_file_id} file={file} />);
    case 'people':
      return page.people.items.map((person) => <PersonHit key={person.party_id} person={person} />);
    case 'vehicles':
      return page.vehicles.items.map((vehicle) => <VehicleHit key={vehicle.vehicle_id} vehicle={vehicle} />);
    case 'partners':
      return (page.partners?.items ?? []).map((partner) => <PartnerHit key={partner.id} partner={partner} />);
    case 'documents':
      return (page.documents?.items ?? []).map((document) => (
        <DocumentHit key={document.document_id} document={document} />
      ));
  }
}
