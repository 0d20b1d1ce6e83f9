import { render, screen, waitFor } from '@testing-library/react';
import { texts } from 'virtual:dosar/test-messages';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  browseTimeline,
  api,
  compareNote,
  getAssessmentNote,
  getEmailKey,
  getMessageContent,
  getSms,
  getTimelineAssignment,
  recordPrintout,
} from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { Session, signedBy } from '@dosar/auth/session-core';
import { LightLocaleProvider } from '@dosar/i18n/light';
import {
  aMessage,
  anEmailLookup,
  anSmsLookup,
  aProfile,
  aTimelineEvent,
  aTimelineLookup,
  aTimelinePage,
  authTokens,
  idOf,
  now,
  server,
} from '@dosar/testing';
import { PrintApp } from './print-app.tsx';
import { printPlace } from './print-place.ts';

const timelineKey = 'demo-print-assignment-key-01';
const steps: string[] = [];

const proof = {
  hash: '9f2c41d07be856a3'.repeat(4),
  entries: 2,
  exported_at: now,
  exported_by: 'Ana Ionescu',
  verify_page: 'https://dosar.example/verify',
};

beforeEach(() => {
  steps.length = 0;
  server.use(mock(recordPrintout, { status: 200, body: proof }));
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
  vi.spyOn(window, 'print').mockImplementation(() => void steps.push('print'));
  vi.spyOn(window, 'close').mockImplementation(() => void steps.push('close'));
});

type Visitor = { profile?: ReturnType<typeof aProfile> | null };

function openPrint(address: string, { profile = aProfile() }: Visitor = {}) {
  localStorage.setItem('dosar.locale', 'ro');
  const session = new Session({ namespace: 'staff' });
  if (profile) session.adopt(authTokens(profile));
  const signing = signedBy(() => session);
  api.use(signing);
  onTestFinished(() => {
    session.close();
    api.eject(signing);
  });
  const goToLogin = vi.fn();
  render(
    <LightLocaleProvider source={(locale) => ({ locale, messages: texts[locale] })}>
      <PrintApp
        session={session}
        place={printPlace(new URL(address, 'https://staff.example'))}
        goToLogin={goToLogin}
      />
    </LightLocaleProvider>,
  );
  return { goToLogin };
}

function answerTimeline() {
  server.use(
    mock(getTimelineAssignment, {
      status: 200,
      body: aTimelineLookup({ name: 'Constatare', claim_file_no: 'DM26R0000001', assignment_no: 'A-17' }),
    }),
    mock(browseTimeline, ({ query }) =>
      query.get('after') === null
        ? {
            status: 200,
            body: aTimelinePage([aTimelineEvent({ id: idOf('event', 1), title: 'Notă nouă' })], {
              next_cursor: 'p2',
            }),
          }
        : {
            status: 200,
            body: aTimelinePage([aTimelineEvent({ id: idOf('event', 2), title: 'Dosar creat' })]),
          },
    ),
  );
}

test('S12 R13 K6 a timeline shows a spinner, then everything on it, prints after 200 ms and closes', async () => {
  answerTimeline();
  openPrint(`/print-timeline/${timelineKey}`);
  expect(screen.getByRole('status')).toHaveTextContent('Se pregătește pagina de tipărit…');
  expect(steps).toEqual([]);

  expect(await screen.findByRole('heading', { name: 'Constatare' })).toBeVisible();
  expect(screen.getByText('DM26R0000001')).toBeVisible();
  expect(screen.getByText('A-17')).toBeVisible();
  // Ten o'clock in UTC is noon in Bucharest.
  expect(screen.getByText('05.03.2026 12:00', { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tipăriți' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 2, name: /, 05.03.2026$/ })).toBeVisible();
  const groups = Array.from({ length: 4 }, () => '9f2c41d07be856a3').join(' ');
  expect(screen.getByText('Amprentă SHA-256').closest('footer')?.textContent).toBe(
    `Amprentă SHA-256 ${groups}2 înregistrări, complet. Se verifică la dosar.example/verify?org_code=demo, cu amprenta de mai sus sau cu o poză a codului.`,
  );
  // A dark square for each bit: without the drawing the camera has nothing to read.
  const code = screen.getByRole('img', { name: 'Cod care deschide pagina de verificare a acestei hârtii' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M\d/);
  expect(screen.getByText(aProfile().org_name)).toBeVisible();

  await vi.advanceTimersByTimeAsync(200);
  expect(steps).toEqual(['print', 'close']);
});

test('a timeline that got an entry while it was read is read again before it is printed', async () => {
  let reads = 0;
  server.use(
    mock(getTimelineAssignment, { status: 200, body: aTimelineLookup() }),
    mock(browseTimeline, () => {
      reads += 1;
      return { status: 200, body: aTimelinePage(reads) };
    }),
  );
  openPrint(`/print-timeline/${timelineKey}?preview=1`);
  await screen.findByText('Amprentă SHA-256');
  expect(screen.getAllByRole('listitem')).toHaveLength(proof.entries);
});

test('a preview stays open and prints when the button is pressed', async () => {
  answerTimeline();
  openPrint(`/print-timeline/${timelineKey}?preview=1`);
  const button = await screen.findByRole('button', { name: 'Tipăriți' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(steps).toEqual([]);

  button.click();
  expect(steps).toEqual(['print']);
});

test('R13 an e-mail prints its sender, subject and text, shown in a frame without rights', async () => {
  server.use(
    mock(getEmailKey, { status: 200, body: anEmailLookup() }),
    mock(getMessageContent, {
      status: 200,
      body: aMessage({ body_html: '<p>Am primit <b>cererea</b>.</p><script>alert(1)</script>' }),
    }),
  );
  openPrint(`/print-email/${idOf('other', 5)}`);

  expect(await screen.findByText('Dosarul DM26R0000001')).toBeVisible();
  expect(screen.getByText('daune@demo.example')).toBeVisible();
  const frame = await screen.findByTitle('Conținutul mesajului');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame.getAttribute('srcdoc')).toContain('cererea');
  expect(frame.getAttribute('srcdoc')).not.toContain('script');
});

test('R13 an SMS prints its text', async () => {
  server.use(
    mock(getSms, { status: 200, body: anSmsLookup({ assignment_name: 'Programare' }) }),
    mock(getMessageContent, {
      status: 200,
      body: aMessage({ kind: 'sms', subject: null, body_html: null, body_text: 'Ne vedem la 10:00.' }),
    }),
  );
  openPrint(`/print-sms/${idOf('other', 6)}`);
  expect(await screen.findByRole('heading', { name: 'Programare' })).toBeVisible();
  expect(screen.getByText('Ne vedem la 10:00.')).toBeVisible();
});

test('B3 a damage note prints after the Romanian form, with its sums, what is older damage, and its hash', async () => {
  const line = {
    position: 1000,
    part_code: null,
    zone: 'rear',
    side: null,
    operation: 'replace' as const,
    part_source: 'equivalent' as const,
    quantity_hundredths: 100,
    unit_price_bani: 112_000,
    new_price_bani: null,
    discount_share: null,
    labour_type: 'body' as const,
    labour_hundredths: 140,
    paint_level: 'none' as const,
    paint_hundredths: 0,
    sublet_bani: 0,
    betterment_share: 0,
    remark: null,
  };
  const lineOf = (no: number, name: string, isOlder: boolean) => ({
    item_guid: idOf('other', no),
    row_version: 1,
    changed_by: null,
    changed_at: now,
    history_count: 0,
    values: { ...line, part_name: name, is_preexisting: isOlder },
  });
  const sums = {
    parts_bani: 112_000,
    discount_bani: 0,
    betterment_bani: 0,
    body_bani: 25_200,
    mechanic_bani: 0,
    electric_bani: 0,
    paint_bani: 0,
    material_bani: 0,
    sublet_bani: 0,
    net_bani: 137_200,
    vat_share: 2100,
    vat_bani: 28_812,
    gross_bani: 166_012,
    deductible_bani: 0,
    payable_bani: 166_012,
  };
  server.use(
    mock(getAssessmentNote, ({ query }) => ({
      status: 200,
      body: {
        start: {
          assignment_id: idOf('assignment', 1),
          claim_file_id: idOf('claimFile', 1),
          claim_file_no: 'DM26R0000075',
          assignment_type_name: 'Constatare',
          assignment_status_name: 'Notă emisă',
          assignment_status_color: '#2e7d32',
          assignment_row_version: 1,
          assessor_user_id: null,
          assessor_name: 'Elena Rusu',
          is_mine: true,
          organisation_name: 'Asigurarea Demo',
          claimant_name: 'Țăndărei Ștefania',
          plate: 'B879WDA',
          vin: 'UU1HSDJ9G54321987',
          vehicle_name: 'Dacia Duster, 2019',
          known_odometer: null,
          damaged_parts: [],
          photo_ids: [],
          file: {
            policy_name: 'RCA',
            policy_number: 'RO/12/345678',
            policy_insurer: 'Asigurarea Demo',
            policy_valid_from: '2026-01-01',
            policy_valid_to: '2026-12-31',
            event_on: '2026-03-01',
            event_time: '08:30',
            event_place: 'Cluj-Napoca, Cluj',
            police_report_no: null,
            other_name: 'Pop Mihai',
            other_plate: 'CJ01ABC',
            other_insurer: 'Alfa',
            other_policy_number: null,
          },
        },
        versions: [],
        note: {
          assessment_note_id: idOf('other', 90),
          version_no: Number(query.get('version')),
          supplement_no: 1,
          state: 'committed' as const,
          row_version: 3,
          head: {
            parts_on: '2026-03-05',
            odometer: 84_210,
            rates: {
              source: 'organisation' as const,
              source_name: null,
              valid_from: '2026-01-01',
              rates: {
                body_bani: 18_000,
                mechanic_bani: 16_000,
                electric_bani: 17_000,
                paint_bani: 19_000,
                material_bani: 8_500,
              },
            },
            recovers_vat: false,
            discount_share: 0,
            deductible_bani: 0,
            vehicle_value: null,
            residual_bani: null,
            hidden_reserve_bani: 50_000,
            remark: null,
          },
          vat_share: 2100,
          lines: [lineOf(1, 'Bară spate', false), lineOf(2, 'Bară față', true)],
          photos: [],
          totals: sums,
          findings: [],
          rules_version: 1,
          reason: 'Suport rupt',
          assessor_name: 'Elena Rusu',
          hash: 'ab'.repeat(32),
          committed_at: now,
          signer_name: null,
          signature: null,
          unsigned_reason: 'nu a venit',
          missing_reason: 'mașina a plecat din curte',
          total_loss: null,
          changed_at: now,
        },
      },
    })),
    mock(compareNote, {
      status: 200,
      body: {
        lines: [
          {
            item_guid: idOf('other', 1),
            change: 'added',
            before: null,
            after: { ...line, part_name: 'Suport radar', is_preexisting: false },
            before_bani: 0,
            after_bani: 20_000,
          },
        ],
        before: null,
        after: sums,
      },
    }),
  );
  openPrint(`/print-note/${idOf('assignment', 1)}?version=2&preview=1`);
  expect(await screen.findByRole('heading', { name: 'Notă de constatare' })).toBeVisible();
  expect(screen.getByText('Constatare · S1')).toBeVisible();
  expect(screen.getByText('Proces-verbal de constatare a avariilor, dosar DM26R0000075')).toBeVisible();
  expect(screen.getByRole('row', { name: /^1 I Bară spate .* 1\.372,00$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Bară față.*Daună veche.*nu se plătește$/ })).toBeVisible();
  expect(screen.getAllByRole('row', { name: / 1\.660,12$/ })).toHaveLength(2);
  expect(screen.getByRole('row', { name: 'Adăugat Suport radar 0,00 200,00 +200,00' })).toBeVisible();
  expect(screen.getByText('Pop Mihai, CJ 01 ABC, Alfa')).toBeVisible();
  expect(screen.getByText('RCA RO/12/345678, Asigurarea Demo, 01.01.2026 – 31.12.2026')).toBeVisible();
  expect(screen.getByText('Nesemnat: nu a venit')).toBeVisible();
  // Whoever holds the paper checks it without an account: the code leads to the public page.
  expect(screen.getByText(/Se verifică la dosar\.example\/verify\?org_code=demo/)).toBeVisible();
  expect(screen.queryByText(/înregistrări, complet/)).toBeNull();
});

test.each([
  ['nobody', null],
  ['somebody whose one-time password is still due', aProfile({ kind: 'pre_auth' })],
])('%s is sent to the login page and nothing is fetched', async (_, profile) => {
  const { goToLogin } = openPrint(`/print-timeline/${timelineKey}`, { profile });
  await waitFor(() => expect(goToLogin).toHaveBeenCalled());
  expect(steps).toEqual([]);
});

test('what does not exist, or belongs to somebody else, is not printed', async () => {
  server.use(
    mock(getTimelineAssignment, problem(404, 'not_found')),
    mock(browseTimeline, problem(404, 'not_found')),
  );
  openPrint(`/print-timeline/${timelineKey}`);
  expect(await screen.findByRole('heading', { name: 'Nu este nimic de tipărit aici' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps).toEqual([]);
});

test('an empty timeline prints that nothing has happened yet', async () => {
  server.use(
    mock(getTimelineAssignment, { status: 200, body: aTimelineLookup() }),
    mock(browseTimeline, { status: 200, body: aTimelinePage([]) }),
  );
  openPrint(`/print-timeline/${timelineKey}?preview=1`);
  expect(await screen.findByText('Pe această activitate nu s-a întâmplat încă nimic.')).toBeVisible();
});

test('an address that names no print view says so', () => {
  openPrint('/print-letter/1');
  expect(screen.getByRole('heading', { name: 'Nu este nimic de tipărit aici' })).toBeVisible();
});

test('the page is in the colour of the organisation', async () => {
  server.use(
    mock(getTimelineAssignment, { status: 200, body: aTimelineLookup() }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(1) }),
  );
  const branding = { ...aProfile().branding, material_color: 'teal-700' };
  openPrint(`/print-timeline/${timelineKey}?preview=1`, { profile: aProfile({ branding }) });
  await screen.findByRole('button', { name: 'Tipăriți' });
  const page = screen.getByRole('main').parentElement;
  expect(page?.style.getPropertyValue('--dosar-brand-light')).toBe('#00796b');
});
