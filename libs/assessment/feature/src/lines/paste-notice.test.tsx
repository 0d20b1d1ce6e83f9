import { browseRepairNorms, browseVehicleParts, getAssessmentNote, saveNoteLines } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNoteLine, aNoteStart, anOpenedNote } from '../note/note-fixture.ts';
import { NotePage } from '../note/note-page.tsx';

/** Opens a note with one line, and pastes below it. */
async function paste(text: string) {
  server.use(
    mock(getAssessmentNote, { status: 200, body: anOpenedNote() }),
    mock(browseVehicleParts, { status: 200, body: [] }),
    mock(browseRepairNorms, { status: 200, body: { lines: [], versions: [] } }),
    mock(saveNoteLines, ({ body }) => ({
      status: 200,
      body: {
        state: 'draft' as const,
        row_version: 1,
        saved: body.lines.map(({ item_guid, values }) => ({ ...aNoteLine(1), item_guid, values })),
        removed: [],
        conflicts: [],
        findings: [],
      },
    })),
  );
  const view = renderFeature(<NotePage />, {
    path: '/assignments/assessment/note/:assignmentId',
    at: `/assignments/assessment/note/${aNoteStart().assignment_id}`,
    profile: aProfile({ roles: ['AC.Assessor'] }),
  });
  await view.user.click(await screen.findByRole('combobox', { name: 'Part, line 1' }));
  await view.user.paste(text);
  return view;
}

test('B3 pasted prices that cannot be read are named with their lines until they are filled in', async () => {
  const { user } = await paste('Prag\t12,3,4\nAripă\t100\nUșă\tabc\t1.4');
  expect(
    await screen.findByText(
      '2 pasted numbers could not be read and were left empty. Write prices such as 1,120.50 and hours such as 1.5.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Price, line 3' })).toHaveValue('100.00');
  expect(screen.getByRole('button', { name: 'Line 2, price: “12,3,4”' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Line 4, price: “abc”' }));
  const price = screen.getByRole('textbox', { name: 'Price, line 4' });
  await expect.poll(() => document.activeElement).toBe(price);
  await user.type(price, '950');
  await user.tab();
  expect(screen.queryByRole('button', { name: /^Line 4, price/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^1 pasted number could not be read and was left empty\./)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Hide this message' }));
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
});

test('B3 pasted rows that become no line are counted, and a paste that is taken whole says nothing', async () => {
  const { user } = await paste('Prag\t100\n\t200');
  expect(
    await screen.findByText(
      '1 pasted row was left out: at most 200 are taken at once, each with the name of a part.',
    ),
  ).toBeInTheDocument();
  await user.paste('Aripă\t100\nUșă\t200');
  expect(screen.getByRole('textbox', { name: 'Price, line 4' })).toHaveValue('200.00');
  expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
});
