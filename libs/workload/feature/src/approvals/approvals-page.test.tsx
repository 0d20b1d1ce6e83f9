import { browseApprovals, decideApprovals, getApproval } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApprovalsPage } from './approvals-page.tsx';

const row: Schema<'ApprovalRow'> = {
  approval_id: '0190b6a0-0000-7000-8000-00000000a001',
  row_version: 1,
  kind: 'offer',
  kind_name: 'Offer',
  claim_file_no: 'DM26R0000109',
  assignment_id: '0190b6a0-0000-7000-8000-00000000b001',
  plate: 'CJ14VLD',
  asked_by_name: 'Ana Ionescu',
  asked_at: '2026-11-23T07:05:00Z',
  about: null,
  can_be_returned: true,
  amount_bani: 18_240_00,
  legal_due_date: '2026-11-25',
  right: { code: 'may_decide', decided_by: [] },
};
const own: Schema<'ApprovalRow'> = {
  ...row,
  approval_id: '0190b6a0-0000-7000-8000-00000000a002',
  claim_file_no: 'DM26R0000096',
  right: { code: 'own_request', decided_by: ['Sorin Matei'] },
};
const detail: Schema<'ApprovalDetail'> = {
  ...row,
  title: 'Offer of 18.240,00 lei',
  section: 'money',
  path: null,
  claimant_name: 'Moldovan Andreea',
  note: 'The bumper was cracked.',
  afterwards: 'The offer leaves by itself.',
  status: 'asked',
  derivation: [{ name: 'Parts', detail: '11 items', amount_bani: 9_860_00, is_total: false }],
  to_look_at: [{ outcome: 'warning', name: 'Same bumper, paid in 2025', detail: null }],
  limits: [{ name: 'Maria Stan', whose: 'caller', amount_bani: 25_000_00 }],
  four_eyes: [{ full_name: 'Ana Ionescu', did: 'asked' }],
};

test('M4 a manager reads where an amount comes from and approves it; an own request names who decides', async () => {
  const inbox = {
    approvals: [row, own],
    count: 2,
    authorities: [{ kind: 'offer', amount_bani: 25_000_00 }],
  };
  const done: Schema<'DecidedApproval'>[] = [{ approval_id: row.approval_id, outcome: 'done', code: null }];
  server.use(
    mock(browseApprovals, { status: 200, body: inbox }),
    mock(getApproval, { status: 200, body: detail }),
    mock(decideApprovals, { status: 201, body: done }),
  );
  const { user } = renderFeature(<ApprovalsPage />);
  expect(await screen.findByText('Sorin Matei can decide')).toBeVisible();
  await user.click(screen.getByText(/DM26R0000109/));
  expect(await screen.findByText('The bumper was cracked.')).toBeVisible();
  expect(screen.getByText('you: 25,000.00 lei')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve 18,240.00 lei' }));
  expect(await screen.findByText('Approved.')).toBeVisible();
});

test('M4 R8 requests of different kinds are decided at once; what cannot be sent back is only refused, without a cause of amounts', async () => {
  const absence: Schema<'ApprovalRow'> = {
    ...row,
    approval_id: '0190b6a0-0000-7000-8000-00000000a003',
    kind: 'absence',
    kind_name: 'Absence',
    about: 'CO 02.12.2026 – 04.12.2026, 3 days',
    can_be_returned: false,
    claim_file_no: null,
    assignment_id: null,
    plate: null,
    amount_bani: null,
    legal_due_date: null,
  };
  let sent: readonly string[] = [];
  server.use(
    mock(browseApprovals, { status: 200, body: { approvals: [row, absence], count: 2, authorities: [] } }),
    mock(decideApprovals, ({ body }) => {
      sent = body.decisions.map((decision) => `${decision.outcome} ${decision.cause ?? '-'}`);
      return { status: 201 as const, body: [] };
    }),
  );
  const { user } = renderFeature(<ApprovalsPage />);
  expect(await screen.findByText('CO 02.12.2026 – 04.12.2026, 3 days')).toBeVisible();
  expect(screen.getByText('as a manager')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox').slice(-2)) await user.click(box);
  expect(screen.getByRole('button', { name: 'Approve 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refuse…' }));
  expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: /Why not/ }), 'Not now');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await expect.poll(() => sent).toEqual(['refused -', 'refused -']);

  await user.click(screen.getByRole('link', { name: 'Absence 1' }));
  expect(screen.queryByText(/DM26R0000109/)).toBeNull();
});
