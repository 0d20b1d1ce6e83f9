import {
  browseCounties,
  browseTimeline,
  changeParty,
  getAssignment,
  saveContact,
  showPartyNumber,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import {
  anAssignment,
  aPageWorld,
  aTimelineEvent,
  aTimelinePage,
  renderFeature,
  server,
} from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { area } from '../area.tsx';

const file = anAssignment();
const [party] = file.parties;
if (party === undefined) throw new Error('The sample has no people.');
const at = `/workflow/getById/${file.header.claim_file_no}/${file.header.assignment_id}/people`;
const open = () => renderFeature(area.routes?.(aPageWorld(area.contributions)).secured ?? [], { at });
const withAddress = (address: string, version: number) =>
  anAssignment({ parties: [{ ...party, address, row_version: version }] });
const address = 'Strada Avram Iancu 12';
const shown = () => screen.findByRole('button', { name: /^Change: Address/ });

beforeEach(() => {
  localStorage.clear();
  server.use(
    mock(getAssignment, { status: 200, body: file }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(0) }),
    mock(browseCounties, { status: 200, body: [] }),
  );
});

test('ux 35 Enter saves a fact, Escape leaves it, and the focus returns to it', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(changeParty, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { id: party.party_id, row_version: 2 } };
    }),
  );
  const { user } = open();
  await user.click(await shown());
  await user.clear(screen.getByRole('textbox', { name: 'Address' }));
  await user.keyboard('Elsewhere{Escape}');
  await waitFor(async () => expect(await shown()).toHaveFocus());
  expect(await shown()).toHaveTextContent(address);
  await user.click(await shown());
  await user.keyboard(', ap. 3{Enter}');
  await waitFor(async () => expect(await shown()).toHaveFocus());
  expect(sent).toEqual([{ row_version: 1, changes: { address: `${address}, ap. 3` } }]);
});

test('ux 29 whoever saves what a colleague has changed chooses between both versions', async () => {
  const sent: unknown[] = [];
  const theirs = { ...party, address: 'Strada Avram Iancu 14', locality: 'Turda', row_version: 2 };
  server.use(
    mock(browseTimeline, {
      status: 200,
      body: aTimelinePage([aTimelineEvent({ kind: 'change', actor_name: 'Dan Petrescu' })]),
    }),
    mock(changeParty, ({ body }) => {
      sent.push(body);
      if (body.row_version === 1) {
        server.use(mock(getAssignment, { status: 200, body: anAssignment({ parties: [theirs] }) }));
        return problem(412, 'stale_row_version');
      }
      return { status: 200, body: { id: party.party_id, row_version: 3 } };
    }),
  );
  const { user } = open();
  await user.click(await shown());
  await user.clear(screen.getByRole('textbox', { name: 'Address' }));
  await user.keyboard('Strada Avram Iancu 16{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Two versions: choose field by field' }));

  // Only what both have changed is asked, with what it was; the rest is taken over and told.
  expect(panel.getAllByRole('radio')).toHaveLength(2);
  expect(panel.getByText(`when opened: ${address}`)).toBeVisible();
  expect(await panel.findByText(/^Dan Petrescu, /)).toBeVisible();
  expect(panel.getAllByText(/^1[46]$/).map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['MARK', '14'],
    ['MARK', '16'],
  ]);
  expect(panel.getByRole('region', { name: 'Taken over automatically' }).textContent).toMatch(/→ Turda$/);

  await user.click(panel.getByRole('radio', { name: /16/ }));
  await user.click(panel.getByRole('button', { name: 'Save the choices' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ row_version: 2, changes: { address: 'Strada Avram Iancu 16' } }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('ux 29 a phone number that two people wrote down differently is kept twice', async () => {
  const contact = {
    contact_channel_id: '01890000-0000-7000-8000-0000000000c1',
    type: 'phone' as const,
    value: '+40722000333',
    state: 'unconfirmed' as const,
    is_preferred: true,
    row_version: 1,
  };
  const withContact = (read: typeof contact) => anAssignment({ parties: [{ ...party, contacts: [read] }] });
  const sent: unknown[] = [];
  const theirs = { ...contact, value: '+40722000111', row_version: 2 };
  server.use(
    mock(getAssignment, { status: 200, body: withContact(contact) }),
    mock(saveContact, ({ body }) => {
      sent.push(body);
      if (body.row_version !== 1)
        return { status: 200, body: { id: contact.contact_channel_id, row_version: 2 } };
      server.use(mock(getAssignment, { status: 200, body: withContact(theirs) }));
      return problem(412, 'stale_row_version');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change: Phone/ }));
  await user.clear(screen.getByRole('textbox', { name: 'Phone' }));
  await user.keyboard('0722 000 222{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Two versions: choose field by field' }));
  await user.click(panel.getByRole('radio', { name: /Keep both/ }));
  await user.click(panel.getByRole('button', { name: 'Save the choices' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual({ type: 'phone', value: '0722 000 222', is_preferred: false });
});

test('a change of another field by a colleague is merged without a question', async () => {
  const versions: number[] = [];
  server.use(
    mock(changeParty, ({ body }) => {
      versions.push(body.row_version);
      if (body.row_version > 1) return { status: 200, body: { id: party.party_id, row_version: 3 } };
      server.use(mock(getAssignment, { status: 200, body: withAddress(address, 2) }));
      return problem(412, 'stale_row_version');
    }),
  );
  const { user } = open();
  await user.click(await shown());
  await user.keyboard(', ap. 3{Enter}');
  await waitFor(() => expect(versions).toEqual([1, 2]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ux 27 what is typed is there after a reload', async () => {
  const { user, unmount } = open();
  await user.click(await shown());
  await user.keyboard(', half');
  unmount();
  open();
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(`${address}, half`);
});

test('a personal number is masked until somebody asks for it', async () => {
  server.use(mock(showPartyNumber, { status: 200, body: { value: '1850725400010' } }));
  const { user } = open();
  expect(await screen.findByText('••••••••••456')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('1850725400010')).toBeVisible();
});
