import { explainStatus, getAssignment } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { StatusChip } from '@dosar/design-system';
import { anAssignment, aTransition, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChipHelp } from './chip-help.tsx';
import { StatusHelp } from './status-help.tsx';

test('B14 the status explains itself: what it means, what can be done, whom it waits for', async () => {
  const assignment = anAssignment({ transitions: [aTransition({ name: 'Reia evaluarea' })] });
  server.use(
    mock(getAssignment, {
      status: 200,
      body: {
        ...assignment,
        status: { ...assignment.status, help_html: '<p>Se calculează suma.</p>', sla_hours: 48 },
        header: { ...assignment.header, waiting_on: 'police', assigned_user_name: 'Ana Ionescu' },
      },
    }),
  );
  renderFeature(<StatusHelp header={assignment.header} />);
  expect(await screen.findByText('Se calculează suma.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What can be done now' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Reia evaluarea' })).toBeVisible();
  expect(screen.getByText(/It usually takes 2 days\. Ana Ionescu has it\./)).toBeVisible();
});

test('B14 a status whose help nobody has written shows none, and still what can be done', async () => {
  const assignment = anAssignment();
  server.use(
    mock(getAssignment, {
      status: 200,
      body: { ...assignment, status: { ...assignment.status, help_html: null, sla_hours: 1 } },
    }),
  );
  renderFeature(<StatusHelp header={assignment.header} />);
  expect(await screen.findByText(/It usually takes an hour\./)).toBeVisible();
  expect(screen.queryByText(/written help|^Text of/)).toBeNull();
});

test('M9 a help that the organisation wrote says whose words these are', async () => {
  const assignment = anAssignment();
  const status = {
    ...assignment.status,
    help_changed_at: '2026-03-02T08:00:00.000Z',
    help_changed_by_name: 'Călin Dobre',
  };
  server.use(mock(getAssignment, { status: 200, body: { ...assignment, status } }));
  renderFeature(<StatusHelp header={assignment.header} />);
  expect(await screen.findByText(/^Text of .*, Călin Dobre$/)).toBeVisible();
});

const inSettlement = { assignment_type: 'liquidation', status_code: 'offer_sent' };

function chipsOfList(help_html: string | null) {
  const asked: string[] = [];
  server.use(
    mock(explainStatus, ({ path }) => {
      asked.push(path.status_key);
      const changed_at = help_html === null ? null : '2026-03-02T08:00:00.000Z';
      const changed_by_name = help_html === null ? null : 'Călin Dobre';
      return {
        status: 200,
        body: { status_name: 'Ofertă trimisă', help_html, changed_at, changed_by_name },
      };
    }),
  );
  const shown = renderFeature(
    <>
      <ul>
        <li tabIndex={-1}>
          <a href="/one">DM26R0000001</a>{' '}
          <StatusChip label="Ofertă trimisă" phase="waiting" of={inSettlement} />
        </li>
        <li>
          <StatusChip label="Plătit" phase="done" />
        </li>
      </ul>
      <ChipHelp />
    </>,
  );
  return { asked, ...shown };
}

test('M9 B14 whoever rests on the chip of a row reads what its status means, asked for once', async () => {
  const { user, asked } = chipsOfList('<p>Oferta este la <b>păgubit</b>.</p>');
  expect(asked).toEqual([]);
  await user.hover(screen.getByText('Plătit'));
  await user.hover(screen.getByText('Ofertă trimisă'));
  const note = await screen.findByRole('dialog', { name: 'Ofertă trimisă' });
  expect(await within(note).findByText('păgubit')).toBeVisible();
  expect(within(note).getByText(/^Text of .*, Călin Dobre$/)).toBeVisible();
  // A pointer takes the focus from nobody.
  expect(note).not.toContainElement(document.activeElement as HTMLElement);
  await user.hover(within(note).getByText('păgubit'));
  await user.hover(screen.getByText('Plătit'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual(['liquidation.offer_sent']);
});

test('M9 B14 a key explains the status of the row that has the focus, Escape leads back to it', async () => {
  const { user } = chipsOfList('<p>Oferta este la păgubit.</p>');
  const [row] = screen.getAllByRole('listitem');
  row?.focus();
  await user.keyboard('i');
  const note = await screen.findByRole('dialog', { name: 'Ofertă trimisă' });
  await waitFor(() => expect(note).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(row).toHaveFocus());
});

test('M9 B14 a status that nobody has written about shows nothing at its chip', async () => {
  const { user, asked } = chipsOfList(null);
  await user.hover(screen.getByText('Ofertă trimisă'));
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.keyboard('i');
  expect(screen.queryByRole('dialog')).toBeNull();
});
