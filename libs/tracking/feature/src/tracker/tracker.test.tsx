import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  browseTrackerDocuments,
  downloadTrackerDocument,
  findTrackerCaseData,
  getTrackerConfig,
  startChallenge,
  trackerToken,
  type TrackerCurrentEvent,
} from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { formatsOf } from '@dosar/i18n/light';
import { aTrackerConfig, aTrackerEvent, daysAhead, idOf, server } from '@dosar/testing';
import { rememberOpenedCase } from './opened-case.ts';
import { answerAsUsual, newVisit, openTracker, stopClock, trackerTokens } from './tracker-fixture.tsx';

beforeEach(() => {
  stopClock();
  answerAsUsual();
});

/** Somebody who has opened case DM26R0000001 before. */
function returningVisitor(event: TrackerCurrentEvent) {
  server.use(mock(findTrackerCaseData, { status: 200, body: { currentEvent: event } }));
  const session = newVisit();
  session.adopt(trackerTokens());
  rememberOpenedCase('demo', 'DM26R0000001');
  return session;
}

test('R14 the landing page has the title, the search box and the button of the organisation', async () => {
  const action = {
    type: 'extTabLink' as const,
    name: 'Avizați o daună',
    url: 'https://demo.example/avizare',
  };
  server.use(mock(getTrackerConfig, { status: 200, body: aTrackerConfig({ action }) }));
  const { user, opened } = openTracker('/status?org_code=demo');

  expect(await screen.findByRole('heading', { name: 'Stadiul dosarului' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Avizați o daună/ })).toHaveAttribute('href', action.url);
  await user.type(screen.getByLabelText('Număr dosar'), 'dm26r0000001');
  await user.click(screen.getByRole('button', { name: 'Show the case' }));
  expect(opened).toEqual(['/status/DM26R0000001?org_code=demo']);
});

test('another case can be looked up from the page of the access code', async () => {
  const { user, opened } = openTracker('/status/DM26R0000001?org_code=demo');
  await user.click(await screen.findByRole('button', { name: 'Use another case number' }));
  expect(opened).toEqual(['/status/search?org_code=demo']);
});

test('tokens that have ended ask for a code again', async () => {
  const session = newVisit();
  session.adopt(trackerTokens());
  rememberOpenedCase('demo', 'DM26R0000001');
  openTracker('/status/DM26R0000001?org_code=demo', { session });
  expect(await screen.findByLabelText('Access code')).toBeVisible();
});

test('R14 V9 a case number in any spelling leads to the clean address of the case', async () => {
  const { user, opened } = openTracker('/status/search?org_code=demo');
  await user.type(await screen.findByLabelText('Număr dosar'), ' dm26 r000 0001 ');
  await user.click(screen.getByRole('button', { name: 'Show the case' }));

  expect(opened).toEqual(['/status/DM26R0000001?org_code=demo']);
  expect(await screen.findByLabelText('Access code')).toBeVisible();
});

test('V9 K7 a case number is required and has at least six characters without its spaces', async () => {
  const { user, opened } = openTracker('/status/search?org_code=demo');
  const field = await screen.findByLabelText('Număr dosar');

  await user.click(screen.getByRole('button', { name: 'Show the case' }));
  expect(field).toHaveAccessibleDescription(/Enter the case number/);

  await user.type(field, 'D M 2 6 R');
  await user.click(screen.getByRole('button', { name: 'Show the case' }));
  expect(field).toHaveAccessibleDescription(/at least 6 characters/);
  expect(opened).toEqual([]);
});

test.each(['DOSAR MEU', 'DM26R0000001 din 12.05.2026, oferta', 'Ж26R0000001'])(
  'V9 a number that no case can have, %s, says what to check',
  async (typed) => {
    const { user, opened } = openTracker('/status/search?org_code=demo');
    const field = await screen.findByLabelText('Număr dosar');
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Show the case' }));
    expect(field).toHaveAccessibleDescription(/Check that you copied only the number/);
    expect(opened).toEqual([]);
  },
);

test('an address without an organisation belongs to the default one', async () => {
  const { user, opened } = openTracker('/status/search');
  await user.type(await screen.findByLabelText('Număr dosar'), 'DM26R0000001');
  await user.click(screen.getByRole('button', { name: 'Show the case' }));
  expect(opened).toEqual(['/status/DM26R0000001?org_code=demo']);
});

test('an organisation that has no tracker gets the page of an address that does not exist', async () => {
  openTracker('/status?org_code=nobody');
  expect(await screen.findByRole('heading', { name: 'This address does not exist' })).toBeVisible();
});

test('a server that does not answer can be asked again', async () => {
  server.use(mock(trackerToken, problem(503, 'database_unavailable')));
  const { user } = openTracker('/status?org_code=demo');
  await screen.findByRole('heading', { name: 'We cannot show the case right now' });

  answerAsUsual();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Stadiul dosarului' })).toBeVisible();
});

test('a case that was changed stays in sight when it cannot be read again, and is read once more on request', async () => {
  const session = returningVisitor(aTrackerEvent());
  const { user } = openTracker('/status/DM26R0000001?org_code=demo', {
    session,
    caseParts: [({ onChanged }) => <button onClick={onChanged}>Move the visit</button>],
  });
  const part = await screen.findByRole('button', { name: 'Move the visit' });
  server.use(mock(findTrackerCaseData, problem(503, 'database_unavailable')));
  await user.click(part);

  expect(await screen.findByText(/^We could not check whether the case has changed/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Constatare programată' })).toBeVisible();
  expect(part).toBeVisible();
  const changed = aTrackerEvent({ event_title: 'Constatare mutată' });
  server.use(mock(findTrackerCaseData, { status: 200, body: { currentEvent: changed } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Constatare mutată' })).toBeVisible();
  expect(screen.queryByText(/^We could not check/)).not.toBeInTheDocument();
});

test('S13 the case says where it stands, what comes next and by when', async () => {
  const session = returningVisitor(aTrackerEvent({ step_dates: [{ index: 1, date: '2026-03-04' }] }));
  openTracker('/status/DM26R0000001?org_code=demo', { session });

  expect(await screen.findByRole('heading', { level: 1, name: 'Constatare programată' })).toBeVisible();
  expect(screen.getByText('Case DM26R0000001 · B 945 RHE')).toBeVisible();
  expect(await screen.findByText('centrul Cluj')).toBeVisible();
  const next = screen.getByRole('region', { name: 'Next' });
  expect(within(next).getByText('Verificăm dosarul')).toBeVisible();
  expect(within(next).getByText(formatsOf('en').weekdayDate(daysAhead(5)))).toBeVisible();
  expect(screen.getByText('Step 2 of 4, current: Constatare, 04.03.2026')).toBeVisible();
  expect(screen.getByText('Last updated: 05.03.2026 12:00')).toBeVisible();
  expect(screen.getByText('2 of 4')).toBeVisible();
  expect(screen.getByText('Ana Ionescu')).toBeVisible();
});

test('S13 the case says whom it waits for, with what and until when: beside the next step, and below the step on a phone', async () => {
  const waitsFor = { who: 'shop', what: 'the repair', until: '2026-03-20' } as const;
  const session = returningVisitor(aTrackerEvent({ waits_for: waitsFor }));
  openTracker('/status/DM26R0000001?org_code=demo', { session });

  const next = await screen.findByRole('region', { name: 'Next' });
  const line = 'the repair shop, the repair, until Friday, 20.03.2026';
  expect(next).toHaveTextContent(`Waiting for${line}`);
  expect(screen.getByText(`Waiting for: ${line}`)).toHaveClass('dosar-narrow-only');
});

test('S13 a day that the next step names is not repeated, and nobody is named where nobody is told', async () => {
  const event = aTrackerEvent({ expected_date: '2026-03-20' });
  const insurer = { who: 'insurer', what: null, until: '2026-03-20' } as const;
  const first = openTracker('/status/DM26R0000001?org_code=demo', {
    session: returningVisitor({ ...event, waits_for: insurer }),
  });
  expect(await screen.findByText('Waiting for: us')).toBeInTheDocument();
  first.unmount();
  openTracker('/status/DM26R0000001?org_code=demo', {
    session: returningVisitor({ ...event, waits_for: null }),
  });
  expect(await screen.findByText('Next')).toBeVisible();
  expect(screen.queryByText(/Waiting for/)).toBeNull();
});

test('S14 requested documents are a task whose button opens the upload on the staff site in a new tab', async () => {
  const request = {
    key: 'demo-doc-request-key-0001',
    system_time: '2026-03-02T08:00:00Z',
    doc_type_names: ['Talon', 'Permis de conducere'],
    due_date: '2026-03-09',
    items: [
      { name: 'Talon', state: 'rejected' as const, reject_reason: 'The back is missing.' },
      { name: 'Permis de conducere', state: 'requested' as const, reject_reason: null },
      { name: 'Extras de cont', state: 'received' as const, reject_reason: null },
    ],
  };
  const tasks = [
    { kind: 'visit' as const, title: 'Alegeți ora', due_date: null, key: null },
    { kind: 'documents' as const, title: 'Trimiteți 2 documente', due_date: '2026-03-09', key: request.key },
  ];
  const event = aTrackerEvent({ active_doc_requests: [request], open_tasks: tasks, expected_date: null });
  const session = returningVisitor(event);
  openTracker('/status/DM26R0000001?org_code=demo', { session });

  const task = await screen.findByRole('region', { name: 'What you need to do' });
  expect(within(task).getByText(/02.03.2026/)).toBeVisible();
  expect(screen.queryByText(/do not need to do anything/)).toBeNull();
  expect(
    within(task)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Alegeți ora',
    'Trimiteți 2 documenteuntil Monday, 09.03.2026',
    'Talon · to be sent again: The back is missing.',
    'Permis de conducere · to be sent',
    'Extras de cont · we are checking it',
  ]);
  const button = within(task).getByRole('link', { name: /Send the documents.*new tab/ });
  expect(button).toHaveAttribute(
    'href',
    'https://staff.example/workflow/guest/doc_request/demo-doc-request-key-0001',
  );
  expect(button).toHaveAttribute('target', '_blank');
});

test('S14 documents unfold with type, size and date, and each can be downloaded', async () => {
  const document = {
    id: idOf('document', 1),
    description: 'Notă de constatare',
    registration_no: '1234',
    registration_date: '2026-03-03',
    system_time: '2026-03-03T08:00:00Z',
    mime_type: 'application/pdf',
    size: 240_300,
  };
  const downloads: string[] = [];
  server.use(
    mock(downloadTrackerDocument, ({ path }) => {
      downloads.push(path.document_id);
      return problem(404, 'not_found');
    }),
  );
  const session = returningVisitor(aTrackerEvent({ registered_documents: [document] }));
  const { user } = openTracker('/status/DM26R0000001?org_code=demo', { session });

  await user.click(await screen.findByRole('button', { name: 'Documents (1)' }));
  expect(screen.getByText('PDF · 240 kB · 03.03.2026 · no. 1234')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download Notă de constatare' }));
  expect(await screen.findByText(/could not be downloaded/)).toBeVisible();
  expect(downloads).toEqual([document.id]);
});

test('a case with many documents says how many there are, and reads the older ones on request', async () => {
  const aDocument = (number: number) => ({
    id: idOf('document', number),
    description: `Scrisoarea ${number}`,
    registration_no: null,
    registration_date: null,
    system_time: '2026-03-03T08:00:00Z',
    mime_type: 'application/pdf',
    size: 240_300,
  });
  const asked: string[] = [];
  let isDown = true;
  server.use(
    mock(browseTrackerDocuments, ({ query }) => {
      asked.push(query.get('after') ?? '');
      return isDown
        ? problem(503, 'database_unavailable')
        : { status: 200, body: { items: [aDocument(3)], total: 3 } };
    }),
  );
  const event = aTrackerEvent({
    registered_documents: [aDocument(1), aDocument(2)],
    registered_documents_total: 3,
  });
  const session = returningVisitor(event);
  const { user } = openTracker('/status/DM26R0000001?org_code=demo', { session });
  await user.click(await screen.findByRole('button', { name: 'Documents (3)' }));
  await user.click(screen.getByRole('button', { name: 'Show more (2 of 3)' }));
  expect(await screen.findByText(/^The other documents could not be shown/)).toBeVisible();

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Show more (2 of 3)' }));
  expect(await screen.findByText('Scrisoarea 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  expect(asked).toEqual([idOf('document', 2), idOf('document', 2)]);
});

test('the button of the case leads to https or to this site only', async () => {
  const bad = { type: 'link' as const, name: 'Plătiți', url: 'javascript:alert(1)' };
  const session = returningVisitor(aTrackerEvent({ action: bad }));
  openTracker('/status/DM26R0000001?org_code=demo', { session });
  await screen.findByRole('heading', { level: 1, name: 'Constatare programată' });
  expect(screen.queryByRole('link', { name: 'Plătiți' })).not.toBeInTheDocument();
});

test('the case stays open when the language changes', async () => {
  server.use(
    mock(getTrackerConfig, { status: 200, body: aTrackerConfig() }),
    mock(startChallenge, problem(500, 'internal_error')),
  );
  const session = returningVisitor(aTrackerEvent());
  const { user } = openTracker('/status/DM26R0000001?org_code=demo', { session });
  await screen.findByRole('heading', { level: 1, name: 'Constatare programată' });

  await user.click(screen.getByRole('button', { name: 'Română' }));
  expect(await screen.findByText('Dosar DM26R0000001 · B 945 RHE')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Constatare programată' })).toBeVisible();
});

test('the case and its page are never in two languages', async () => {
  const titles = { ro: 'Constatare programată', en: 'Inspection arranged' } as const;
  const asked: (string | null)[] = [];
  const session = returningVisitor(aTrackerEvent());
  server.use(
    mock(findTrackerCaseData, ({ headers }) => {
      const language = headers.get('Accept-Language');
      asked.push(language);
      const event_title = language === 'en' ? titles.en : titles.ro;
      return { status: 200, body: { currentEvent: aTrackerEvent({ event_title }) } };
    }),
  );
  const { user } = openTracker('/status/DM26R0000001?org_code=demo', { session, locale: 'ro' });
  await screen.findByRole('heading', { level: 1, name: titles.ro });
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(screen.getByRole('main').textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });

  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: titles.en })).toBeVisible();
  expect(screen.getByText('Case DM26R0000001 · B 945 RHE')).toBeVisible();
  watch.disconnect();
  expect(asked).toEqual(['ro', 'en']);
  const isMixed = (text: string) =>
    (text.includes(titles.ro) && text.includes('Case DM26R')) ||
    (text.includes(titles.en) && text.includes('Dosar DM26R'));
  expect(seen.filter(isMixed)).toEqual([]);
});
