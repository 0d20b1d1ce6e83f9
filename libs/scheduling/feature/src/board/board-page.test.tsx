import { browseAssessmentCentreCounties, browseBookable, getBoard } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { aBoard, aProfile, daysAhead, people, someBookableWork } from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BoardPage } from './board-page.tsx';

const asElena = (search = '') => ({
  profile: aProfile({}, people.elena),
  at: `/appointments?date=${daysAhead(0)}${search}`,
});

test('B2 between visits at two places the board shows the way, and what the filters hide stays taken', async () => {
  server.use(
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [{ code: 'B', name: 'București' }] }),
  );
  const { user } = renderFeature(<BoardPage />, asElena());
  expect(await screen.findByText('On the road, 30 min')).toBeInTheDocument();
  expect(screen.getByText('2 visits')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('State'), 'Did not take place');
  expect(await screen.findByText('0 visits')).toBeVisible();
  expect(screen.getAllByText('Taken')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /DM26R0000001/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByRole('link', { name: /DM26R0000001/ })).toBeInTheDocument();
});

test('B2 a visit is booked from the board: the claim is chosen first', async () => {
  server.use(
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
    mock(browseBookable, { status: 200, body: [someBookableWork()] }),
  );
  const { user } = renderFeature(<BoardPage />, asElena());
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const window = await screen.findByRole('dialog', { name: 'Schedule a visit' });
  expect(await within(window).findByRole('button', { name: /DM26R0000003/ })).toBeInTheDocument();
});
