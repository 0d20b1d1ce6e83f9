import { browseTeams, closeTeam, getSettingUsage, moveToTeam, saveTeam } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { aProfile, renderFeature, server } from '@dosar/testing';
import { hoursAgo, idOf, people } from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamsPage } from './teams-page.tsx';

const radu = { user_id: people.radu.userId, full_name: people.radu.fullName, is_manager: false };
const maria = { user_id: people.maria.userId, full_name: people.maria.fullName, is_manager: true };
const claims: Schema<'ManagedTeam'> = {
  team_id: idOf('other', 1),
  name_ro: 'Daune',
  name_en: 'Claims',
  people: [radu, maria],
  queue_count: 2,
  row_version: 3,
};
const large: Schema<'ManagedTeam'> = {
  ...claims,
  team_id: idOf('other', 2),
  name_ro: 'Daune grele',
  name_en: 'Large claims',
  people: [],
  queue_count: 0,
  row_version: 1,
};

/** The page on a server that keeps teams as they were last changed. */
function show(changed: Partial<Schema<'TeamList'>> = {}, who = people.calin) {
  const sent: (BodyOf<'saveTeam'> | BodyOf<'moveToTeam'> | string)[] = [];
  const list: Schema<'TeamList'> = {
    manages_all: true,
    moves: [],
    teams: [claims, large],
    without_team: [],
    ...changed,
  };
  server.use(
    mock(browseTeams, { status: 200, body: list }),
    mock(saveTeam, ({ body }) => {
      sent.push(body);
      return { status: 201, body: list };
    }),
    mock(moveToTeam, ({ body }) => {
      sent.push(body);
      return { status: 200, body: list };
    }),
    mock(closeTeam, ({ path, body }) => {
      sent.push(`closed ${path.team_id} to ${body.move_to}`);
      return { status: 200, body: list };
    }),
  );
  return { sent, ...renderFeature(<TeamsPage />, { profile: aProfile({}, who) }) };
}

test('M4 R8 a configurator makes a team, which needs its name in both languages', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'New team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New team' }));
  await user.type(dialog.getByRole('textbox', { name: /Name in Romanian/ }), 'Recuperări');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Write a name.')).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: /Name in English/ }), 'Recoveries');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ team_id: null, name_ro: 'Recuperări', name_en: 'Recoveries', row_version: 0 }]);
});

test('M4 R8 somebody is moved to another team with the team in which they were read, and the page tells who moved lately', async () => {
  const move = { full_name: radu.full_name, from_name: 'Claims', to_name: null, moved_at: hoursAgo(2) };
  const { user, sent } = show({ moves: [{ ...move, moved_by_name: 'Călin Dobre' }] });
  expect(await screen.findByText('Radu Marin: Claims → no team')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Radu Marin' }));
  await user.click(screen.getByRole('button', { name: 'Move to a team…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move one person' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /To/ }), 'Large claims');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('One person moved.')).toBeInTheDocument();
  expect(sent).toEqual([
    { team_id: large.team_id, people: [{ user_id: radu.user_id, from_team_id: claims.team_id }] },
  ]);
});

test('M3 M4 R8 a team is closed with its people and queues moved to another one', async () => {
  const { user, sent } = show();
  server.use(
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [
          { use: 'people', name: 'People in the team', count: 2, effect: 'moves', examples: [] },
          { use: 'queues', name: 'Queues of work', count: 2, effect: 'moves', examples: [] },
          { use: 'waiting_work', name: 'Work that waits', count: 40, effect: 'stays', examples: [] },
        ],
        targets: [{ id: large.team_id, label: 'Large claims' }],
      },
    }),
  );
  const full = within(await screen.findByRole('region', { name: /^Claims/ }));
  await user.click(full.getByRole('button', { name: 'Close the team' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close the team Claims?' }));
  expect(await question.findByText('Work that waits: 40')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Close the team' }));
  expect(await question.findByText('Choose where it moves.')).toBeVisible();
  await user.type(question.getByRole('combobox', { name: /^Move to/ }), 'Large');
  await user.click(await screen.findByRole('option', { name: 'Large claims' }));
  await user.click(question.getByRole('button', { name: 'Close the team' }));
  expect(await screen.findByText('The team is closed.')).toBeInTheDocument();
  expect(sent).toEqual([`closed ${claims.team_id} to ${large.team_id}`]);
});

test('M4 R8 a manager of one team neither makes teams nor moves managers', async () => {
  show({ manages_all: false, teams: [claims] }, people.maria);
  expect(await screen.findByRole('checkbox', { name: /^Maria Stan/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Radu Marin' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'New team' })).toBeNull();
});
