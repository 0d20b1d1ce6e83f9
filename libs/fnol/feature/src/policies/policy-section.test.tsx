import { decidePolicyOfFile, getPolicyOfFile } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPolicyOfFile } from '../testing/policy-samples.ts';
import { PolicySection } from './policy-section.tsx';

const file = { claimFileNo: 'DM26R0000153', assignmentId: '1', assignmentKey: 'k' };
const open = () => renderFeature([{ path: '/', element: <PolicySection {...file} /> }], { at: '/' });

test('C27 the file shows its policy, what it covers and what is deducted', async () => {
  server.use(mock(getPolicyOfFile, { status: 200, body: aPolicyOfFile() }));
  open();
  expect(await screen.findByRole('heading', { name: 'C/26 9002 · CASCO' })).toBeVisible();
  expect(screen.getByText(/vehicle up to 85,000\.00.* deductible 1,500\.00/)).toBeVisible();
  expect(screen.getByText('covered')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('C27 a person decides about a doubtful policy, with a reason', async () => {
  const sent: JsonBodyOf<'decidePolicyOfFile'>[] = [];
  const doubtful = aPolicyOfFile({
    verdict: 'doubtful',
    reasons: ['instalment_unpaid'],
    can_decide: true,
    check: {
      assignment_id: '0e000000-0000-4000-8000-0000000000d1',
      assignment_no: 'DM26R0000153-02',
      due_at: '2026-03-05T21:59:59.000Z',
      owner_name: null,
    },
  });
  let shown = doubtful;
  const decision = {
    is_covered: false,
    reason: 'Rata nu a intrat',
    decided_by: 'Ana Ionescu',
    decided_at: '2026-03-04T09:00:00.000Z',
  };
  server.use(
    mock(getPolicyOfFile, () => ({ status: 200, body: shown })),
    mock(decidePolicyOfFile, ({ body }) => {
      sent.push(body);
      shown = { ...doubtful, decision, check: null, row_version: 2 };
      return { status: 200, body: shown };
    }),
  );
  const { user } = open();
  expect(
    await screen.findByText(
      'An instalment does not appear as paid. Ask the insurer or the holder for the proof of payment.',
    ),
  ).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'DM26R0000153-02 · deadline 05.03.2026 · waits in its queue' }),
  ).toHaveAttribute('href', '/assignments/DM26R0000153/0e000000-0000-4000-8000-0000000000d1');
  await user.click(screen.getByRole('button', { name: 'Record the decision' }));
  expect(await screen.findAllByText('Say why in a few words')).not.toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'It does not cover it' }));
  await user.type(screen.getByRole('textbox', { name: /Why/ }), 'Rata nu a intrat');
  await user.click(screen.getByRole('button', { name: 'Record the decision' }));
  expect(await screen.findByText('Rata nu a intrat')).toBeVisible();
  expect(screen.queryByRole('link', { name: /waits in its queue/ })).toBeNull();
  expect(screen.queryByText(/Ask the insurer or the holder/)).toBeNull();
  expect(sent).toEqual([{ row_version: 1, is_covered: false, reason: 'Rata nu a intrat' }]);
});

test('C27 a file of which nobody looked for a policy says so, and a failure can be tried again', async () => {
  server.use(mock(getPolicyOfFile, { status: 200, body: aPolicyOfFile({ verdict: null, terms: null }) }));
  const { unmount } = open();
  expect(await screen.findByText('No policy was looked for when the claim was reported.')).toBeVisible();
  unmount();
  server.use(mock(getPolicyOfFile, problem(404, 'not_found')));
  open();
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
