import { getGuestAssignment } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aGuestAssignment, aGuestProfile, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuestAssignmentPage } from './guest-assignment-page.tsx';

const open = () =>
  renderFeature(<GuestAssignmentPage />, {
    profile: aGuestProfile(),
    path: '/assignments/:assignmentType/guest/:assignmentKey',
    at: '/assignments/assessment/guest/demo-guest-assignment-key-01',
  });

test('a guest reads first what happens next', async () => {
  const next = { next_step_title: 'Constatarea avariilor', next_step_description: 'Aduceți permisul.' };
  server.use(mock(getGuestAssignment, { status: 200, body: aGuestAssignment(next) }));
  open();
  expect(await screen.findByText('Constatarea avariilor')).toBeVisible();
  expect(screen.getByText('Aduceți permisul.')).toBeVisible();
});

test('S19 a guest reads within what term we pay, and until when the link works', async () => {
  const facts = { days_to_pay: 10, link_works_until: '2026-12-23T10:00:00.000Z' };
  server.use(mock(getGuestAssignment, { status: 200, body: aGuestAssignment(facts) }));
  open();
  expect(await screen.findByText('10 days of your accepting the offer')).toBeVisible();
  expect(screen.getByText('This link is yours alone, until 23.12.2026.')).toBeVisible();
});

test('without a known next step the guest is told to expect a message', async () => {
  server.use(mock(getGuestAssignment, { status: 200, body: aGuestAssignment({ next_step_title: null }) }));
  open();
  expect(await screen.findByText('We will write to you when there is news.')).toBeVisible();
});

test('a foreign key shows that there is nothing here', async () => {
  server.use(mock(getGuestAssignment, problem(404, 'not_found')));
  open();
  expect(await screen.findByText(/no access/i)).toBeVisible();
});

test('S19 a guest reads what was asked, what became of it, by when and where to send it, and whom to call', async () => {
  const key = 'demo-doc-request-key-0001';
  const tasks = [
    { kind: 'documents' as const, title: 'Trimiteți: Talon', due_date: '2026-03-11', key },
    { kind: 'visit' as const, title: 'Alegeți ora', due_date: null, key: null },
  ];
  const requests = [
    {
      ...{ key, system_time: '2026-03-01T10:00:00.000Z', due_date: '2026-03-11', doc_type_names: ['Talon'] },
      items: [
        { name: 'Talon', state: 'rejected' as const, reject_reason: 'Nu se vede seria' },
        { name: 'Permis', state: 'accepted' as const, reject_reason: null },
      ],
    },
  ];
  server.use(
    mock(getGuestAssignment, {
      status: 200,
      body: aGuestAssignment({ open_tasks: tasks, requests, next_step_title: 'Primiți data prin mesaj' }),
    }),
  );
  open();
  const asked = await screen.findByRole('region', { name: 'What you need to do' });
  expect(asked.textContent).toContain('Trimiteți: Talonuntil Wednesday, 11.03.2026');
  expect(within(asked).getByText('refused: Nu se vede seria')).toBeVisible();
  expect(within(asked).getByText('accepted')).toBeVisible();
  const links = within(asked).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/workflow/guest/doc_request/${key}`]);
  expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+40210000100');
  // One truth: what is to be done, not what would follow.
  expect(screen.queryByText('Primiți data prin mesaj')).toBeNull();
});

test('S19 an offer is answered on the page of the case, behind its code', async () => {
  const offer = { kind: 'offer' as const, title: 'Răspundeți la ofertă', due_date: '2026-03-11', key: null };
  server.use(mock(getGuestAssignment, { status: 200, body: aGuestAssignment({ open_tasks: [offer] }) }));
  open();
  const asked = await screen.findByRole('region', { name: 'What you need to do' });
  expect(within(asked).getByRole('link')).toHaveAttribute('href', '/status/DM26R0000001?org_code=demo');
});

test('S19 a guest who has nothing to do is not asked for anything', async () => {
  server.use(mock(getGuestAssignment, { status: 200, body: aGuestAssignment() }));
  open();
  await screen.findByText('Who takes care of it');
  expect(screen.queryByRole('region', { name: 'What you need to do' })).toBeNull();
});
