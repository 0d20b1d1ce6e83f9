import { inviteUser } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUser, framed, peopleCalls } from '../testing/people-samples.tsx';

beforeEach(() => server.use(...peopleCalls(aUser)));

test('R8 an invitation offers only roles that one may give, and a name that is taken loses nothing typed', async () => {
  let team: string | null | undefined;
  server.use(
    mock(inviteUser, ({ body }) => {
      team = body.team_id;
      return problem(409, 'people_rule', { context: { reason: 'username_taken' } });
    }),
  );
  const { user: visitor } = renderFeature(framed);
  await visitor.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite' }));
  expect(await dialog.findByRole('checkbox', { name: 'Claims handler' })).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: 'Application configurator' })).toBeNull();
  await visitor.type(dialog.getByLabelText(/^Full name/), 'Ioana Pop');
  await visitor.type(dialog.getByLabelText(/^E-mail/), 'ioana.pop@example.com');
  await visitor.type(dialog.getByLabelText(/^User name/), 'ana.ionescu');
  await visitor.selectOptions(dialog.getByLabelText('Team'), 'Cluj');
  await visitor.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText('Somebody has this user name. Choose another one.')).toBeVisible();
  expect(team).toBe('0c000000-0000-4000-8000-000000000001');
  expect(dialog.getByLabelText(/^Full name/)).toHaveValue('Ioana Pop');
});
