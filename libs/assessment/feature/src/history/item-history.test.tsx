import { browseItemHistory } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ItemHistory } from './item-history.tsx';

const id = (end: number) => `0190b6a0-0000-7000-8000-00000000b00${end}`;
const shown = (
  <ItemHistory
    assignmentId={id(1)}
    itemGuid={id(2)}
    partName="Bară spate"
    vin="UU1HJDAG564218903"
    onClose={() => undefined}
  />
);

test('S18 C22 E16 earlier files with the same part open in a new tab, each with its status in words', async () => {
  server.use(
    mock(browseItemHistory, {
      status: 200,
      body: [
        {
          claim_file_no: 'DM25C0000412',
          assignment_id: id(3),
          assignment_type_name: 'Inspection',
          status_name: 'Closed',
          status_color: '#2e7d32',
          system_time: '2025-03-14T10:00:00.000Z',
          rep_name: 'Dan Petrescu',
        },
      ],
    }),
  );
  renderFeature(shown);
  const dialog = within(await screen.findByRole('dialog', { name: /Bară spate/ }));
  const link = await dialog.findByRole('link', { name: /DM25C0000412/ });
  expect(link).toHaveAttribute('href', `/workflow/getById/DM25C0000412/${id(3)}`);
  expect(link).toHaveAttribute('target', '_blank');
  for (const words of ['DM25C0000412', 'Inspection', 'Closed', '14.03.2025', 'Dan Petrescu'])
    expect(dialog.getByText(words)).toBeInTheDocument();
});

test('S18 a part that no other file names says so', async () => {
  server.use(mock(browseItemHistory, { status: 200, body: [] }));
  renderFeature(shown);
  expect(
    await screen.findByText('There are no connected files that contain the current item.'),
  ).toBeInTheDocument();
});
