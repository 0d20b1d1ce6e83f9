import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, test } from 'vitest';
import { aNoteLine } from '../note/note-fixture.ts';
import { NoteLines } from './note-lines.ts';
import { useGridActs } from './use-grid-acts.ts';

const drawn = new NoteLines([aNoteLine(1), aNoteLine(2)]);
const [first = '', second = ''] = drawn.all().map(({ itemGuid }) => itemGuid);

/** Two lines, each with the field of its part, that the keyboard acts upon. */
function Lines({ lines }: { lines: NoteLines }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const all = lines.all();
  const { actOnKey } = useGridActs({
    editor: { lines },
    all,
    isReadOnly: false,
    onCurrent: redraw,
    onDetails: redraw,
  });
  return (
    <table>
      <tbody>
        {all.map(({ itemGuid }) => (
          <tr
            key={itemGuid}
            data-row={itemGuid}
            onKeyDown={(event) => void (actOnKey(event, itemGuid) && redraw())}
          >
            <td>
              <input aria-label={itemGuid} data-cell="part" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shown = () => {
  const lines = new NoteLines([aNoteLine(1), aNoteLine(2)]);
  render(<Lines lines={lines} />);
  return lines;
};
const field = (guid: string) => screen.getByRole('textbox', { name: guid });

test.each([
  ['a plain keyboard', { key: 'd', code: 'KeyD' }, { key: 'z', code: 'KeyZ' }],
  ['Caps Lock', { key: 'D', code: 'KeyD' }, { key: 'Z', code: 'KeyZ' }],
  ['a Cyrillic layout', { key: 'в', code: 'KeyD' }, { key: 'я', code: 'KeyZ' }],
  ['a German layout', { key: 'd', code: 'KeyD' }, { key: 'z', code: 'KeyY' }],
])('ux 38 a line is duplicated and the step undone on %s', (_name, duplicate, undo) => {
  const lines = shown();
  fireEvent.keyDown(field(first), { ...duplicate, ctrlKey: true });
  expect(lines.all()).toHaveLength(3);
  fireEvent.keyDown(field(first), { ...undo, ctrlKey: true });
  expect(lines.all()).toHaveLength(2);
});

test('ux 38 an undo keeps the focus in its line, and gives it to the nearest one when the line goes', async () => {
  const lines = shown();
  field(second).focus();
  fireEvent.keyDown(field(second), { key: 'd', code: 'KeyD', ctrlKey: true });
  const added = lines.all().at(-1)?.itemGuid ?? '';
  await expect.poll(() => document.activeElement).toBe(field(added));
  fireEvent.keyDown(field(added), { key: 'z', code: 'KeyZ', ctrlKey: true });
  await expect.poll(() => document.activeElement).toBe(field(second));
});
