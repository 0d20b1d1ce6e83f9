import { applyRebalance, getTeam, proposeRebalance, undoAssignmentChange } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RebalancePage } from './rebalance-page.tsx';

const id = (name: string) => `0190b6a0-0000-7000-8000-0000000${name}`;
const profile = { county_codes: [], policy_type_codes: [], assignment_type_codes: [] };

const member = (userId: string, name: string, load: number): Schema<'TeamMember'> => ({
  ...profile,
  user_id: userId,
  full_name: name,
  is_active: true,
  load_points: load,
  capacity_points: 100,
  row_version: 1,
  active: load,
  new: 0,
  due_today: 0,
  overdue: 0,
  legal_near: 0,
  waiting: 0,
  waiting_on: [],
  done_today: 0,
  done_7_days: 0,
  received_7_days: 0,
  visits_7_days: 0,
  oldest_at: null,
  away: null,
});
const [ana, teodora] = [
  member(id('0a001'), 'Ana Ionescu', 118),
  member(id('0a002'), 'Teodora Ene', 63),
] as const;
const team: Schema<'Team'> = {
  team_name: 'Claims',
  as_of: '2026-11-24T07:42:00Z',
  first_day: '2026-11-18',
  no_shows_7_days: 0,
  decisions_waiting: 0,
  members: [ana, teodora],
  policy_types: [],
  assignment_types: [],
};
const person = ({ user_id, full_name, load_points, capacity_points }: Schema<'TeamMember'>) => ({
  ...profile,
  user_id,
  full_name,
  load_points,
  capacity_points,
  is_away: false,
  can_get_work: true,
});
const proposal: Schema<'Rebalance'> = {
  as_of: team.as_of,
  people: [person(ana), person(teodora)],
  moves: [
    {
      assignment_id: id('0b001'),
      row_version: 3,
      claim_file_no: 'DM26R0000096',
      plate: 'MS46ZHT',
      name: 'Claim handling',
      claimant_name: 'Oprea Răzvan',
      county_code: 'B',
      policy_type_code: 'rca',
      assignment_type_code: 'claim_handling',
      weight: 18,
      from_user_id: ana.user_id,
      to_user_id: teodora.user_id,
      rule: 'least_load',
      needs_note: true,
      note_draft: null,
    },
  ],
  stays: [],
  stay_count: 0,
};

test('M4 B12 a move without its note is opened instead of made; with it all is applied and can be taken back at once', async () => {
  // The lists that follow a change take their time.
  const { promise: listed, resolve: list } = Promise.withResolvers<undefined>();
  let isApplied = false;
  server.use(
    mock(getTeam, async () => {
      if (isApplied) await listed;
      return { status: 200, body: team };
    }),
    mock(proposeRebalance, { status: 200, body: proposal }),
    mock(applyRebalance, () => {
      isApplied = true;
      return {
        status: 201,
        body: {
          assignment_change_id: id('0c001'),
          moved: 1,
          told: 2,
          undo_until: '2026-11-25T07:44:00Z',
        },
      };
    }),
    mock(undoAssignmentChange, {
      status: 200,
      body: { assignment_change_id: id('0c001'), action: 'assign', undo_until: null, items: [] },
    }),
  );
  const { user } = renderFeature(<RebalancePage />);
  expect(await screen.findByText('The highest load goes from 118 % to 100 %, with one move')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Ana Ionescu/ })).toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Apply one move' }));
  const proof = await screen.findByRole('region', { name: 'DM26R0000096' });
  expect(within(proof).getByRole('heading', { name: 'Why Teodora Ene' })).toBeVisible();
  await user.type(within(proof).getByRole('textbox', { name: /Hand-over note/ }), 'An answer was promised.');
  await user.click(screen.getByRole('button', { name: 'Apply one move' }));
  expect(await screen.findByText(/^Applied at/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
  expect(await screen.findByText('Everything is back where it was.')).toBeVisible();
  expect(screen.queryByText('One piece of work moved, 2 people told')).not.toBeInTheDocument();
  list(undefined);
  expect(await screen.findByRole('button', { name: 'Apply one move' })).toBeEnabled();
});
