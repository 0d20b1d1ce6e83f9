import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { Box, Grid, Icon, Link, StatusChip, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { messages } from './messages.ts';

const lastMinute = '23:59';

type Item = Schema<'AgendaItem'>;

/** One thing of a day; each kind has its own words. */
export function AgendaEntry({ item }: { item: Item }) {
  if (item.kind === 'deadline') return <Deadline item={item} />;
  return item.kind === 'visit' ? <Visit item={item} /> : <Replacement item={item} />;
}

/** What tells an entry of a day from the others. */
export function keyOfEntry(item: Item): string {
  if (item.kind === 'deadline') return item.assignment_id;
  return item.kind === 'visit' ? item.visit_id : item.user_id;
}

function Visit({ item }: { item: Schema<'AgendaVisit'> }) {
  const { formatMessage: t } = useIntl();
  const time = useFormats().time(item.at);
  return (
    <Entry mark={<time dateTime={item.at}>{time}</time>}>
      <Link asChild>
        <RouterLink to={addressOfAssignment(item)}>
          {t(messages.visit, { file: item.claim_file_no })}
        </RouterLink>
      </Link>
      <Text>{[item.plate && formatPlate(item.plate), item.place_name].filter(Boolean).join(' · ')}</Text>
    </Entry>
  );
}

function Deadline({ item }: { item: Schema<'AgendaDeadline'> }) {
  const { formatMessage: t } = useIntl();
  const about = [item.claimant_name, item.plate && formatPlate(item.plate), item.place].filter(
    (fact) => fact !== null,
  );
  return (
    <Entry mark={<When at={item.at} />}>
      <Link asChild>
        <RouterLink to={addressOfAssignment(item)}>
          {t(messages.subject, { type: item.assignment_type_name, file: item.claim_file_no })}
        </RouterLink>
      </Link>
      {about.length > 0 && <Text>{about.join(' · ')}</Text>}
      <StatusChip label={item.status_name} phase={item.status_category_code} of={item} />
      {item.owner_name !== null && <Text tone="muted">{t(messages.ownedBy, { name: item.owner_name })}</Text>}
    </Entry>
  );
}

/** The hour of a deadline; most have none but the end of the day, and the same minute on every line would say nothing. */
function When({ at }: { at: string }) {
  const { formatMessage: t } = useIntl();
  const time = useFormats().time(at);
  return (
    <time dateTime={at}>
      {time === lastMinute ? <Icon name="schedule" label={t(messages.endOfDay)} /> : time}
    </time>
  );
}

function Replacement({ item }: { item: Schema<'AgendaReplacement'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <Entry mark={<Icon name="people" />}>
      <Text>{t(messages.replacing, { name: item.full_name })}</Text>
      <Text tone="muted">
        {t(messages.period, { from: formats.date(item.date_from), to: formats.date(item.date_to) })}
      </Text>
    </Entry>
  );
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Grid
      as="li"
      gridTemplateColumns="3.5rem minmax(0, 1fr)"
      gap="2"
      paddingBlock="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Box color="textMuted" fontVariantNumeric="tabular-nums">
        {mark}
      </Box>
      <Box>{children}</Box>
    </Grid>
  );
}
