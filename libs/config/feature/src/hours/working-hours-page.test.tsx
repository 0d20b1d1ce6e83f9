import { getWorkingHours, updateWorkingHours } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server, someWorkingHours } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WorkingHoursPage } from './working-hours-page.tsx';

const calin = aProfile({}, people.calin);

function keeps(stored = someWorkingHours()) {
  const sent: MockRequest<'updateWorkingHours'>['body'][] = [];
  server.use(
    mock(getWorkingHours, { status: 200, body: stored }),
    mock(updateWorkingHours, ({ body }) => {
      sent.push(body);
      return { status: 200 as const, body: { ...body, row_version: body.row_version + 1 } };
    }),
  );
  return sent;
}

const open = () => renderFeature(<WorkingHoursPage />, { profile: calin });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

test('B13 hours are typed as people write them, and an empty day is one on which nobody answers', async () => {
  const sent = keeps();
  const { user } = open();
  expect(await field('Monday')).toHaveValue('09:00–17:00');
  expect(await field('Saturday')).toHaveValue('');
  await user.clear(await field('Friday'));
  await user.type(await field('Saturday'), '10-14');
  await user.click(screen.getByRole('button', { name: 'Save the hours' }));
  expect(await screen.findByText('The hours are saved.')).toBeVisible();
  expect(sent.map(({ working_hours: days }) => days.slice(3))).toEqual([
    [
      { weekday: 4, from: '09:00', until: '17:00' },
      { weekday: 6, from: '10:00', until: '14:00' },
    ],
  ]);
});

test('hours that end before they begin are sent nowhere', async () => {
  const sent = keeps();
  const { user } = open();
  await user.clear(await field('Monday'));
  await user.type(await field('Monday'), '17-9');
  await user.click(screen.getByRole('button', { name: 'Save the hours' }));
  expect(await screen.findAllByText('Write the hours like 09:00–17:00.')).not.toHaveLength(0);
  expect(sent).toEqual([]);
});

test('hours that cannot be read leave a way to try again', async () => {
  server.use(mock(getWorkingHours, problem(503, 'database_unavailable')));
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
