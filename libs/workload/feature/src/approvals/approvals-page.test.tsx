import {
  answerQuestion,
  askQuestion,
  browseApprovals,
  browseQuestions,
  decideApprovals,
  getApproval,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApprovalsPage } from './approvals-page.tsx';
import { QuestionsAside } from './questions-aside.tsx';

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
  subject_id: '0190b6a0-0000-7000-8000-00000000d001',
  questions: [],
  to_look_at: [
    {
      outcome: 'warning',
      name: 'Same bumper, paid in 2025',
      detail: null,
      value: null,
      section: 'assessment',
      file: null,
    },
  ],
  limits: [{ name: 'Maria Stan', whose: 'caller', amount_bani: 25_000_00 }],
  four_eyes: [{ full_name: 'Ana Ionescu', did: 'asked', what: null, on: null, is_caller: false }],
};

afterEach(() => vi.unstubAllGlobals());

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

test('M4 a manager reads the requests by keys alone, and asks before deciding', async () => {
  const sent: string[] = [];
  server.use(
    mock(browseApprovals, { status: 200, body: { approvals: [row, own], count: 2, authorities: [] } }),
    mock(getApproval, { status: 200, body: detail }),
    mock(askQuestion, ({ body }) => {
      sent.push(body.question);
      return { status: 201 as const, body: detail };
    }),
    mock(decideApprovals, ({ body }) => {
      sent.push(...body.decisions.map(({ outcome }) => outcome));
      return { status: 201 as const, body: [] };
    }),
  );
  const { user } = renderFeature(<ApprovalsPage />);
  await screen.findByText(/DM26R0000109/);
  await user.keyboard('j');
  expect(await screen.findByRole('region', { name: 'Offer of 18.240,00 lei' })).toBeVisible();
  await user.keyboard('i');
  const question = await screen.findByRole('textbox', { name: /What do you want to know from Ana Ionescu/ });
  expect(question).toHaveFocus();
  // A letter that is typed is no key of the page.
  await user.keyboard('A catalogue price?');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  await expect.poll(() => sent).toEqual(['A catalogue price?']);
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
  await user.keyboard('a');
  await expect.poll(() => sent).toEqual(['A catalogue price?', 'approved']);
});

test('M4 whoever wants the decision answers on the file, and nothing stands there while nobody asks', async () => {
  const question: Schema<'ApprovalQuestions'>[number] = {
    approval_question_id: '0190b6a0-0000-7000-8000-00000000c001',
    question: 'A catalogue price?',
    asked_by_name: 'Maria Stan',
    asked_at: '2026-11-23T07:36:00Z',
    answer: null,
    answered_by_name: null,
    may_answer: true,
  };
  let questions: Schema<'ApprovalQuestions'> = [question];
  server.use(
    mock(browseQuestions, () => ({ status: 200 as const, body: questions })),
    mock(answerQuestion, ({ body }) => {
      questions = [{ ...question, answer: body.answer, answered_by_name: 'Ana Ionescu', may_answer: false }];
      return { status: 200 as const, body: questions };
    }),
  );
  const file = { claimFileNo: 'DM26R0000109', assignmentId: row.assignment_id ?? '', assignmentKey: 'key' };
  const { user } = renderFeature(<QuestionsAside {...file} />);
  await user.click(await screen.findByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Write the answer.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Your answer/ }), 'That of the shop.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('That of the shop.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('M4 beside the list the first request lies open with its proof, and stays closed once it was closed', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 1400px)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  server.use(
    mock(browseApprovals, { status: 200, body: { approvals: [row, own], count: 2, authorities: [] } }),
    mock(getApproval, { status: 200, body: detail }),
  );
  const { user } = renderFeature(<ApprovalsPage />);
  expect(await screen.findByText('The bumper was cracked.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the request' }));
  await expect.poll(() => screen.queryByText('The bumper was cracked.')).toBeNull();
});
