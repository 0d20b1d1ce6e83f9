import {
  decideLiability,
  getAccidentStatement,
  makeStatementLink,
  saveAccidentStatement,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStatement } from '../testing/statement-samples.ts';
import { StatementSection } from './statement-section.tsx';

const assignmentId = '0e000000-0000-4000-8000-000000000004';

function opened(statement = aStatement()) {
  server.use(mock(getAccidentStatement, { status: 200, body: statement }));
  return renderFeature(<StatementSection assignmentId={assignmentId} />);
}

describe('57 the accident statement in a claim file', () => {
  test('names what does not go together with its boxes, and proposes liability while somebody ticks', async () => {
    const { user } = opened();
    expect(await screen.findByText('The boxes go together.')).toBeVisible();
    const liability = screen.getByRole('region', { name: 'Liability' });
    expect(liability).toHaveTextContent('The boxes suggest: B is to blame');
    expect(liability).toHaveTextContent('B hit the rear (12.8 B)');

    const columnB = screen.getByRole('group', { name: 'Circumstances B' });
    await user.click(within(columnB).getByRole('checkbox', { name: '10 Changing lane' }));
    expect(within(columnB).getByRole('status')).toHaveTextContent('2 boxes ticked');
    expect(screen.getByText('These circumstances exclude each other.')).toBeVisible();
    expect(screen.getByText('12.8 B · 12.10 B')).toBeVisible();
    expect(liability).toHaveTextContent('The boxes suggest: Unclear');
  });

  test('saves what was typed over the version that was read', async () => {
    const sent: JsonBodyOf<'saveAccidentStatement'>[] = [];
    server.use(
      mock(saveAccidentStatement, ({ body }) => {
        sent.push(body);
        return { status: 201 as const, body: aStatement() };
      }),
    );
    const { user } = opened();
    const columnA = await screen.findByRole('region', { name: 'Column A' });
    const driver = within(columnA).getByRole('region', { name: 'Driver' });
    await user.type(within(driver).getByLabelText(/^Name/), 'Anghel Raluca');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => sent)
      .toMatchObject([
        { row_version: 3, content: { a: { driver: { name: 'Anghel Raluca' }, circumstances: [1] } } },
      ]);
  });

  test('a person decides, with a reason; another link is shown once', async () => {
    const decided: JsonBodyOf<'decideLiability'>[] = [];
    server.use(
      mock(decideLiability, ({ body }) => {
        decided.push(body);
        return { status: 201 as const, body: aStatement() };
      }),
      mock(makeStatementLink, {
        status: 201,
        body: {
          url: 'https://x.example/workflow/guest/accident_statement/k',
          expires_at: '2026-03-11T10:00:00Z',
        },
      }),
    );
    const { user } = opened();
    await user.click(await screen.findByRole('button', { name: 'Link for the driver B' }));
    expect(await screen.findByText(/accident_statement\/k/)).toBeVisible();
    const liability = screen.getByRole('region', { name: 'Liability' });
    await user.click(within(liability).getByRole('radio', { name: 'B is to blame' }));
    await user.type(within(liability).getByLabelText('Why'), 'Caseta 12.8');
    await user.click(within(liability).getByRole('button', { name: 'Decide' }));
    await expect.poll(() => decided).toEqual([{ row_version: 3, liability: 'b', reason: 'Caseta 12.8' }]);
  });
});
