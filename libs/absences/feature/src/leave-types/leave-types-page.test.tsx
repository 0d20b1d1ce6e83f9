import { getLeaveTypes, getPresenceMinimums, saveLeaveType, savePresenceMinimum } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LeaveTypesPage } from './leave-types-page.tsx';

const teamId = '01900000-0000-7000-8000-000000000009';
const training: Schema<'LeaveType'> = {
  ...{ absence_type_code: 'training', name_ro: 'Instruire', name_en: 'Training', short_ro: 'INS' },
  ...{ short_en: 'TR', needs_certificate: false, only_managers: false, is_offered: true },
  ...{ days_per_year: null, least_days: null, counts_as_away: true, is_by_law: false },
  ...{ open_absences: 2, row_version: 0 },
};
const rest: Schema<'LeaveType'> = {
  ...training,
  ...{ absence_type_code: 'rest', name_ro: 'Concediu de odihnă', name_en: 'Rest leave' },
  ...{ days_per_year: 20, least_days: 20, is_by_law: true, open_absences: 0, row_version: 3 },
};
let items: Schema<'LeaveType'>[];
let teams: Schema<'PresenceMinimum'>[];
let savedMinimums: MockRequest<'savePresenceMinimum'>['body'][];
let saved: MockRequest<'saveLeaveType'>['body'][];

beforeEach(() => {
  items = [rest, training];
  saved = [];
  teams = [{ team_id: teamId, name: 'Claims', members: 4, people: null, row_version: 0 }];
  savedMinimums = [];
  server.use(
    mock(getPresenceMinimums, () => ({ status: 200 as const, body: { items: teams } })),
    mock(savePresenceMinimum, ({ body }) => {
      savedMinimums.push(body);
      teams = teams.map((team) => ({ ...team, people: body.people, row_version: team.row_version + 1 }));
      return { status: 200 as const, body: { items: teams } };
    }),
    mock(getLeaveTypes, () => ({ status: 200 as const, body: { items } })),
    mock(saveLeaveType, ({ body }) => {
      saved.push(body);
      const code = body.absence_type_code;
      items = items.map((type) => (type.absence_type_code === code ? { ...type, ...body } : type));
      return { status: 200 as const, body: { items } };
    }),
  );
});

async function change(name: string) {
  const { user } = renderFeature(<LeaveTypesPage />, { profile: aProfile({}, people.calin) });
  await user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { user, dialog: within(await screen.findByRole('dialog', { name })) };
}

test('B13 a kind that people asked for is taken off the list, and tells how many absences keep it', async () => {
  const { user, dialog } = await change('Training');
  expect(dialog.getByText('2 absences have it')).toBeVisible();
  expect(dialog.queryByRole('spinbutton')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Can be asked for' }));
  await user.click(dialog.getByRole('button', { name: 'Save the kind' }));
  expect(await screen.findByText(/not asked for any more/)).toBeVisible();
  expect(saved).toMatchObject([{ absence_type_code: 'training', is_offered: false, days_per_year: null }]);
});

test('B13 rest leave has its days of the law at least, and cannot be taken off the list', async () => {
  const { user, dialog } = await change('Rest leave');
  expect(dialog.queryByRole('checkbox', { name: 'Can be asked for' })).not.toBeInTheDocument();
  const days = dialog.getByRole('spinbutton', { name: /^Days a year/ });
  await user.clear(days);
  await user.type(days, '19');
  await user.click(dialog.getByRole('button', { name: 'Save the kind' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('from 20 (Labour Code, article 145) to 200');
  await user.clear(days);
  await user.type(days, '25');
  await user.click(dialog.getByRole('button', { name: 'Save the kind' }));
  expect(await screen.findByText(/25 days a year/)).toBeVisible();
  expect(saved).toMatchObject([{ absence_type_code: 'rest', days_per_year: 25, row_version: 3 }]);
});

test('a kind that a colleague changed meanwhile is not overwritten', async () => {
  server.use(mock(saveLeaveType, problem(412, 'stale_row_version')));
  const { user, dialog } = await change('Training');
  await user.type(dialog.getByRole('textbox', { name: 'Name in English' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Save the kind' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});

test('R8 a team gets the number of people that it needs, and an empty field takes it away', async () => {
  const { user, dialog } = await change('Claims');
  const needed = dialog.getByRole('spinbutton', { name: 'People who have to be there' });
  await user.type(needed, '5');
  await user.click(dialog.getByRole('button', { name: 'Save the number' }));
  expect(await screen.findByText('at least 5 of 4 people')).toBeVisible();
  expect(screen.getByText('The team has fewer people, so every leave brings a warning.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Change Claims' }));
  const again = within(await screen.findByRole('dialog', { name: 'Claims' }));
  await user.clear(again.getByRole('spinbutton'));
  await user.click(again.getByRole('button', { name: 'Save the number' }));
  expect(await screen.findByText('no number · 4 people in the team')).toBeVisible();
  expect(savedMinimums).toEqual([
    { team_id: teamId, people: 5, row_version: 0 },
    { team_id: teamId, people: null, row_version: 1 },
  ]);
});
