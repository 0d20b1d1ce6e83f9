import { getFeatures, getSettingUsage, refreshToken, switchFeature } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { aProfile, authTokens, people, renderFeature, server, someFeatures } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeaturesPage } from './features-page.tsx';

const calin = aProfile({}, people.calin);

/** A server that keeps the switches of one organisation. */
function keeps(list = someFeatures()) {
  const state = { list, sent: [] as MockRequest<'switchFeature'>['body'][] };
  server.use(
    mock(getFeatures, () => ({ status: 200, body: state.list })),
    mock(switchFeature, ({ body }) => {
      state.sent.push(body);
      const items = state.list.items.map((item) => (item.feature_code === body.feature_code ? body : item));
      state.list = { items };
      return { status: 200 as const, body: state.list };
    }),
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [
          {
            use: 'report_schedules',
            name: 'Reports that are sent regularly',
            count: 1,
            effect: 'stays',
            examples: [{ label: 'Maria Stan', address: null }],
          },
        ],
        targets: [],
      },
    }),
    mock(refreshToken, () => ({ status: 200 as const, body: authTokens(calin) })),
  );
  return state;
}

const open = () => renderFeature(<FeaturesPage />, { profile: calin });

test('B13 whoever switches reports off first reads which page vanishes', async () => {
  const kept = keeps();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Switch off Reports' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('The page “Reports” vanishes.');
  expect(kept.sent).toEqual([]);
  expect(await within(question).findByText('Reports that are sent regularly: 1')).toBeVisible();

  await user.click(within(question).getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('“Reports” is off.')).toBeVisible();
  expect(kept.sent).toMatchObject([{ feature_code: 'reports', is_enabled: false, row_version: 1 }]);
  expect(await screen.findByRole('button', { name: 'Switch on Reports' })).toBeVisible();
});

test('a switch that a colleague moved meanwhile is told, and the list shows how it stands now', async () => {
  const kept = keeps();
  server.use(mock(switchFeature, problem(412, 'stale_row_version')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Switch off Time off' }));
  kept.list = someFeatures({ 'time-off': false });
  const question = await screen.findByRole('alertdialog');
  await within(question).findByText('Maria Stan');
  await user.click(within(question).getByRole('button', { name: 'Switch off' }));
  expect(await within(question).findByRole('alert')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Switch on Time off' })).toBeVisible());
});
