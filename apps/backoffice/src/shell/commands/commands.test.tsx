import {
  browseReports,
  runReport,
  browseSearch,
  getAssignment,
  getOwnAccount,
  updateOwnAccount,
} from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import {
  aFoundFile,
  aFoundPerson,
  anOwnAccount,
  aProfile,
  aReplacedUser,
  idOf,
  people,
  server,
  someFindings,
  type StaffMember,
} from '@dosar/testing';
import type { AreaManifest } from '@dosar/areas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, arrivesAt, openApp } from '../../app-fixture.tsx';

type Asked = MockRequest<'browseSearch'>['body'];

beforeEach(() => {
  aQuietServer();
  localStorage.setItem('dosar.locale', 'ro');
  server.use(mock(getAssignment, problem(404, 'not_found')));
});

const field = () => screen.findByRole('combobox', { name: 'Pagină, acțiune sau dosar' });
const group = (name: string) => within(screen.getByRole('group', { name }));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** The field has the focus by itself, but not in a test: nothing has a size there. */
async function openByKey(user: ReturnType<typeof openApp>['user']) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await field());
}

async function openPalette(profile = aProfile(), otherAreas: readonly AreaManifest[] = []) {
  const app = openApp('/assignments/shortlist', profile, otherAreas);
  await screen.findByRole('heading', { level: 1 });
  await openByKey(app.user);
  return app;
}

/** A server that finds what `answer` says, and what it was asked for. */
function finds(answer: (q: string) => Parameters<typeof someFindings>[0]) {
  const asked: string[] = [];
  server.use(
    mock(browseSearch, ({ body: { q } }: { body: Asked }) => {
      asked.push(q);
      return { status: 200 as const, body: someFindings(answer(q)) };
    }),
  );
  return asked;
}

test('ux 112 a page is found without diacritics and opened with Enter; Escape leads back to where one was', async () => {
  finds(() => ({}));
  const { user, router } = await openPalette();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: /^Caută un dosar/ }));
  await user.type(await field(), 'activitati');
  expect(group('Pagini').getByRole('option', { name: /^Activități/ })).toHaveTextContent('G apoi T');
  await user.keyboard('{Enter}');
  await arrivesAt('/assignments/worklist', router);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('M2 a page is found by its whole name, wherever the narrow menu may break it', async () => {
  finds(() => ({}));
  const { user, router } = await openPalette(aProfile({}, people.paula));
  await user.keyboard('previzualizare{Enter}');
  await arrivesAt('/preview', router);
});

test('what was opened last comes first, for each person for themselves', async () => {
  finds(() => ({}));
  const { user, router } = await openPalette();
  await user.keyboard('cautare{Enter}');
  await arrivesAt('/search', router);
  await openByKey(user);
  expect(group('Recente').getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Căutare');
  expect(screen.getAllByRole('option', { name: /^Căutare/ })).toHaveLength(1);
  expect(Object.keys(localStorage)).toContain(`dosar.recent-commands.${people.ana.userId}`);
});

const own = ['Profilul meu', 'Preferințele mele', 'Dispozitivele mele'];

test.each<[string, StaffMember, string[]]>([
  ['a handler', people.ana, ['Panou', 'Activități', 'Daună nouă', 'Căutare', ...own, 'Constatări']],
  ['a configurator', people.calin, ['Panou', 'Activități', 'Căutare', 'Ajutor', 'Setări', ...own]],
])(
  'M11 %s finds the pages of their menu, those that no menu lists, and no others',
  async (_who, who, pages) => {
    await openPalette(aProfile({}, who));
    const names = group('Pagini').getAllByRole('option');
    expect(names.map((option) => option.querySelector('[data-part=item-text] > span')?.textContent)).toEqual(
      pages,
    );
  },
);

test.each([
  ['setari', 'Preferințele mele'],
  ['deconect', 'Ieșire'],
  ['concediu', undefined],
])('ux 112 by another word, %s, one finds what has one name on the screen', async (typed, found) => {
  finds(() => ({}));
  const { user } = await openPalette();
  await user.keyboard(typed);
  if (found === undefined) expect(options()).toEqual([]);
  else expect(screen.getAllByRole('option')[0]).toHaveTextContent(found);
});

test('R8 B6 a found file, person or vehicle says which special customer it is for and by what, and the list of the last ones does not', async () => {
  const special_customer = { name: 'Flota Demo', reason: 'după numărul auto B 123 ABC' };
  const person = aFoundPerson();
  const files = person.files.map((link) => ({ ...link, special_customer }));
  const vehicle = { vehicle_id: idOf('vehicle', 1), plate: 'B123ABC', vin: null, vehicle_name: null };
  finds(() => ({
    found: [aFoundFile({ special_customer })],
    people: { items: [{ ...person, files }], similar: false, next_cursor: null },
    vehicles: { items: [{ ...vehicle, files, more_files: false }], next_cursor: null },
  }));
  const { user } = await openPalette();
  await user.keyboard('stefan');
  for (const name of ['Dosare', 'Persoane', 'Vehicule'])
    expect(await screen.findByRole('group', { name })).toHaveTextContent(
      'Flota Demo, după numărul auto B 123 ABC',
    );
  await user.click(group('Dosare').getByRole('option'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Flota Demo');
});

test('M6 reports are found by their name and by the word for reports', async () => {
  const reports = [{ state: 'late-files', name: 'Dosare întârziate', description: null }];
  server.use(
    mock(browseReports, { status: 200, body: [{ category: 'claims', name: 'Dosare', reports }] }),
    mock(runReport, problem(404, 'not_found')),
  );
  finds(() => ({}));
  const { user, router } = await openPalette(aProfile({ features: ['reports'] }));
  await user.keyboard('rapoarte intarz{Enter}');
  await arrivesAt('/reports/late-files', router);
});

test('actions change language, colours and density at once, and the password in its own window', async () => {
  server.use(
    mock(getOwnAccount, { status: 200, body: anOwnAccount() }),
    mock(updateOwnAccount, ({ body: { language, preferences } }) => ({
      status: 200,
      body: aProfile({ language, user_metadata: { ...aProfile().user_metadata, preferences } }),
    })),
  );
  finds(() => ({}));
  const { user } = await openPalette(aProfile({ replaced_users: [aReplacedUser(people.radu)] }));
  const actions = group('Acțiuni');
  expect(actions.getByRole('option', { name: 'Radu Marin Lucrați în numele · radu.marin' })).toBeVisible();
  expect(actions.getByRole('option', { name: 'Ieșire' })).toBeVisible();
  await user.keyboard('intunecate{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'));

  await openByKey(user);
  await user.keyboard('parola{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Schimba parola' })).toBeVisible();
});

test('ux 112 a claim file is found by plate or name, once three characters stand for a moment', async () => {
  const file = aFoundFile({ claimant_name: 'Ion Țăranu', plate: 'B123ABC' });
  const asked = finds(() => ({ found: [file] }));
  const { user, router } = await openPalette();
  await user.keyboard('ta');
  expect(screen.queryByText('Se caută dosare…')).toBeNull();
  await user.keyboard('ran');
  expect(screen.getByRole('status')).toHaveTextContent('Se caută dosare…');
  const hit = await screen.findByRole('option', { name: /DM26R0000001 B 123 ABC · Ion Țăranu În lucru/ });
  expect(asked).toEqual(['taran']);
  await user.click(hit);
  await arrivesAt(`/workflow/getById/${file.claim_file_no}/${file.assignment_id}`, router);
});

test('a person and a vehicle are found in groups of their own, and open their newest file', async () => {
  const person = aFoundPerson({ full_name: 'Ion Țăranu' });
  const [file] = person.files;
  const vehicle = {
    vehicle_id: idOf('vehicle', 1),
    plate: 'B123ABC',
    vin: null,
    vehicle_name: 'Dacia Logan',
  };
  finds(() => ({
    people: { items: [person], similar: false, next_cursor: null },
    vehicles: { items: [{ ...vehicle, files: person.files, more_files: false }], next_cursor: null },
  }));
  const { user, router } = await openPalette();
  await user.keyboard('taran');
  await screen.findByRole('group', { name: 'Persoane' });
  expect(group('Vehicule').getByRole('option')).toHaveTextContent('B 123 ABC');
  await user.click(group('Persoane').getByRole('option', { name: /^Ion Țăranu/ }));
  await arrivesAt(`/workflow/getById/${file?.claim_file_no}/${file?.assignment_id}`, router);
});

test('ux 112 a whole claim number opens its file with Enter, before the answer is there too', async () => {
  const file = aFoundFile();
  const asked = finds(() => ({ found: [file] }));
  const { user, router } = await openPalette();
  await user.paste('dm26 r000 0001');
  await user.keyboard('{Enter}');
  await arrivesAt(`/workflow/getById/${file.claim_file_no}/${file.assignment_id}`, router);
  expect(asked).toEqual(['DM26R0000001']);
});

test('nothing found and a search that failed are two things, and the second can be tried again', async () => {
  finds(() => ({}));
  const { user } = await openPalette();
  await user.type(await field(), 'zzzz');
  expect(await screen.findByText('Nu am găsit nimic.')).toBeVisible();
  expect(options()).toEqual([]);

  server.use(mock(browseSearch, problem(503, 'database_unavailable')));
  await user.type(await field(), 'z');
  expect(await screen.findByText('Dosarele nu au putut fi căutate.')).toBeVisible();
  finds(() => ({ found: [aFoundFile()] }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /DM26R0000001/ })).toBeVisible();
});
