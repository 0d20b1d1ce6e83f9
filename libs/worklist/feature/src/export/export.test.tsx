import { browseExports, downloadExport, startExport } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { hoursAgo, idOf, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ExportButton } from './export-button.tsx';
import { ExportWatch } from './export-watch.tsx';
import { runningExports } from './running-exports.ts';

function anExport(change: Partial<Schema<'Export'>> = {}): Schema<'Export'> {
  return {
    export_id: idOf('other', 1),
    format: 'xlsx',
    state: 'ready',
    file_name: 'Activitati.xlsx',
    row_count: 12,
    size: 4096,
    created_at: hoursAgo(1),
    expires_at: hoursAgo(-160),
    ...change,
  };
}

const list = {
  settings: { filter_keys: 17, category_code: 'active' as const },
  columns: ['plate', 'claim_file_no'] as const,
};
let asked: MockRequest<'startExport'>['body'][];
let saved: string[];

/** A server that makes exports in this state. */
function makes(state: Schema<'Export'>['state'], exports: Schema<'Export'>[] = []) {
  server.use(
    mock(browseExports, { status: 200, body: exports }),
    mock(startExport, ({ body }) => {
      asked.push(body);
      return { status: 201 as const, body: anExport({ state, format: body.format }) };
    }),
    mock(downloadExport, ({ path }) => {
      saved.push(path.export_id);
      return { status: 200 as const, body: new Blob(['Dosar']) };
    }),
  );
}

beforeEach(() => {
  asked = [];
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:dosar';
  URL.revokeObjectURL = () => undefined;
});

test('ux 13 the list as it is shown is saved at once when the server has it ready', async () => {
  makes('ready');
  const { user } = renderFeature(<ExportButton {...list} />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the list' }));
  expect(dialog.getByText(/Everything that the list finds.*The 2 columns that you see/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /CSV/ }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));

  await waitFor(() => expect(saved).toEqual([idOf('other', 1)]));
  expect(asked).toEqual([{ format: 'csv', ...list }]);
});

test('ux 13 only the selected rows are asked for when some are selected', async () => {
  makes('ready');
  const ids = [idOf('assignment', 1), idOf('assignment', 2)];
  const { user } = renderFeature(<ExportButton {...list} selectedIds={ids} />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The 2 selected rows/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(asked).toMatchObject([{ format: 'xlsx', assignment_ids: ids }]));
});

test('ux 13 a long list is made meanwhile, and the notice of the finished file saves it', async () => {
  makes('queued', [anExport()]);
  const { user, unmount } = renderFeature(<ExportButton {...list} />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The file is being made. We will tell you when it is ready.')).toBeVisible();
  expect(saved).toEqual([]);
  unmount();

  const elsewhere = renderFeature(<ExportWatch />);
  expect(await screen.findByText('Your file with 12 rows is ready')).toBeVisible();
  await elsewhere.user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual([idOf('other', 1)]));
});

test('a finished file is told of as soon as the server says so', async () => {
  const locks = { request: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const id = idOf('other', 3);
  let looks = 0;
  makes('queued');
  server.use(
    mock(browseExports, () => {
      looks += 1;
      return { status: 200, body: [anExport({ export_id: id, state: looks > 1 ? 'ready' : 'running' })] };
    }),
  );
  runningExports.add(id);
  renderFeature(<ExportWatch />);
  await waitFor(() => expect(looks).toBe(1));

  // What another tab of the browser passes on.
  const otherTab = new BroadcastChannel('dosar.live');
  onTestFinished(() => otherTab.close());
  await waitFor(() => {
    otherTab.postMessage({ event: 'export', data: { export_id: id, state: 'ready' } });
    expect(screen.getByText('Your file with 12 rows is ready')).toBeVisible();
  });
});

test('a file that could not be made is told of once', async () => {
  makes('queued', [anExport({ state: 'failed', row_count: null })]);
  runningExports.add(idOf('other', 1));
  renderFeature(<ExportWatch />);
  expect(await screen.findAllByText('The file could not be made. Please try again.')).toHaveLength(1);
});

test.each([
  [{ reason: 'too_many_rows', limit: 50_000 }, /more than 50,000 rows/],
  [{ reason: 'too_many' }, /Three files are being made already/],
])('a refusal says what to do about it: %j', async (context, words) => {
  makes('ready');
  server.use(mock(startExport, problem(409, 'conflict', { context })));
  const { user } = renderFeature(<ExportButton {...list} />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByText(words)).toBeVisible();
});

test('what was exported lately can be fetched again', async () => {
  makes('ready', [anExport(), anExport({ export_id: idOf('other', 2), state: 'failed', row_count: null })]);
  const { user } = renderFeature(<ExportButton {...list} />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const own = within(await screen.findByRole('list', { name: 'Your exports, kept for 7 days' }));
  expect(own.getByText('12 rows')).toBeVisible();
  expect(own.getByText('Could not be made')).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual([idOf('other', 1)]));
});
