import { anAssignment, aTransition, renderFeature } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransitionPanel } from './transition-panel.tsx';

const transitions = [
  aTransition({ code: 'refuse', name: 'Respinge', reason_required: true }),
  aTransition({ code: 'plain', name: 'Reia', reason_required: false, asks: [], undoable: true }),
];
const openAt = (step: string) =>
  renderFeature(<TransitionPanel assignment={anAssignment({ transitions })} />, {
    at: `/file?step=${step}`,
    path: '*',
  });

test('B14 ux 100 a link that names a step opens its window, and a press is still needed', async () => {
  openAt('refuse');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Respinge');
});

test('B14 ux 100 a step without a window has the focus on its button, and is not taken', async () => {
  openAt('plain');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reia' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});
