import {
  browseSearch,
  browseVehicleBrands,
  browsePreviewDocuments,
  downloadDocument,
  getAssignment,
  previewClaimFile,
} from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import {
  aClaimFilePreview,
  aFoundFile,
  aFoundPerson,
  aProfile,
  idOf,
  people,
  server,
  someFindings,
} from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, arrivesAt, openApp } from './app-fixture.tsx';

type Asked = MockRequest<'browseSearch'>['body'];

beforeEach(() => {
  aQuietServer();
  sessionStorage.clear();
  server.use(
    mock(getAssignment, problem(404, 'not_found')),
    mock(browseVehicleBrands, { status: 200, body: [] }),
  );
});

const box = () => screen.findByRole('searchbox', { name: 'What are you looking for?' });
const file = aFoundFile();
const addressOfFile = `/workflow/getById/${file.claim_file_no}/${file.assignment_id}`;

/** A server that answers so, and what it was asked. */
function finds(answer: (asked: Asked) => Parameters<typeof someFindings>[0]) {
  const asked: Asked[] = [];
  server.use(
    mock(browseSearch, ({ body }: { body: Asked }) => {
      asked.push(body);
      return { status: 200 as const, body: someFindings(answer(body)) };
    }),
  );
  return asked;
}

test('R8 M1 the magnifier leads to one box, and what is typed there is found in groups', async () => {
  const asked = finds(() => ({
    found: [file],
    people: { items: [aFoundPerson()], similar: false, next_cursor: null },
  }));
  const { user, router } = openApp('/assignments/shortlist', aProfile());
  const banner = within(await screen.findByRole('banner'));
  await user.click(await banner.findByRole('link', { name: 'Search' }));
  await user.type(await box(), 'st');
  expect(screen.getByText('Type at least three characters')).toBeVisible();
  await user.type(await box(), 'efan');
  const files = await screen.findByRole('region', { name: 'Claim files' });
  expect(within(files).getByRole('link', { name: file.claim_file_no })).toBeVisible();
  expect(screen.getByRole('region', { name: 'People' })).toHaveTextContent('**********457');
  expect(screen.queryByRole('region', { name: 'Vehicles' })).toBeNull();
  expect(asked).toEqual([{ q: 'stefan' }]);
  await arrivesAt('/search?q=stefan', router);
});

test('R8 B6 a hit of a special customer says for whom it is and by what that was recognised, as a file and at its person', async () => {
  const special_customer = { name: 'Flota Demo', reason: 'by the plate B 123 ABC' };
  const person = aFoundPerson();
  finds(() => ({
    found: [aFoundFile({ special_customer }), aFoundFile({ claim_file_no: 'DM26R0000042' }, 2)],
    people: {
      items: [{ ...person, files: person.files.map((link) => ({ ...link, special_customer })) }],
      similar: false,
      next_cursor: null,
    },
  }));
  const { user } = openApp('/search', aProfile());
  await user.type(await box(), 'stefan');
  for (const name of ['Claim files', 'People']) {
    const group = await screen.findByRole('region', { name });
    expect(group).toHaveTextContent('Special customer:Flota Demoby the plate B 123 ABC');
    expect(within(group).getAllByText('Special customer:')).toHaveLength(1);
  }
});

test('R8 the one file of a plate opens at once, and Back leads to the search without opening it again', async () => {
  finds(() => ({ found: [file], exact: file }));
  const { user, router } = openApp('/search', aProfile());
  await user.type(await box(), 'b-123 abc');
  await arrivesAt(addressOfFile, router);
  await router.navigate(-1);
  expect(await box()).toHaveValue('b-123 abc');
  await screen.findByRole('link', { name: file.claim_file_no });
  await arrivesAt('/search?q=b-123+abc', router);
});

test('a number of a person stands in no address and is not remembered, a name is', async () => {
  const other = aFoundFile({}, 2);
  finds(({ q }) => ({ found: [q === 'Țepeșu' ? other : file] }));
  const { user, router } = openApp('/search', aProfile());
  await user.type(await box(), '1630615123457');
  await waitFor(() => expect(router.state.location.state).toEqual({ q: '1630615123457' }));
  await user.click(await screen.findByRole('link', { name: file.claim_file_no }));
  await arrivesAt(addressOfFile, router);
  // The page of the file takes a moment: what is seen until then is the search that one left.
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  await router.navigate(-1);
  expect(await box()).toHaveValue('1630615123457');
  expect(router.state.location.search).toBe('');

  await user.clear(await box());
  await user.type(await box(), 'Țepeșu');
  await user.click(await screen.findByRole('link', { name: other.claim_file_no }));
  await waitFor(() => expect(router.state.location.pathname).toContain(other.claim_file_no));
  await router.navigate('/search');
  const recent = within(await screen.findByRole('group', { name: 'Recent:' }));
  expect(recent.getAllByRole('button').map((button) => button.textContent)).toEqual(['Țepeșu']);
  expect(JSON.stringify(sessionStorage)).not.toContain('1630615123457');
});

test('signing out forgets what was searched for', async () => {
  sessionStorage.setItem(`dosar.recent-searches.${people.ana.userId}`, '["Țepeșu"]');
  const { sessions } = openApp('/search', aProfile());
  await screen.findByRole('button', { name: 'Țepeșu' });
  await sessions.staff.signOut();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('recent-searches'))).toEqual([]);
});

test('arrow keys lead from the box through the hits and back', async () => {
  finds(() => ({ found: [file, aFoundFile({}, 2)] }));
  const { user } = openApp('/search?q=stefan', aProfile());
  const links = await screen.findAllByRole('link', { name: /^DM26R/ });
  await user.click(await box());
  await user.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(links[1]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await box()).toHaveFocus();
});

test('all hits of a group come page after page, and lead back to all groups', async () => {
  const pages: Record<string, Parameters<typeof someFindings>[0]> = {
    first: { files: { items: [file], similar: false, next_cursor: 'next' } },
    next: { files: { items: [aFoundFile({}, 2)], similar: false, next_cursor: null } },
  };
  const asked = finds(({ after }) => pages[after ?? 'first']);
  const { user, router } = openApp('/search?q=stefan', aProfile());
  await user.click(await screen.findByRole('button', { name: 'All claim files' }));
  await arrivesAt('/search?q=stefan&kind=files', router);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'DM26R0000002' })).toBeVisible();
  expect(asked.at(-1)).toEqual({ q: 'stefan', kind: 'files', after: 'next' });
  await user.click(screen.getByRole('button', { name: 'All results' }));
  await arrivesAt('/search?q=stefan', router);
});

test('ranges of the address narrow the search, and are taken off in the panel', async () => {
  const asked = finds(() => ({ found: [file] }));
  const { user, router } = openApp('/search?q=stefan&event_from=2026-01-05&policy=rca&county=CJ', aProfile());
  await screen.findByRole('link', { name: file.claim_file_no });
  expect(asked.at(-1)?.criteria).toEqual({ event_from: '2026-01-05', policy_type: 'rca', county_code: 'CJ' });
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Narrow the results' }));
  await user.click(await panel.findByRole('button', { name: 'Clear filters' }));
  await arrivesAt('/search?q=stefan', router);
});

test('similar names, an incomplete answer, nothing and a failure each say what they are', async () => {
  finds(() => ({ files: { items: [file], similar: true, next_cursor: null }, partial: true }));
  const { user } = openApp('/search?q=stefam', aProfile());
  expect(await screen.findByText('Nothing matches exactly. These are similar names.')).toBeVisible();
  expect(screen.getByText(/Not everything could be searched in time/)).toBeVisible();

  finds(() => ({}));
  await user.type(await box(), 'zzz');
  expect(await screen.findByText(/Try a part of the name or number/)).toBeVisible();

  server.use(mock(browseSearch, problem(503, 'overloaded')));
  await user.type(await box(), 'y');
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeVisible();
});

test('M2 B11 a previewer names a file and a reason, and sees it masked, with their own name over it', async () => {
  const asked: object[] = [];
  server.use(
    mock(previewClaimFile, ({ body }) => {
      asked.push(body);
      return { status: 200, body: aClaimFilePreview() };
    }),
    mock(downloadDocument, problem(404, 'not_found')),
  );
  const { user, router } = openApp('/preview', aProfile({}, people.paula));
  await user.click(await screen.findByRole('button', { name: 'Show the file' }));
  expect(await screen.findByText(/at least six characters/)).toBeVisible();
  expect(screen.getByText('Say in a few words why you look at this file.')).toBeVisible();
  expect(asked).toEqual([]);

  await user.type(screen.getByLabelText('Claim file number'), 'dm26 r000 0001');
  await user.type(screen.getByLabelText('Reason'), 'Audit intern');
  await user.click(screen.getByRole('button', { name: 'Show the file' }));
  await arrivesAt('/preview/DM26R0000001', router);
  expect(await screen.findByRole('heading', { name: 'Claim file DM26R0000001' })).toBeVisible();
  expect(asked).toEqual([{ claim_file_no: 'DM26R0000001', reason: 'Audit intern' }]);
  expect(screen.getByText('*********456')).toBeVisible();
  expect(screen.getByRole('button', { name: /avarie-fata\.jpg/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /buletin\.pdf/ })).toBeNull();
  expect(document.querySelector('[data-watermark]')).toHaveAttribute(
    'data-watermark',
    expect.stringMatching(/^Paula Vasile · \d\d\.\d\d\.\d{4} \d\d:\d\d$/),
  );
});

test('M2 a preview says how many documents there are, and shows further ones on request', async () => {
  const preview = aClaimFilePreview();
  const [first] = preview.documents.items;
  if (first === undefined) throw new Error('The sample has no documents.');
  const next = idOf('document', 2);
  const asked: object[] = [];
  server.use(
    mock(previewClaimFile, {
      status: 200,
      body: { ...preview, documents: { ...preview.documents, next_cursor: next, total: 3 } },
    }),
    mock(browsePreviewDocuments, ({ body }) => {
      asked.push(body);
      const older = { ...first, document_id: idOf('document', 3), file_name: 'deviz.pdf', is_picture: false };
      return { status: 200, body: { items: [older], next_cursor: null, total: 3 } };
    }),
    mock(downloadDocument, problem(404, 'not_found')),
  );
  const { user } = openApp(`/preview/${file.claim_file_no}`, aProfile({}, people.paula));
  await user.type(await screen.findByLabelText('Reason'), 'Audit intern{Enter}');
  expect(await screen.findByRole('heading', { name: 'Documents (3)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more (2 of 3)' }));
  expect(await screen.findByText('deviz.pdf')).toBeVisible();
  expect(asked).toEqual([{ claim_file_no: 'DM26R0000001', reason: 'Audit intern', after: next }]);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

test('M2 whatever list a previewer comes from, a file opens as its preview once they say why', async () => {
  server.use(
    mock(previewClaimFile, { status: 200, body: aClaimFilePreview() }),
    mock(downloadDocument, problem(404, 'not_found')),
  );
  const { user, router } = openApp(addressOfFile, aProfile({}, people.paula));
  await arrivesAt(`/preview/${file.claim_file_no}`, router);
  expect(await screen.findByLabelText('Claim file number')).toHaveValue(file.claim_file_no);
  await user.type(screen.getByLabelText('Reason'), 'Audit intern{Enter}');
  expect(await screen.findByRole('heading', { name: /^Claim file / })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Another file' }));
  expect(await screen.findByLabelText('Reason')).toHaveValue('Audit intern');
});

test('M2 a file that is not there says so', async () => {
  server.use(mock(previewClaimFile, problem(404, 'not_found')));
  const { user } = openApp('/preview/DM26R0000009', aProfile({}, people.paula));
  await user.type(await screen.findByLabelText('Reason'), 'Audit intern{Enter}');
  expect(await screen.findByText('There is no claim file DM26R0000009')).toBeVisible();
});

test('M2 whoever is no previewer is told that the preview is not for them', async () => {
  openApp('/preview', aProfile());
  expect(await screen.findByText(/not allowed|no access|permission/i)).toBeVisible();
  expect(screen.queryByLabelText('Claim file number')).toBeNull();
});
