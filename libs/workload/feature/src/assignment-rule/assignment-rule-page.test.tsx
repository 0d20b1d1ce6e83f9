import { getAssignmentRule, replayAssignmentRule, setAssignmentRule } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AssignmentRulePage } from './assignment-rule-page.tsx';

const id = (name: string) => `0190b6a0-0000-7000-8000-0000000${name}`;
const off: Schema<'AssignmentRule'> = {
  team_name: 'Claims',
  is_on: false,
  row_version: 0,
  changed_by_name: null,
  changed_at: null,
  unassigned_count: 1,
  unassigned: [
    {
      assignment_id: id('0b001'),
      claim_file_no: 'DM26R0000096',
      plate: null,
      name: 'Callback',
      waiting_since: '2026-11-24T07:42:00Z',
      stopped_at: 'present',
    },
  ],
};
const replay: Schema<'RuleReplay'> = {
  date_from: '2026-10-25',
  date_to: '2026-11-24',
  replayed: 40,
  same: 30,
  other: 9,
  nobody: 1,
  days: [
    { date: '2026-11-23', actual_percent: 118, rule_percent: 96 },
    { date: '2026-11-24', actual_percent: 121, rule_percent: 97 },
  ],
  people: [
    {
      user_id: id('0a001'),
      full_name: 'Ana Ionescu',
      received: 25,
      received_by_rule: 18,
      peak_percent: 121,
      peak_percent_by_rule: 97,
    },
  ],
  rules: [{ rule: 'least_load', count: 9 }],
  examples: [
    {
      assignment_id: id('0b002'),
      claim_file_no: 'DM26R0000041',
      name: 'Callback',
      opened_at: '2026-11-05T07:42:00Z',
      county_code: 'IF',
      actual_name: 'Ana Ionescu',
      rule_name: 'Teodora Ene',
      rule: 'least_load',
    },
  ],
};

test('M4 B12 the rule is tried before it is switched on, and the switch can be taken back', async () => {
  let rule = off;
  const sent: object[] = [];
  server.use(
    mock(getAssignmentRule, () => ({ status: 200, body: rule })),
    mock(replayAssignmentRule, { status: 200, body: replay }),
    mock(setAssignmentRule, ({ body }) => {
      sent.push(body);
      rule = { ...rule, is_on: body.is_on, row_version: body.row_version + 1 };
      return { status: 200, body: rule };
    }),
  );
  const { user } = renderFeature(<AssignmentRulePage />);
  expect(await screen.findByText('Somebody was above 100 % on 2 days; by rule nobody')).toBeVisible();
  expect(screen.getByText('One task has nobody to go to')).toBeVisible();
  expect(screen.getByText(/everybody who could is away/)).toBeVisible();
  expect(screen.getByText('Ana Ionescu → Teodora Ene, the least loaded')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Switch the rule on' }));
  expect(await screen.findByRole('button', { name: 'Switch the rule off' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Switch the rule on' })).toBeVisible();
  expect(sent).toEqual([
    { is_on: true, row_version: 0 },
    { is_on: false, row_version: 1 },
  ]);
});
