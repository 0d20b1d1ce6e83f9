import type { Schema } from '@dosar/openapi';
import { daysAhead, hoursAgo } from '../cast/clock.ts';
import { people } from '../cast/people.ts';
import { aDayAgenda, aWorklistPage, aWorklistRow } from './assignments.ts';

/** A file that Ana opened half an hour ago. */
function aRecentFile(): Schema<'RecentFile'> {
  const { assignment_id, claim_file_no, claimant_name } = aWorklistRow({}, 4);
  return { assignment_id, claim_file_no, claimant_name, opened_at: hoursAgo(0.5) };
}

/** Radu, whom Ana replaces: a dozen tasks, one of them pressing. */
function aReplacedColleague(): Schema<'ReplacedColleague'> {
  const { userId, fullName } = people.radu;
  const list = (
    code: Schema<'ReplacedColleague'>['lists'][number]['code'],
    filter_keys: number,
    count: number,
  ) => ({
    code,
    settings: {
      filter_keys,
      category_code: 'active' as const,
      filter_criteria: { assigned_user_id: userId },
    },
    total: { count, capped: false },
  });
  return {
    user_id: userId,
    full_name: fullName,
    date_from: daysAhead(-2),
    date_to: daysAhead(3),
    lists: [
      list('open', 4, 12),
      list('legal_missed', 8196, 0),
      list('legal_deadline', 1028, 1),
      list('new_documents', 132, 4),
    ],
  };
}

/** Ana's dashboard: everything has a number, and nothing came back from being put off. */
export function aShortlist(change: Partial<Schema<'Shortlist'>> = {}): Schema<'Shortlist'> {
  const tile = (
    code: Schema<'ShortlistTile'>['code'],
    filter_keys: number,
    count: number,
    rest: Partial<Schema<'ViewSettings'>> = {},
  ): Schema<'ShortlistTile'> => ({
    code,
    settings: { filter_keys, category_code: 'active', ...rest },
    total: { count, capped: count === 1000 },
  });
  return {
    tiles: [
      tile('legal_missed', 8193, 2, { category_code: 'all' }),
      tile('legal_deadline', 1025, 1, { category_code: 'all' }),
      tile('mine', 1, 1000),
      tile('overdue', 17, 3),
      tile('due_today', 33, 2),
      tile('new', 1, 5, { category_code: 'new' }),
      tile('new_documents', 129, 4, { category_code: 'all' }),
      tile('returned', 4097, 0),
      tile('untouched', 2049, 6),
      tile('waiting_for_documents', 1, 7, {
        category_code: 'waiting',
        filter_criteria: { waiting_on: 'claimant' },
      }),
      tile('snoozed', 1, 8, { category_code: 'snoozed' }),
    ],
    team_name: 'Daune auto',
    first_legal: { claim_file_no: 'DM26R0000111', legal_due_date: daysAhead(0) },
    deadlines: aWorklistPage(3).items,
    recent: [aRecentFile()],
    agenda: aDayAgenda(),
    replaced: [aReplacedColleague()],
    orphans: null,
    ...change,
  };
}
