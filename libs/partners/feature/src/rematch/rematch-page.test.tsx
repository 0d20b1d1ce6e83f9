import { applyRematch, browseRematchFiles, getRematch, startRematch } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRematch, differences } from '../testing/special-samples.ts';
import { RematchPage } from './rematch-page.tsx';

const path = '/special-customers/open-files';
const page = [
  {
    path,
    element: (
      <PageFrame>
        <RematchPage />
      </PageFrame>
    ),
  },
];
const shown: { rematch: Schema<'Rematch'> | null } = { rematch: null };

beforeEach(() => {
  shown.rematch = aRematch();
  server.use(
    mock(getRematch, () => ({ status: 200, body: { ...shown } })),
    mock(browseRematchFiles, () => ({ status: 200, body: { items: differences, next_cursor: null } })),
  );
});

describe('R8 the check of the open files', () => {
  test('is started from the empty page, and shows how far it is', async () => {
    shown.rematch = null;
    server.use(
      mock(startRematch, () => {
        shown.rematch = aRematch({ state: 'comparing', compared_count: 300, finished_at: null });
        return { status: 201 as const, body: { ...shown } };
      }),
    );
    const { user } = renderFeature(page, { at: path });
    await user.click(await screen.findByRole('button', { name: 'Start the check' }));
    expect(await screen.findByText('300 of 1,204 open files compared')).toBeVisible();
    expect(screen.getByText('You can leave this page: it goes on.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled();
  });

  test('shows what each file would gain or lose and by what, and applies the chosen ones alone', async () => {
    const sent: JsonBodyOf<'applyRematch'>[] = [];
    server.use(
      mock(applyRematch, ({ body }) => {
        sent.push(body);
        return { status: 201 as const, body: { ...shown } };
      }),
    );
    const { user } = renderFeature(page, { at: path });
    const row = await screen.findByRole('row', { name: /DM26R0000073/ });
    expect(row).toHaveTextContent('Leasing Delta (Level B) → Dunărea Logistic SA (Level A)');
    expect(row).toHaveTextContent('IL 23 CSA');
    expect(screen.getByText('Leasing Delta (Level B) → nobody')).toBeVisible();
    await user.click(within(row).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Apply the chosen one' }));
    await waitFor(() => expect(sent).toEqual([{ claim_file_ids: [differences[2]?.claim_file_id] }]));
  });

  test('asks before all of it is applied', async () => {
    const sent: JsonBodyOf<'applyRematch'>[] = [];
    server.use(
      mock(applyRematch, ({ body }) => {
        sent.push(body);
        return { status: 201 as const, body: { ...shown } };
      }),
    );
    const { user } = renderFeature(page, { at: path });
    await user.click(await screen.findByRole('button', { name: 'Apply all 3 changes' }));
    expect(sent).toEqual([]);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Apply all 3 changes' }));
    await waitFor(() => expect(sent).toEqual([{ claim_file_ids: null }]));
  });

  test('that is outdated says so and applies nothing', async () => {
    shown.rematch = aRematch({ is_outdated: true });
    renderFeature(page, { at: path });
    expect(await screen.findByText(/^The customers have changed since this check/)).toBeVisible();
    expect(await screen.findByText('DM26R0000071')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('that failed, or cannot be read, says so', async () => {
    server.use(mock(getRematch, problem(503, 'database_unavailable')));
    renderFeature(page, { at: path });
    expect(await screen.findByText('The check could not be loaded')).toBeVisible();
  });
});
