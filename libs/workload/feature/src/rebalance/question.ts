import { apiQuery, proposeRebalance } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** What a proposal is asked for; the address carries it. */
export type Question = {
  fromUserIds: readonly string[];
  keepsFresh: boolean;
  keepsLaw: boolean;
  target: number;
  most: number;
};

/** The question of an address; without people those give who have too much, or else who are away. */
export function questionIn(search: URLSearchParams, team: Schema<'Team'>): Question {
  const known = team.members.map((member) => member.user_id);
  const named = search.getAll('from').filter((id) => known.includes(id));
  const target = numberIn(search.get('target'), { usual: 100, least: 50, most: 200 });
  return {
    fromUserIds: search.has('from') ? named : givers(team, target),
    keepsFresh: search.get('fresh') !== '0',
    keepsLaw: search.get('law') !== '0',
    target,
    most: numberIn(search.get('most'), { usual: 25, least: 1, most: 200 }),
  };
}

/** The address of a question. */
export function paramsOf({ fromUserIds, keepsFresh, keepsLaw, target, most }: Question): URLSearchParams {
  const from = fromUserIds.length === 0 ? [''] : fromUserIds;
  const params = new URLSearchParams(from.map((id) => ['from', id]));
  if (!keepsFresh) params.set('fresh', '0');
  if (!keepsLaw) params.set('law', '0');
  if (target !== 100) params.set('target', String(target));
  if (most !== 25) params.set('most', String(most));
  return params;
}

/** Asks for the proposal; it stays what it is until somebody asks again. */
export function proposalQuery({ fromUserIds, keepsFresh, keepsLaw, target, most }: Question) {
  return {
    ...apiQuery(proposeRebalance, {
      body: {
        from_user_ids: [...fromUserIds],
        keeps_fresh_contact: keepsFresh,
        keeps_near_law: keepsLaw,
        target_percent: target,
        most,
      },
    }),
    enabled: fromUserIds.length > 0,
    refetchOnWindowFocus: false,
  };
}

function givers(team: Schema<'Team'>, target: number): string[] {
  const withWork = team.members.filter((member) => member.load_points > 0);
  const isThere = (member: Schema<'TeamMember'>) => member.is_active && !member.away?.is_now;
  const loaded = withWork.filter(
    (member) => isThere(member) && member.load_points / member.capacity_points > target / 100,
  );
  const chosen = loaded.length > 0 ? loaded : withWork.filter((member) => !isThere(member));
  return chosen.map((member) => member.user_id);
}

function numberIn(
  text: string | null,
  { usual, least, most }: { usual: number; least: number; most: number },
) {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= least && value <= most ? value : usual;
}
