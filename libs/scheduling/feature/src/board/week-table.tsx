import { Box, EmptyState, PhaseGlyph } from '@dosar/design-system';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { useVisitTimes } from '../slots/visit-times.ts';
import { phaseOf } from '../visit-words/use-visit-words.ts';
import { visitsOfDay, type Board } from './board-plan.ts';
import { messages } from './messages.ts';
import { useVisitLabel } from './use-visit-label.ts';

/** A week: a row for each assessor, a column for each day. */
export function WeekTable({ board, monday }: { board: Board; monday: string }) {
  const { formatMessage: t } = useIntl();
  const { time, weekday } = useVisitTimes();
  const label = useVisitLabel();
  const closedWords = (closed: Board['places'][number]['closed_hours'][number] | undefined) =>
    closed &&
    t(messages.closedHours, {
      from: time(new Date(closed.starts_at)),
      until: time(new Date(closed.ends_at)),
      name: closed.name,
    });
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const holidays = new Map(
    board.places.flatMap((place) => place.holidays.map((day) => [day.date, day.name])),
  );
  const closedHours = new Map(
    board.places.flatMap((place) =>
      place.closed_hours.map((one) => [localDateOf(new Date(one.starts_at)), one]),
    ),
  );
  const people = board.people.filter(
    ({ user_id: id, hours }) =>
      hours.length > 0 || board.visits.some(({ user_id: visitor }) => visitor === id),
  );
  if (people.length === 0) return <EmptyState kind="nothing-yet" title={t(messages.nobody)} />;
  return (
    <Box role="region" aria-label={t(messages.week)} tabIndex={0} overflowX="auto">
      <Box
        as="table"
        width="full"
        minWidth="56rem"
        tableLayout="fixed"
        borderCollapse="collapse"
        css={{
          '& :is(th, td)': { borderWidth: '1px', padding: '6px', textAlign: 'start', verticalAlign: 'top' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t(messages.person)}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                <Link to={`?date=${day}`}>{`${weekday(day)} ${day.slice(8)}.${day.slice(5, 7)}`}</Link>
                {holidays.has(day) && (
                  <Box fontWeight="normal" fontSize="sm" color="textMuted">
                    {t(messages.closedHoliday, { name: holidays.get(day) ?? '' })}
                  </Box>
                )}
                {closedHours.has(day) && (
                  <Box fontWeight="normal" fontSize="sm" color="textMuted">
                    {closedWords(closedHours.get(day))}
                  </Box>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.user_id}>
              <th scope="row">{person.full_name}</th>
              {days.map((day) => (
                <td key={day}>
                  {visitsOfDay(board, day)
                    .filter(({ user_id: id }) => id === person.user_id)
                    .map((visit) => (
                      <Box
                        key={visit.visit_id}
                        asChild
                        display="flex"
                        gap="1"
                        alignItems="center"
                        fontSize="sm"
                        color="text"
                      >
                        <Link to={`${addressOfAssignment(visit)}/visits`} aria-label={label(visit)}>
                          <PhaseGlyph phase={phaseOf(visit.status)} />
                          {`${time(visit.starts_at)} ${formatPlate(visit.plate ?? '')}`}
                        </Link>
                      </Box>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
