import {
  addGroupMapping,
  createProvisioningToken,
  endProvisioningToken,
  getProvisioning,
  saveGroupMapping,
  saveProvisioningRules,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProvisioningPage } from './provisioning-page.tsx';
import { aProvisioning } from './provisioning-samples.ts';

const framed = (
  <PageFrame>
    <ProvisioningPage />
  </PageFrame>
);
let page = aProvisioning();

beforeEach(() => {
  page = aProvisioning();
  server.use(mock(getProvisioning, () => ({ status: 200, body: page })));
});

test('R8 a token is shown once, to be copied with the address, and not on the page', async () => {
  let asked: { name: string; days: number } | undefined;
  server.use(
    mock(createProvisioningToken, ({ body }) => {
      asked = body;
      return { status: 201 as const, body: { token: 'dosar-scim-secret', page } };
    }),
  );
  const { user } = renderFeature(framed);
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Okta');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  const shown = within(await screen.findByRole('alertdialog', { name: 'The token is ready' }));
  expect(shown.getByText('dosar-scim-secret')).toBeVisible();
  expect(shown.getByText(page.scim_url)).toBeVisible();
  expect(asked).toEqual({ name: 'Okta', days: 365 });
  await user.click(shown.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('dosar-scim-secret')).toBeNull());
});

test('R8 a token is ended at the version that was read, after a question', async () => {
  let version: number | undefined;
  server.use(
    mock(endProvisioningToken, ({ body }) => {
      version = body.row_version;
      return { status: 201 as const, body: page };
    }),
  );
  const { user } = renderFeature(framed);
  await user.click(await screen.findByRole('button', { name: 'End the token Entra ID' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(version).toBe(1));
});

test('R8 a group gives roles that one may give, and a team', async () => {
  let saved: object | undefined;
  server.use(
    mock(saveGroupMapping, ({ body }) => {
      saved = body;
      return { status: 201 as const, body: page };
    }),
  );
  const { user } = renderFeature(framed);
  expect(await screen.findByText('12 people')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit the group Daune' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the group Daune' }));
  expect(dialog.queryByRole('checkbox', { name: 'Application configurator' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Claims manager' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved).toEqual({
      row_version: 4,
      role_codes: ['claims.handler', 'claims.manager'],
      team_id: '0c000000-0000-4000-8000-000000000001',
    }),
  );
});

test('R8 a group that gives nothing is mapped by its name, and a refusal loses nothing', async () => {
  server.use(
    mock(addGroupMapping, () => problem(409, 'provisioning_rule', { context: { reason: 'group_mapped' } })),
  );
  const { user } = renderFeature(framed);
  await user.click(await screen.findByRole('button', { name: 'Give roles to the group Toată firma' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a group' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Claims handler' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This group is in the list already.')).toBeVisible();
  expect(dialog.getByLabelText(/^Name of the group/)).toHaveValue('Toată firma');
  expect(dialog.getByRole('checkbox', { name: 'Claims handler' })).toBeChecked();
});

test('R8 the claim with the groups is saved, and an empty one is none', async () => {
  const saved: object[] = [];
  server.use(
    mock(saveProvisioningRules, ({ body }) => {
      saved.push(body);
      return { status: 201 as const, body: page };
    }),
  );
  const { user } = renderFeature(framed);
  await user.type(await screen.findByLabelText(/^Claim with the groups/), 'groups');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved).toEqual([{ groups_claim: 'groups', creates_people: false, row_version: 0 }]),
  );
});

test('what a directory changed, and what was refused, is told by name', async () => {
  renderFeature(framed);
  expect(await screen.findByText('Person added: Ioana Pop')).toBeVisible();
  expect(screen.getByText('Person changed in part: Călin Dobre')).toBeVisible();
  expect(screen.getByText('Refused')).toBeVisible();
  expect(screen.getByText(/^The account is one that only an administrator changes/)).toBeVisible();
});
