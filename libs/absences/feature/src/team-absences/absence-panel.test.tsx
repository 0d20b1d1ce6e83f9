import { decideAbsences, previewDecision } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AbsencePanel } from './absence-panel.tsx';

const dan = '0190b6a0-0000-7000-8000-00000000a002';
const medical: Schema<'AbsenceType'> = {
  absence_type_code: 'medical',
  name: 'Medical leave',
  short_name: 'ML',
  deducts_balance: false,
  counts_as_away: true,
  needs_certificate: true,
  only_managers: false,
  is_offered: true,
};
const absence: Schema<'Absence'> = {
  absence_id: '0190b6a0-0000-7000-8000-00000000a001',
  user_id: '0190b6a0-0000-7000-8000-00000000a003',
  full_name: 'Elena Rusu',
  balance_exception: null,
  absence_type_code: 'medical',
  date_from: '2026-12-07',
  date_to: '2026-12-11',
  first_part: 'whole',
  last_part: 'whole',
  half_days: 10,
  state: 'awaiting_approval',
  replacement: null,
  note: null,
  certificate_no: 'CCMAK 1234567',
  has_certificate_file: true,
  decision_reason: null,
  decided_by_name: null,
  can_be_undone: false,
  is_passed_on: false,
  row_version: 3,
};
const visit = (number: number, to: Partial<Schema<'AbsentVisit'>>): Schema<'AbsentVisit'> => ({
  visit_id: `0190b6a0-0000-7000-8000-00000000b00${number}`,
  claim_file_no: `DM26R000000${number}`,
  plate: 'GL 54 RAN',
  starts_at: '2026-12-07T07:00:00Z',
  to_user_id: null,
  to_name: null,
  to_starts_at: null,
  row_version: 1,
  ...to,
});

function show(shown: Schema<'Absence'> = absence) {
  const sent: unknown[] = [];
  const done: Schema<'DecidedAbsence'> = {
    absence_id: absence.absence_id,
    outcome: 'done',
    code: null,
    absence,
  };
  server.use(
    mock(previewDecision, {
      status: 200,
      body: {
        absence: shown,
        balance_before: null,
        balance_after: null,
        colleagues: [],
        warnings: [],
        lines: [],
        visits: [
          visit(1, { to_user_id: dan, to_name: 'Dan Petrescu' }),
          visit(2, { to_starts_at: '2026-12-14T07:00:00Z' }),
          visit(3, {}),
        ],
        candidates: [{ user_id: dan, full_name: 'Dan Petrescu', open_count: 4, has_same_roles: true }],
      },
    }),
    mock(decideAbsences, ({ body }) => {
      sent.push(body);
      return { status: 201, body: [done] };
    }),
  );
  return {
    sent,
    ...renderFeature(
      <AbsencePanel absenceId={absence.absence_id} types={[medical]} onClose={() => undefined} />,
    ),
  };
}

test('B4 ux 69 each visit stays, moves or goes to a colleague as the manager chooses, and all are sent with the approval', async () => {
  const { user, sent } = show();
  const first = await screen.findByRole('combobox', { name: /DM26R0000001/ });
  expect(first).toHaveDisplayValue('Dan Petrescu');
  expect(screen.getByRole('combobox', { name: /DM26R0000003/ })).toHaveDisplayValue('stays');
  await user.selectOptions(first, 'stays');
  await user.selectOptions(screen.getByRole('combobox', { name: /DM26R0000003/ }), 'Dan Petrescu');
  await user.click(screen.getByRole('button', { name: 'Approve and apply all' }));
  const moved = (number: number, to_user_id: string | null, to_starts_at: string | null) => ({
    visit_id: visit(number, {}).visit_id,
    row_version: 1,
    to_user_id,
    to_starts_at,
  });
  expect(sent).toMatchObject([
    {
      decisions: [
        { visits: [moved(1, null, null), moved(2, null, '2026-12-14T07:00:00Z'), moved(3, dan, null)] },
      ],
    },
  ]);
});

test('whoever decides sees the number of the medical certificate and can have the certificate', async () => {
  show();
  expect(await screen.findByText('CCMAK 1234567')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download certificate' })).toBeVisible();
});

test('B4 while the replacement has not answered, a request is approved only with a reason, which goes along', async () => {
  const { user, sent } = show({
    ...absence,
    state: 'awaiting_replacement',
    replacement: { user_id: dan, full_name: 'Dan Petrescu', answer: 'asked', reason: null },
  });
  const approve = await screen.findByRole('button', { name: 'Approve and apply all' });
  expect(approve).toBeDisabled();
  await user.type(
    screen.getByRole('textbox', { name: /Why Dan Petrescu stands in without having agreed/ }),
    'Nobody else is there',
  );
  await user.click(approve);
  expect(sent).toMatchObject([{ decisions: [{ overrule_reason: 'Nobody else is there' }] }]);
});
