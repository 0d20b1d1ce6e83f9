import { Box, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPhone } from '@dosar/kernel/phones';
import { formatPlate } from '@dosar/kernel/plates';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useVisitTimes } from '../slots/visit-times.ts';
import { useVisitWords, type Visit } from '../visit-words/use-visit-words.ts';
import { columnsOfPeople, frameOf, type Board } from './board-plan.ts';
import { messages } from './messages.ts';

type DaySheetProps = { board: Board; date: string; onPrinted: () => void };

/** A day on paper: each assessor with the visits in their order, where they are, and whom to call. It prints itself once. */
export function DaySheet({ board, date, onPrinted }: DaySheetProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate } = useFormats();
  useEffect(
    function print() {
      globalThis.print();
      onPrinted();
    },
    [onPrinted],
  );
  const people = columnsOfPeople(board, date, frameOf(board, date));
  return (
    <Box as="section" aria-label={t(messages.sheetOpen)}>
      <Text tone="muted" marginBottom="3">
        {weekdayDate(date)}
      </Text>
      {people.map(({ id, name, about, isAway, visits }) => (
        <Box key={id} marginBottom="5" css={{ breakInside: 'avoid' }}>
          <Heading as="h2" size="md">
            {name}
          </Heading>
          <Text tone="muted" size="sm">
            {isAway ? t(messages.away) : about}
          </Text>
          {visits.length > 0 && <VisitTable visits={visits} />}
        </Box>
      ))}
    </Box>
  );
}

function VisitTable({ visits }: { visits: readonly Visit[] }) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const words = useVisitWords();
  const heads = [messages.sheetHour, messages.sheetVehicle, messages.sheetPlace, messages.sheetContact];
  return (
    <Box
      as="table"
      width="full"
      marginTop="2"
      fontSize="sm"
      css={{
        '& :is(th, td)': { borderWidth: '1px', padding: '4px 6px', textAlign: 'start', verticalAlign: 'top' },
      }}
    >
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.id} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visits
          .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
          .map((visit) => (
            <tr key={visit.visit_id}>
              <td>{`${time(visit.starts_at)}–${time(visit.ends_at)}`}</td>
              <td>
                <Lines
                  lines={[
                    `${visit.plate === null ? t(messages.noPlate) : formatPlate(visit.plate)} ${visit.vehicle_name ?? ''}`,
                    `${visit.claim_file_no}, ${words.type(visit.visit_type)}`,
                    words.status(visit.status),
                  ]}
                />
              </td>
              <td>
                <Lines
                  lines={[
                    [visit.place.name, visit.lane_name].filter(Boolean).join(', '),
                    `${visit.address ?? visit.place.address}, ${visit.place.locality}`,
                  ]}
                />
              </td>
              <td>
                <Lines
                  lines={[
                    visit.contact_name,
                    visit.contact_phone === null ? null : formatPhone(visit.contact_phone),
                    visit.note,
                  ]}
                />
              </td>
            </tr>
          ))}
      </tbody>
    </Box>
  );
}

function Lines({ lines }: { lines: readonly (string | null)[] }) {
  return lines.map((line) => line !== null && line !== '' && <div key={line}>{line}</div>);
}
