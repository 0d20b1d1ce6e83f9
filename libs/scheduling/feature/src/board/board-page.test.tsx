import {
  browseAssessmentCentreCounties,
  browseBookable,
  getBoard,
  judgeSlot,
  rescheduleVisit,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { formatPlate } from '@dosar/kernel/plates';
import type { BodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { aBoard, aProfile, aVisit, daysAhead, people, someBookableWork } from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BoardPage } from './board-page.tsx';

const asElena = (search = '') => ({
  profile: aProfile({}, people.elena),
  at: `/appointments?date=${daysAhead(0)}${search}`,
});

test('B2 ux 63 between visits at two places the board shows the way, and what the filters hide stays taken', async () => {
  server.use(
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [{ code: 'B', name: 'București' }] }),
  );
  const { user } = renderFeature(<BoardPage />, asElena());
  expect(await screen.findByText('On the road, 30 min')).toBeInTheDocument();
  expect(screen.getByText('2 visits')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('State'), 'Did not take place');
  expect(await screen.findByText('0 visits')).toBeVisible();
  expect(screen.getAllByText('Taken')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /DM26R0000001/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByRole('link', { name: /DM26R0000001/ })).toBeInTheDocument();
});

test('B2 C25 ux 58 a visit is booked from the board: the claim is chosen first', async () => {
  server.use(
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
    mock(browseBookable, { status: 200, body: [someBookableWork()] }),
  );
  const { user } = renderFeature(<BoardPage />, asElena());
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const window = await screen.findByRole('dialog', { name: 'Schedule a visit' });
  expect(await within(window).findByRole('button', { name: /DM26R0000003/ })).toBeInTheDocument();
});

test('B2 ux 63 the address of the board keeps its filters', async () => {
  server.use(
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
  );
  renderFeature(<BoardPage />, asElena(`&state=missed&person=${people.elena.userId}`));
  expect(await screen.findByText('0 visits')).toBeVisible();
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Did not take place');
  expect(screen.getByLabelText('Assessor')).toHaveDisplayValue('Elena Rusu');
});

test('B2 S11 ux 65 every visit of the list is reached with Tab and read with time, vehicle, place and file', async () => {
  server.use(
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
  );
  const { user } = renderFeature(<BoardPage />, asElena('&view=list'));
  const first = await screen.findByRole('link', { name: /DM26R0000001$/ });
  const second = screen.getByRole('link', { name: /DM26R0000002$/ });
  const plate = formatPlate(aVisit().plate ?? '');
  expect(first).toHaveAccessibleName(expect.stringMatching(/^09:00–09:45.*Militari/));
  expect(first).toHaveAccessibleName(expect.stringContaining(plate));
  expect(second).toHaveAccessibleName(expect.stringMatching(/^11:00–11:45.*Titan/));
  first.focus();
  // Between two visits stands the button that moves the first of them.
  await user.tab();
  await user.tab();
  expect(second).toHaveFocus();
});

test('B2 ux 63 ux 65 a visit is moved with the keyboard, once every reason for the new hour is read', async () => {
  const moves: BodyOf<'rescheduleVisit'>[] = [];
  server.use(
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
    mock(judgeSlot, {
      status: 200,
      body: { fits: true, reasons: [{ code: 'person_free', holds: true, values: {} }], alternatives: [] },
    }),
    mock(rescheduleVisit, ({ body }) => {
      moves.push(body);
      return { status: 201, body: aVisit({ row_version: 2 }) };
    }),
  );
  const { user } = renderFeature(<BoardPage />, asElena());
  (await screen.findByRole('link', { name: /DM26R0000001$/ })).focus();
  await user.keyboard('m');
  const panel = await screen.findByRole('dialog', { name: /^Move / });
  expect(await within(panel).findByRole('heading', { name: 'Why' })).toBeVisible();
  await user.selectOptions(within(panel).getByLabelText('Hour'), '13:30');
  expect(await within(panel).findByText('It fits at 13:30')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Move' }));
  await expect.poll(() => moves).toMatchObject([{ starts_at: `${daysAhead(0)}T11:30:00.000Z` }]);
});

/** A board on which Dan works in Ploiești, and what was moved on it. */
function boardWithAnotherTown() {
  const moves: BodyOf<'rescheduleVisit'>[] = [];
  const judged: BodyOf<'judgeSlot'>[] = [];
  const board = aBoard();
  const [militari] = board.places;
  const [elena] = board.people;
  if (!militari || !elena) throw new Error('The sample board has a place and a person.');
  const town = {
    ...militari,
    place_id: '01900000-0000-7000-8000-000000000950',
    name: 'Ploiești Nord',
    locality: 'Ploiești',
    latitude: 44.9416,
    longitude: 26.0227,
  };
  const dan = { ...elena, user_id: people.radu.userId, full_name: people.radu.fullName, hours: [] };
  server.use(
    mock(getBoard, {
      status: 200,
      body: { ...board, places: [militari, town], people: [elena, dan] },
    }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
    mock(judgeSlot, ({ body }) => {
      judged.push(body);
      return {
        status: 200,
        body: {
          fits: true,
          reasons: [{ code: 'person_free' as const, holds: true, values: {} }],
          alternatives: [],
        },
      };
    }),
    mock(rescheduleVisit, ({ body }) => {
      moves.push(body);
      return { status: 201, body: aVisit({ row_version: 2 }) };
    }),
  );
  return { moves, judged, town, militari };
}

test('B2 ux 63 another assessor leaves the visit at its place; another place is shown with its distance and asked about first', async () => {
  const { moves, judged, town, militari } = boardWithAnotherTown();
  const { user } = renderFeature(<BoardPage />, asElena());
  (await screen.findByRole('link', { name: /DM26R0000001$/ })).focus();
  await user.keyboard('m');
  const panel = within(await screen.findByRole('dialog', { name: /^Move / }));
  await user.selectOptions(panel.getByLabelText('Assessor'), people.radu.fullName);
  await expect
    .poll(() => judged.at(-1))
    .toMatchObject({ user_id: people.radu.userId, place_id: militari.place_id });
  await user.selectOptions(panel.getByLabelText('Place'), `${town.name}, ${town.locality}`);
  expect(await panel.findByText(/^57 km between/)).toBeVisible();
  expect(await panel.findByText(/It fits at/)).toBeVisible();
  const confirm = panel.getByRole('button', { name: 'Move' });
  expect(confirm).toBeDisabled();
  await user.click(panel.getByRole('checkbox', { name: 'Yes, the vehicle comes to Ploiești Nord' }));
  await expect.poll(() => confirm.hasAttribute('disabled')).toBe(false);
  await user.click(confirm);
  await expect.poll(() => moves).toMatchObject([{ place_id: town.place_id, user_id: people.radu.userId }]);
});

test('B2 ux 63 an hour on hold shows staff who keeps it and for how long, and the day counts it', async () => {
  const until = new Date(Date.now() + (7 * 60 + 42) * 1000).toISOString();
  const [booked, other] = aBoard().visits;
  if (!booked || !other) throw new Error('The sample board has two visits.');
  const hold = { status: 'held' as const, hold_until: until };
  const held = {
    ...booked,
    ...hold,
    holder: { kind: 'claimant' as const, user_id: null, name: 'Vlad Pintilie' },
  };
  const { userId, fullName } = people.radu;
  const byRadu = {
    ...other,
    ...hold,
    hold_until: new Date(Date.now() - 1000).toISOString(),
    holder: { kind: 'colleague' as const, user_id: userId, name: fullName },
  };
  const own = {
    ...byRadu,
    visit_id: '01900000-0000-7000-8000-000000000951',
    holder: { ...byRadu.holder, user_id: people.elena.userId },
  };
  server.use(
    mock(getBoard, { status: 200, body: aBoard({ visits: [held, byRadu, own] }) }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
  );
  renderFeature(<BoardPage />, asElena());
  expect(await screen.findByText('On hold, 7:42 left')).toBeVisible();
  expect(screen.getByText('Vlad Pintilie, claimant, fills in the form')).toBeVisible();
  expect(screen.getByText(`Kept by ${fullName}`)).toBeVisible();
  expect(screen.getByText('Kept by you')).toBeVisible();
  expect(screen.getAllByText('No longer on hold')).toHaveLength(2);
  expect(screen.getByText('0 visits · 3 on hold')).toBeVisible();
});

test('B2 R11 the sheet of the day is printed from the board: each assessor with place, contact and note of each visit', async () => {
  const print = vi.fn<() => void>();
  const printed = { text: '' };
  vi.stubGlobal('print', () => {
    printed.text = screen.getByRole('region', { name: 'Sheet of the day' }).textContent;
    print();
  });
  server.use(
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
  );
  const { user } = renderFeature(<BoardPage />, asElena());
  await screen.findByRole('link', { name: /DM26R0000001/ });
  await user.click(screen.getByRole('button', { name: 'Day sheet' }));
  expect(await screen.findByRole('link', { name: /DM26R0000001/ })).toBeInTheDocument();
  expect(print).toHaveBeenCalledOnce();
  expect(printed.text).toMatch(/Elena Rusu.*09:00–09:45.*DM26R0000001.*Militari.*11:00–11:45.*Titan/s);
  vi.unstubAllGlobals();
});
