import { api, browseCounties, changeEvent, dataOf, referenceQuery } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Heading } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ConflictPanel } from '../edit/conflict-panel.tsx';
import { EditableField } from '../edit/editable-field.tsx';
import { useRecordEdit } from '../edit/use-record-edit.ts';
import { useFileAgain } from '../people/use-party-edit.ts';
import { messages } from './messages.ts';

type Event = Schema<'ClaimEvent'>;
type EventField = keyof JsonBodyOf<'changeEvent'>['changes'];

const eventValue = (event: Event, field: string) => String(event[field as EventField] ?? '');

function changeOf(field: EventField, typed: string): JsonBodyOf<'changeEvent'>['changes'] {
  if (field === 'injuries') return { injuries: typed === 'true' };
  if (field === 'date') return { date: typed };
  return { [field]: typed === '' ? null : typed };
}

/** When, where and how it happened. */
export function EventFacts({ event, claimFileId }: { event: Event; claimFileId: string }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const mayChange = useCan(changeEvent);
  const readFileAgain = useFileAgain();
  const counties = useQuery(referenceQuery(browseCounties));
  const { save, conflicts, leaveOpen } = useRecordEdit<Event>({
    stored: event,
    fields: {
      date: { label: t(messages.date), read: date },
      time: { label: t(messages.time) },
      locality: { label: t(messages.locality) },
      street: { label: t(messages.street) },
      description: { label: t(messages.description) },
    },
    valueOf: eventValue,
    send: (field, typed, rowVersion) =>
      dataOf(
        api.POST('/api/claim/changeEvent/{claim_file_id}', {
          params: { path: { claim_file_id: claimFileId } },
          body: { row_version: rowVersion, changes: changeOf(field as EventField, typed) },
        }),
      ),
    readAgain: async () => (await readFileAgain()).event ?? undefined,
  });
  const field = (name: EventField, label: string) => ({
    place: `event.${claimFileId}`,
    field: name,
    label,
    value: eventValue(event, name),
    mayChange,
    save,
  });
  return (
    <Box as="section" aria-labelledby="event-facts">
      <Heading as="h3" size="md" id="event-facts" paddingBottom="2">
        {t(messages.event)}
      </Heading>
      <EditableField
        {...field('date', t(messages.date))}
        kind="date"
        shown={date(event.date)}
        check={(typed) => (typed === '' ? t(messages.dateMissing) : undefined)}
      />
      <EditableField {...field('time', t(messages.time))} kind="time" />
      <EditableField
        {...field('county_code', t(messages.county))}
        shown={event.county_name ?? ''}
        choices={[
          { value: '', label: t(messages.none) },
          ...(counties.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <EditableField {...field('locality', t(messages.locality))} />
      <EditableField {...field('street', t(messages.street))} />
      <EditableField {...field('description', t(messages.description))} kind="lines" />
      <EditableField
        {...field('injuries', t(messages.injuries))}
        choices={[
          { value: 'false', label: t(messages.no) },
          { value: 'true', label: t(messages.yes) },
        ]}
      />
      <ConflictPanel conflicts={conflicts} onClose={leaveOpen} />
    </Box>
  );
}
