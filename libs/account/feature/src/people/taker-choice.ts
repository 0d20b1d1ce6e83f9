import type { Schema } from '@dosar/openapi';

type Left = Schema<'LeftWork'>;
type Item = Left['items'][number];

/** Who takes each kind of work, as a value of its choice: a person, or a team. */
export type Takers = Readonly<Record<string, string | undefined>>;

const team = 'team:';

/** The teams of which somebody who is there can take a kind of work, and everybody who can, the least busy first. */
export function takersOf({ people }: Left, { takers }: Item) {
  const loads = new Map(takers.map(({ user_id: id, load }) => [id, load]));
  const able = people
    .filter(({ user_id: id }) => loads.has(id))
    .map((person) => ({ ...person, load: loads.get(person.user_id) ?? 0 }))
    .toSorted((one, other) => Number(one.is_away) - Number(other.is_away) || one.load - other.load);
  const teams = new Map<string, { name: string; count: number }>();
  for (const { team_id: id, team_name: name, is_away: isAway } of able)
    if (id !== null && name !== null && !isAway)
      teams.set(id, { name, count: (teams.get(id)?.count ?? 0) + 1 });
  return {
    people: able,
    teams: [...teams].map(([id, { name, count }]) => ({ value: `${team}${id}`, name, count })),
  };
}

/** The choices as the server takes them. */
export function handOverOf(items: readonly Item[], takers: Takers): Schema<'HandOverOfKind'>[] {
  return items.flatMap(({ kind }): Schema<'HandOverOfKind'>[] => {
    const taker = takers[kind];
    if (taker === undefined) return [];
    const isTeam = taker.startsWith(team);
    return [
      {
        kind,
        to_user_id: isTeam ? null : taker,
        to_team_id: isTeam ? taker.slice(team.length) : null,
      },
    ];
  });
}
