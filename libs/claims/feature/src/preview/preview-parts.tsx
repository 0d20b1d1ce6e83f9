import { useProblemText } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  DescriptionList,
  Heading,
  Timeline,
  TimelineEntry,
  type Fact,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { eventFacts, vehicleFacts } from '../claim-file/claim-facts.tsx';
import { FactSection } from '../claim-file/fact-section.tsx';
import { messages as fileMessages } from '../claim-file/messages.ts';
import { messages as timelineMessages } from '../timeline/messages.ts';
import { useTimelineIcon } from '../timeline/use-timeline-kinds.ts';
import { messages } from './messages.ts';
import type { usePreviewDocuments } from './use-preview-documents.ts';

type Translate = ReturnType<typeof useIntl>['formatMessage'];

/** The accident, the vehicles and the people, their data masked by the server. */
export function PreviewFacts({ file }: { file: Schema<'ClaimFilePreview'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <>
      {file.event && (
        <FactSection id="event" title={t(fileMessages.event)}>
          <DescriptionList layout="pairs" facts={eventFacts(file.event, t, formats.date)} />
        </FactSection>
      )}
      <FactSection id="vehicles" title={t(fileMessages.vehicles)}>
        {file.vehicles.map((vehicle) => (
          <DescriptionList key={vehicle.vehicle_id} layout="pairs" facts={vehicleFacts(vehicle, t)} />
        ))}
      </FactSection>
      <FactSection id="parties" title={t(fileMessages.parties)}>
        {file.parties.map((party) => (
          <DescriptionList key={party.party_id} layout="pairs" facts={partyFacts(party, t, formats.list)} />
        ))}
      </FactSection>
    </>
  );
}

function partyFacts(party: Schema<'PreviewParty'>, t: Translate, list: (items: string[]) => string): Fact[] {
  return [
    { term: list(party.roles.map((role) => t(fileMessages.roles, { role }))), value: party.full_name },
    { term: t(fileMessages.cnp), value: party.cnp_masked },
    { term: t(messages.address), value: party.address_masked },
    { term: t(messages.iban), value: party.iban_masked },
    ...party.contacts.map(({ type, value_masked: value }) => ({
      term: t(type === 'email' ? fileMessages.email : fileMessages.phone),
      value,
    })),
  ];
}

/** Every document by name, with how many there are; they do not open here. */
export function PreviewDocuments({
  items,
  total,
  error,
  isLoadingMore,
  onMore,
}: ReturnType<typeof usePreviewDocuments>) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  if (items.length === 0) return null;
  return (
    <FactSection id="documents" title={t(messages.documents, { total })}>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {items.map((document) => (
          <Box as="li" key={document.document_id} overflowWrap="anywhere">
            {document.file_name}
            <Box color="textMuted" fontSize="sm">
              {document.doc_type_name} · {formats.dateTime(document.system_time)}
            </Box>
          </Box>
        ))}
      </Box>
      {error !== null && (
        <Banner tone="danger" title={t(messages.moreFailed)} live>
          {problemText(error)}
        </Banner>
      )}
      {onMore && (
        <Box marginTop="3">
          <Button loading={isLoadingMore} onClick={onMore}>
            {t(messages.moreDocuments, { shown: items.length, total })}
          </Button>
        </Box>
      )}
    </FactSection>
  );
}

/** What happened, newest first. */
export function PreviewTimeline({ entries }: { entries: readonly Schema<'PreviewEntry'>[] }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const iconOf = useTimelineIcon();
  const actorOf = ({ actor_kind: kind, actor_name: name }: Schema<'PreviewEntry'>) => {
    if (kind === 'system') return t(timelineMessages.system);
    if (kind === 'assistant') return t(timelineMessages.assistant);
    return name ?? (kind === 'user' ? '' : t(timelineMessages.guest));
  };
  return (
    <Box as="section" aria-labelledby="timeline">
      <Heading id="timeline" marginBottom="3">
        {t(timelineMessages.timeline)}
      </Heading>
      <Timeline label={t(timelineMessages.timeline)}>
        {entries.map((entry) => (
          <TimelineEntry
            key={entry.id}
            id={`entry-${entry.id}`}
            icon={iconOf(entry.kind)}
            title={entry.title}
            meta={[formats.dateTime(entry.system_time), actorOf(entry)].filter(Boolean).join(' · ')}
          >
            {entry.body}
          </TimelineEntry>
        ))}
      </Timeline>
    </Box>
  );
}
