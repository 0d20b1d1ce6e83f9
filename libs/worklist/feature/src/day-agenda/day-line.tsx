import { Box, Flex, Link, Text } from '@dosar/design-system';
import { localTimeOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { hoursAround, minutesOf, nearNowWhenLow, placesOnLine } from './hours-of-day.ts';
import { messages } from './messages.ts';

type Deadline = Schema<'AgendaDeadline'>;

// A day on which nothing has an hour needs no room for it.
const hourHeights = { full: 54, empty: 28 };
// How the end of a day is written: no hour at all.
const lastMinute = '23:59';
/** What is due by the end of the day is the worklist's; here stand the first of it. */
const mostWithoutHour = 4;

/** The deadlines of a day that have an hour, in their order, and the others. */
export function byHour(agenda: Schema<'DayAgenda'>) {
  const deadlines = agenda.items.filter((item) => item.kind === 'deadline');
  const timed = deadlines
    .map((item) => ({ item, time: localTimeOf(new Date(item.at)).time }))
    .filter(({ time }) => time !== lastMinute)
    .toSorted((one, other) => one.time.localeCompare(other.time));
  return { timed, untimed: deadlines.filter((item) => !timed.some((other) => other.item === item)) };
}

/** The day as a line of hours, with what has an hour at its place and the present moment; the rest of the day below. */
export function DayLine({ agenda }: { agenda: Schema<'DayAgenda'> }) {
  const { formatMessage: t } = useIntl();
  const { timed, untimed } = byHour(agenda);
  const hourHeight = timed.length > 0 ? hourHeights.full : hourHeights.empty;
  const clock = localTimeOf(new Date());
  const now = clock.date === agenda.date ? minutesOf(clock.time) : undefined;
  const minutes = timed.map(({ time }) => minutesOf(time));
  const hours = hoursAround(minutes, now, timed.length > 0 ? undefined : nearNowWhenLow);
  const first = (hours[0]?.hour ?? 0) * 60;
  const top = (at: number) => `${((at - first) / 60) * hourHeight}px`;
  const isNowInSight = now !== undefined && now >= first && now <= first + hours.length * 60;
  const places = placesOnLine(minutes);
  return (
    <>
      <Box position="relative" marginTop="2" marginInlineEnd="4" aria-hidden={timed.length === 0}>
        {hours.map(({ hour, isWritten }) => (
          <Hour
            key={hour}
            height={hourHeight}
            label={isWritten ? `${String(hour).padStart(2, '0')}:00` : ''}
          />
        ))}
        {isNowInSight && <Now top={top(now)} label={clock.time} />}
        <Box as="ul" listStyleType="none" aria-label={t(messages.withHour)}>
          {timed.map(({ item, time }, index) => (
            <Timed
              key={item.assignment_id}
              item={item}
              time={time}
              top={top(places[index] ?? 0)}
              isPast={now !== undefined && minutesOf(time) < now}
            />
          ))}
        </Box>
      </Box>
      {untimed.length > 0 && <WithoutHour items={untimed} isCapped={agenda.capped} />}
    </>
  );
}

function Hour({ label, height }: { label: string; height: number }) {
  return (
    <Flex
      gap="3"
      style={{ height: `${height}px` }}
      color="textFaint"
      fontSize="sm"
      lineHeight="16px"
      aria-hidden
    >
      <Box as="span" width="52px" textAlign="end" marginTop="-2" fontVariantNumeric="tabular-nums">
        {label}
      </Box>
      <Box flex="1" borderTopWidth="1px" />
    </Flex>
  );
}

function Now({ top, label }: { top: string; label: string }) {
  return (
    <Flex
      position="absolute"
      insetInlineStart="4"
      insetInlineEnd="0"
      alignItems="center"
      gap="2"
      marginTop="-2"
      fontSize="sm"
      lineHeight="16px"
      fontWeight="strong"
      fontVariantNumeric="tabular-nums"
      style={{ top }}
      aria-hidden
    >
      {label}
      <Box flex="1" borderTopWidth="2px" borderColor="text" />
    </Flex>
  );
}

type TimedProps = { item: Deadline; time: string; top: string; isPast: boolean };

function Timed({ item, time, top, isPast }: TimedProps) {
  const { formatMessage: t } = useIntl();
  const { assignment_type_name: type, claim_file_no: file, place } = item;
  return (
    <Flex
      as="li"
      position="absolute"
      insetInlineStart="68px"
      maxWidth="calc(100% - 68px)"
      alignItems="center"
      gap="2"
      marginTop="-2.5"
      paddingInlineEnd="2.5"
      lineHeight="20px"
      background="surface"
      color={isPast ? 'textFaint' : 'text'}
      whiteSpace="nowrap"
      style={{ top }}
    >
      <Box as="time" fontWeight="strong" fontVariantNumeric="tabular-nums">
        {time}
      </Box>
      <Box asChild minWidth="0" truncate css={{ _hover: { textDecoration: 'underline' } }}>
        <RouterLink to={addressOfAssignment(item)}>
          {t(messages.subject, { type, file })}
          {place !== null && `, ${place}`}
        </RouterLink>
      </Box>
    </Flex>
  );
}

function WithoutHour({ items, isCapped }: { items: readonly Deadline[]; isCapped: boolean }) {
  const { formatMessage: t } = useIntl();
  const shown = items.slice(0, mostWithoutHour);
  const more = items.length - shown.length;
  return (
    <Box paddingInline="4" paddingBottom="3">
      <Text as="h3" tone="muted" size="sm">
        {t(messages.endOfDay)}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={t(messages.endOfDay)}>
        {shown.map((item) => (
          <Box as="li" key={item.assignment_id} truncate paddingBlock="0.5">
            <Box asChild css={{ _hover: { textDecoration: 'underline' } }}>
              <RouterLink to={addressOfAssignment(item)}>
                {t(messages.subject, { type: item.assignment_type_name, file: item.claim_file_no })}
              </RouterLink>
            </Box>
            {item.owner_name !== null && (
              <Box as="span" color="textFaint">
                {` · ${item.owner_name}`}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {(more > 0 || isCapped) && (
        <Link asChild>
          <RouterLink to={`?agenda=${items[0] ? localTimeOf(new Date(items[0].at)).date : ''}`}>
            {t(messages.moreOfDay, { count: more, capped: isCapped ? 'yes' : 'no' })}
          </RouterLink>
        </Link>
      )}
    </Box>
  );
}
