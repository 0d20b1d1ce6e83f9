import { browseRepairNorms, browseVehicleParts, getAssessmentNote, saveNoteLines } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Check what is pasted' })) };
}

test('B3 pasted prices that cannot be read are named with their lines until they are filled in', async () => {
  const { user, dialog } = await paste('Prag\t12,3,4\nAripă\t100\nUșă\tabc\t1.4');
  expect(dialog.getByText('“12,3,4” is no number')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Write into the note' }));
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

test('B3 a pasted table of a shop is shown before it is written, its columns can be named anew, and one undo takes all of it back', async () => {
  const { user, dialog } = await paste(
    'Cod\tDenumire\tCant.\tUM\tPreț\tTotal\n234110\tPrag dreapta\t1\tbuc\t300\t300\n234111\tAripă\t2\tbuc\t150\t300\n\tTOTAL\t\t\t\t600',
  );
  expect(dialog.getByText('2 lines, parts for 600.00 lei')).toBeInTheDocument();
  expect(dialog.getByRole('table', { name: 'One row left out' })).toBeInTheDocument();
  expect(dialog.getByText('adds up other rows')).toBeInTheDocument();
  expect(screen.queryByDisplayValue('Prag dreapta')).not.toBeInTheDocument();
  expect(dialog.getByRole('combobox', { name: 'Amount' })).toHaveValue('5');

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Quantity' }), 'not there');
  expect(dialog.getByText('2 lines, parts for 450.00 lei')).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Quantity' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Write into the note' }));

  const written = await screen.findByRole('combobox', { name: 'Part, line 3' });
  expect(written).toHaveValue('Aripă');
  const first = screen.getByRole('combobox', { name: 'Part, line 2' });
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('combobox', { name: 'Part, line 2' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Part, line 1' })).toHaveFocus());
});

test('B3 a paste that is looked at and left writes nothing', async () => {
  const { user, dialog } = await paste('Prag\t100\n\t200');
  expect(dialog.getByText('has no name')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('combobox', { name: 'Part, line 2' })).not.toBeInTheDocument();
});
