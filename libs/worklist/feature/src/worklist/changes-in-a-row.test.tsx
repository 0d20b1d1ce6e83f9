import { browseWorklist } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aWorklistPage, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerTheLists } from './worklist-fixture.tsx';
import { WorklistPage } from './worklist-page.tsx';

beforeEach(answerTheLists);

/** Opens the worklist behind a router that is busy with each change of the address until it is let go on. */
async function openWithBusyRouter() {
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(2) }));
  let goOn: (() => void)[] = [];
  let isBusy = false;
  const loader = async () => {
    if (isBusy) await new Promise<void>((resolve) => goOn.push(resolve));
    return null;
  };
  const path = '/assignments/worklist';
  const { user, router } = renderFeature(
    [{ path, element: <WorklistPage />, loader, HydrateFallback: () => null }],
    {
      at: path,
      locale: 'en',
    },
  );
  await screen.findByText('DM26R0000001');
  isBusy = true;
  return {
    user,
    columnsOfAddress: () => new URLSearchParams(router.state.location.search).get('columns')?.split(','),
    letRouterGoOn: () => {
      isBusy = false;
      for (const release of goOn) release();
      goOn = [];
    },
  };
}

test('ux 14 a second change of the columns builds on the first one, also before the address has followed', async () => {
  const { user, columnsOfAddress, letRouterGoOn } = await openWithBusyRouter();
  await user.click(await screen.findByRole('button', { name: 'Display' }));
  const plate = await screen.findByRole('checkbox', { name: 'Plate' });

  await user.click(plate);
  expect(plate).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Move Task down' }));
  letRouterGoOn();

  await waitFor(() =>
    expect(columnsOfAddress()).toEqual([
      'claim_file_no',
      'status',
      'assignment_type',
      'claimant_name',
      'due_at',
      'assigned_to',
    ]),
  );
  expect(screen.queryByRole('columnheader', { name: 'Plate' })).not.toBeInTheDocument();
});
