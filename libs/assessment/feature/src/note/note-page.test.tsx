import {
  browseRepairNorms,
  browseVehicleParts,
  commitNote,
  getAssessmentNote,
  recalculateNote,
  saveNoteHead,
  saveNoteLines,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNoteHead, aNoteLine, aNoteStart, anOpenedNote } from './note-fixture.ts';
import { NotePage } from './note-page.tsx';

function openNote(query: '' | '?version=1') {
  server.use(
    mock(browseVehicleParts, { status: 200, body: [] }),
    mock(browseRepairNorms, { status: 200, body: { lines: [], versions: [] } }),
  );
  return renderFeature(<NotePage />, {
    path: '/assignments/assessment/note/:assignmentId',
    at: `/assignments/assessment/note/${aNoteStart().assignment_id}${query}`,
    profile: aProfile({ roles: ['AC.Assessor'] }),
  });
}

async function closeNote(user: ReturnType<typeof openNote>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Close the note…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the note' }));
  await user.click(dialog.getByRole('button', { name: 'Close the note' }));
  expect(dialog.getAllByText(/^Fill in/)).toHaveLength(2);
  await user.type(
    dialog.getByRole('textbox', { name: /^Why it is closed without them/ }),
    'car is burnt out',
  );
  await user.type(dialog.getByRole('textbox', { name: /^Why nobody signs here/ }), 'signs on paper');
  await user.click(dialog.getByRole('button', { name: 'Close the note' }));
  expect(await screen.findByText(/^The note is closed\./)).toBeInTheDocument();
}

const answerClosed = ({ row_version: version }: { row_version: number }) =>
  ({ status: 201, body: anOpenedNote({ state: 'committed', row_version: version + 1 }) }) as const;

test('B3 a note that is opened by its version says what is found about a line once the line is saved', async () => {
  server.use(
    mock(getAssessmentNote, { status: 200, body: anOpenedNote() }),
    mock(saveNoteLines, {
      status: 200,
      body: {
        state: 'draft',
        row_version: 1,
        saved: [aNoteLine(1, { labour_hundredths: 140 }, { row_version: 2 })],
        removed: [],
        conflicts: [],
        findings: [
          {
            finding_key: 'no_price',
            rule: 'no_price',
            severity: 'error',
            item_guid: aNoteLine(1).item_guid,
            ignored_reason: null,
          },
        ],
      },
    }),
  );
  const { user } = openNote('?version=1');
  await user.type(await screen.findByRole('textbox', { name: 'Labour hours, line 1' }), '1.4{Enter}');
  const findings = within(screen.getByRole('region', { name: 'Compliance' }));
  expect(await findings.findByText('Piesa 1 is replaced without a price.')).toBeInTheDocument();
});

test('B3 a note that is opened by its version shows its head as it was saved, and is changed and closed as that version', async () => {
  const sent: number[] = [];
  const reasons: unknown[] = [];
  server.use(
    mock(getAssessmentNote, { status: 200, body: anOpenedNote() }),
    mock(saveNoteHead, ({ body }) => {
      sent.push(body.row_version);
      return {
        status: 200,
        body: anOpenedNote({ head: aNoteHead(body.head), row_version: body.row_version + 1 }),
      };
    }),
    mock(commitNote, ({ body }) => {
      sent.push(body.row_version);
      reasons.push(body.missing_reason, body.unsigned_reason);
      return answerClosed(body);
    }),
  );
  const { user } = openNote('?version=1');
  const saveOdometer = async (kilometres: string) => {
    await user.click(await screen.findByRole('button', { name: 'Data of the note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Data of the note' }));
    const odometer = dialog.getByRole('textbox', { name: /^Odometer/ });
    await user.clear(odometer);
    await user.type(odometer, kilometres);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  await saveOdometer('90000');
  expect(await screen.findByText(/90,000 km/)).toBeInTheDocument();
  await saveOdometer('90500');
  expect(await screen.findByText(/90,500 km/)).toBeInTheDocument();

  await closeNote(user);
  expect(sent).toEqual([1, 2, 3]);
  expect(reasons).toEqual(['car is burnt out', 'signs on paper']);
});

test('B3 a version that a colleague has changed since the newest note was read is closed as it is now', async () => {
  const sent: number[] = [];
  server.use(
    mock(getAssessmentNote, ({ query }) => ({
      status: 200,
      body: query.has('version')
        ? anOpenedNote({ head: aNoteHead({ odometer: 90_000 }), row_version: 2 })
        : anOpenedNote(),
    })),
    mock(commitNote, ({ body }) => {
      sent.push(body.row_version);
      return answerClosed(body);
    }),
  );
  const { user } = openNote('');
  await user.click(await screen.findByRole('link', { name: /^Version 1/ }));
  expect(await screen.findByText(/90,000 km/)).toBeInTheDocument();
  await closeNote(user);
  expect(sent).toEqual([2]);
});

test('B3 an open note says which rate has changed since it was reckoned, until it is recalculated', async () => {
  const finding: Schema<'NoteFinding'> = {
    finding_key: 'needs_recalculation',
    rule: 'needs_recalculation',
    severity: 'warning',
    item_guid: null,
    ignored_reason: null,
    rate_changes: [{ rate: 'paint', before: 19_000, after: 20_050 }],
  };
  const sent: unknown[] = [];
  server.use(
    mock(getAssessmentNote, { status: 200, body: anOpenedNote({ findings: [finding] }) }),
    mock(recalculateNote, ({ body }) => {
      sent.push(body);
      return { status: 200, body: anOpenedNote({ row_version: 2 }) };
    }),
  );
  const { user } = openNote('');
  const findings = within(await screen.findByRole('region', { name: 'Compliance' }));
  const changed = await findings.findByText(
    'Rates have changed: Painting 190.00 → 200.50 lei an hour. Recalculate.',
  );
  await user.click(findings.getByRole('button', { name: 'Recalculate' }));
  await waitFor(() => expect(changed).not.toBeInTheDocument());
  expect(sent).toEqual([{ row_version: 1 }]);
});

test('B3 what a note still needs is named before it is closed, and each leads to the place where it is mended', async () => {
  server.use(
    mock(getAssessmentNote, {
      status: 200,
      body: anOpenedNote({
        head: aNoteHead({ odometer: null }),
      }),
    }),
  );
  const { user } = openNote('');
  await user.click(await screen.findByRole('button', { name: 'Close the note…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the note' }));
  // The chassis number, the kilometres, seven photos of the vehicle, and the damage from far and near.
  expect(dialog.getByText('11 things that are asked are missing:')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Chassis number (VIN) of the vehicle' })).toHaveAttribute(
    'href',
    `/workflow/getById/DM26R0000094/${aNoteStart().assignment_id}`,
  );
  expect(dialog.getByRole('button', { name: 'Kilometres on the odometer' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Photo: 1, from afar' }));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Add a photo: 1, from afar/));
});
