import { checkInstallation, getSetup, setUpOrganisation } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, authTokens, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSetup, someFindings } from './setup-sample.ts';
import { SetupPage } from './setup-page.tsx';

function open(setup: Partial<Schema<'Setup'>> = {}) {
  server.use(
    mock(getSetup, { status: 200, body: aSetup(setup) }),
    mock(checkInstallation, { status: 200, body: { findings: someFindings } }),
  );
  return renderFeature(<SetupPage />, {
    path: '/setup',
    at: '/setup',
    profile: null,
    otherRoutes: ['/home', '/login'].map((path) => ({ path, element: <h1>{path}</h1> })),
  });
}

const typed = {
  'Installation code': '7KQ2-M4TX-9PWR-3HBN',
  'Legal name': 'Nord-Vest Asigurări SA',
  'Company number (CUI)': 'RO 14399840',
  'Short name': 'Nord-Vest',
  'Code in addresses': 'nord-vest',
  'Prefix of claim numbers': 'nv',
  Name: 'Simona Crișan',
  'E-mail': 'simona.crisan@example.com',
  'User name': 'simona.crisan',
  Password: 'Patru mere verzi, 88',
};
type Typed = Record<keyof typeof typed, string>;

async function fill(user: ReturnType<typeof open>['user'], more: Partial<Typed> = {}) {
  await screen.findByLabelText(/^Installation code/);
  for (const [label, text] of Object.entries({ ...typed, ...more })) {
    await user.click(
      screen.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '.')}`), { selector: 'input' }),
    );
    await user.paste(text);
  }
}
const start = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Start' }));

test('T1 E2 an installation is set up on one page, whose first administrator is then signed in', async () => {
  const sent: unknown[] = [];
  const { user } = open();
  server.use(
    mock(setUpOrganisation, ({ body }) => {
      sent.push(body);
      return { status: 201, body: authTokens(aProfile()) };
    }),
  );
  await fill(user);
  await user.upload(screen.getByLabelText('Logo'), new File(['logo'], 'nv.png', { type: 'image/png' }));
  const picture = `data:image/png;base64,${btoa('logo')}`;
  for (const shown of await screen.findAllByRole('img', { name: 'Nord-Vest' }))
    expect(shown).toHaveAttribute('src', picture);
  expect(screen.getAllByText('NV26R0000001').length).toBeGreaterThan(0);
  await start(user);
  expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      cui: 'RO 14399840',
      claim_prefix: 'NV',
      logo_picture: picture,
      material_color: 'indigo-600',
      sidebar: '#3949ab',
      administrator: {
        full_name: 'Simona Crișan',
        username: 'simona.crisan',
        email: 'simona.crisan@example.com',
        password: 'Patru mere verzi, 88',
      },
    }),
  ]);
});

test('V3 what is wrong is said at its field before anything is sent', async () => {
  const { user } = open();
  await fill(user, { 'Company number (CUI)': '14399841', Password: 'simona.crisan-2026' });
  await start(user);
  expect((await screen.findAllByText(/This is not a valid company number/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/does not meet every rule below/).length).toBeGreaterThan(0);
});

test('a wrong code is told in words, and what was typed stays', async () => {
  const { user } = open();
  server.use(mock(setUpOrganisation, problem(409, 'setup_refused', { context: { reason: 'code_wrong' } })));
  await fill(user);
  await start(user);
  expect(await screen.findByText(/not the code that the server printed/)).toBeVisible();
  expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Nord-Vest Asigurări SA');
});

test('the later of two browsers reads that the installation has been set up', async () => {
  const { user } = open();
  server.use(mock(setUpOrganisation, problem(404, 'not_found')));
  await fill(user);
  await start(user);
  expect(await screen.findByText('This installation has been set up')).toBeVisible();
});

test('an installation with an organisation shows the way to the sign-in', async () => {
  server.use(mock(getSetup, problem(404, 'not_found')));
  renderFeature(<SetupPage />, { path: '/setup', at: '/setup', profile: null });
  await waitFor(() => expect(screen.getByRole('link', { name: 'To the sign-in' })).toBeVisible());
});

test('a code that has ended is told, and how to get another one', async () => {
  open({ code_expires_at: null });
  expect(await screen.findByText(/Restart the server/)).toBeVisible();
});

test('C1 the right code opens what the server knows of its machine, with what to mend', async () => {
  const { user } = open();
  const machine = await screen.findByRole('region', { name: 'The machine that it runs on' });
  expect(machine).toHaveTextContent('Type the installation code');
  await fill(user);
  expect(await within(machine).findByText('PostgreSQL 17.2')).toBeVisible();
  expect(screen.getByText('The code is right.')).toBeVisible();
  expect(machine).toHaveTextContent('Free: 412.0 GB');
  expect(machine).toHaveTextContent(
    'To be mended: Virus scannerDoes not answer: no document is released until it does: connect ECONNREFUSED 10.0.0.7:3310',
  );
});

test('a wrong code shows nothing of the machine, and is not asked about twice', async () => {
  let asked = 0;
  const { user } = open();
  server.use(
    mock(checkInstallation, () => {
      asked += 1;
      return problem(409, 'setup_refused', { context: { reason: 'code_wrong' } });
    }),
  );
  await fill(user);
  expect(await screen.findByText(/not the code that the server printed/)).toBeVisible();
  expect(screen.queryByText('PostgreSQL 17.2')).toBeNull();
  expect(asked).toBe(1);
});

test('the steps tick themselves once their part is as the server takes it', async () => {
  const { user } = open();
  await fill(user, { Password: 'scurta' });
  const steps = screen.getByRole('navigation', { name: 'Steps', hidden: true });
  const [organisation, looks, administrator] = within(steps).getAllByRole('listitem', { hidden: true });
  expect(organisation).toHaveTextContent('The organisation filled in');
  expect(looks).toHaveTextContent('NV · Indigo');
  expect(administrator).not.toHaveTextContent('filled in');
});
