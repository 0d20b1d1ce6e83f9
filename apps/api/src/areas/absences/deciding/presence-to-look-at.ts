import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { ThingToLookAt } from '#src/areas/workload/extension-points.ts';

const mostPlaces = 5;

/** Whether enough people would be there: of the team, with who else is away, and at each place that would have too few. */
export function presenceToLookAt(
  warnings: readonly Schema<'PresenceWarning'>[],
  colleagues: readonly Schema<'ColleagueAway'>[],
): ThingToLookAt[] {
  const names = colleagues.map((colleague) => colleague.full_name).join(', ');
  const isTeamShort = warnings.some(({ place_name: place }) => place === null);
  const places = Map.groupBy(
    warnings.filter(({ place_name: place }) => place !== null),
    ({ place_name: place }) => place,
  );
  return [
    {
      outcome: isTeamShort ? 'warning' : 'passed',
      name: isTeamShort
        ? { ro: 'Prea puțini prezenți', en: 'Too few present' }
        : { ro: 'Rămân destui prezenți', en: 'Enough people are present' },
      ...(names !== '' && {
        detail: { ro: `absenți: ${names}`.slice(0, 300), en: `away: ${names}`.slice(0, 300) },
      }),
    },
    ...[...places].slice(0, mostPlaces).map(([place, days]): ThingToLookAt => {
      const [first] = days;
      const more = days.length - 1;
      const [day, figures] = [
        formatLocalDate(first?.date ?? ''),
        [(first?.present ?? 0) / 2, (first?.minimum ?? 0) / 2] as const,
      ];
      return {
        outcome: 'warning',
        name: { ro: `Sub minimum la ${place}`, en: `Below the minimum at ${place}` },
        detail: {
          ro: `${day}: ${figures.join(' din ')}${more > 0 ? `, și încă ${more === 1 ? 'o zi' : `${more} zile`}` : ''}`,
          en: `${day}: ${figures.join(' of ')}${more > 0 ? `, and ${more} more ${more === 1 ? 'day' : 'days'}` : ''}`,
        },
      };
    }),
  ];
}
