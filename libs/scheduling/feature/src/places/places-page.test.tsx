import {
  browseCounties,
  browsePlaces,
  browsePlans,
  findLeftOutVisits,
  getBoard,
  getSettingUsage,
  previewOpening,
  savePlace,
  savePlan,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { aBoard, aLeftOutVisit, aPlace, aProfile, daysAhead, lookups, people } from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlacesPage } from './places-page.tsx';

const place = aPlace();

function openPlace({ plans = [] as Schema<'AssessorPlan'>[], profile = aProfile() } = {}) {
  const saved: BodyOf<'savePlace'>[] = [];
  server.use(
    mock(browsePlaces, {
      status: 200,
      body: { places: [place], holidays: [{ date: daysAhead(3), name: 'Ziua Națională' }] },
    }),
    mock(browsePlans, { status: 200, body: plans }),
    mock(getBoard, { status: 200, body: aBoard() }),
    mock(browseCounties, { status: 200, body: lookups.counties }),
    mock(previewOpening, {
      status: 200,
      body: Array.from({ length: 14 }, (_, day) => ({
        date: daysAhead(day),
        free: day === 3 ? 0 : 9,
        booked: 2,
        why_none:
          day === 3 ? { code: 'holiday' as const, holds: false, values: { name: 'Ziua Națională' } } : null,
      })),
    }),
    mock(findLeftOutVisits, { status: 200, body: [aLeftOutVisit({ proposal: null })] }),
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [
          { use: 'working_hours', name: 'People who work here', count: 3, effect: 'stays', examples: [] },
        ],
        targets: [],
      },
    }),
    mock(savePlace, ({ body }) => {
      saved.push(body);
      return { status: 201, body: place };
    }),
  );
  const page = renderFeature(<PlacesPage />, {
    at: `/config/appointment-locations?place=${place.place_id}`,
    profile,
  });
  return { ...page, saved };
}

test('R11 M10 ux 64 a place shows its hours, the public holidays, and what can really be booked', async () => {
  openPlace();
  expect(await screen.findByLabelText('Monday')).toHaveValue('08:00–18:00');
  expect((await screen.findAllByText(/Ziua Națională/)).length).toBeGreaterThan(0);
  expect(await screen.findAllByRole('img', { name: /free|holiday|closed/i })).not.toEqual([]);
});

test('R11 M10 ux 64 a place is not closed while its visits have nowhere to go: they are listed before it is saved', async () => {
  const { user, saved } = openPlace();
  await user.click(await screen.findByLabelText('Open for appointments'));
  expect(await screen.findByText('People who work here: 3')).toBeVisible();
  // By text: roles of the whole form are slow to compute.
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Visits to move')).toBeVisible();
  expect(screen.getByText('1 visit no longer fits')).toBeVisible();
  await user.click(screen.getByText('Back to the form'));
  expect(screen.getByLabelText('Open for appointments')).not.toBeChecked();
  expect(saved).toEqual([]);
});

test('M10 hours are moved at their bar by keyboard, and what is wrong with typed ones is said while they are typed', async () => {
  const { user } = openPlace();
  const monday = await screen.findByLabelText('Monday');
  const end = screen.getByLabelText('Monday: end of part 1');
  expect(end).toHaveAttribute('aria-valuetext', '18:00');
  end.focus();
  await user.keyboard('{ArrowLeft}');
  expect(monday).toHaveValue('08:00–17:45');
  await user.clear(monday);
  await user.type(monday, '08:00–17:50');
  expect(await screen.findByText('Hours are whole quarters: 00, 15, 30 or 45.')).toBeVisible();
});

test('R11 M10 the minimum of people is set weekday by weekday, and the others keep the usual one', async () => {
  const { user, saved } = openPlace();
  server.use(mock(findLeftOutVisits, { status: 200, body: [] }));
  const tuesday = await screen.findByLabelText(/^People, Tuesday/);
  await user.type(tuesday, '99');
  await user.tab();
  await user.clear(tuesday);
  await user.type(tuesday, '3');
  await user.click(screen.getByText('Save'));
  await expect.poll(() => saved).toMatchObject([{ minimum_people: [null, 3, null, null, null, null, null] }]);
});

test('B2 R11 one Saturday of one assessor is opened by its date, at a place, and no other hours change', async () => {
  const plan: Schema<'AssessorPlan'> = {
    user_id: people.elena.userId,
    full_name: people.elena.fullName,
    row_version: 4,
    skills: [],
    daily_cap: 7,
    travel_minutes: 30,
    is_active: true,
    hours: [{ place_id: place.place_id, weekday: 1, from_minute: 480, to_minute: 960, breaks: [] }],
    exceptions: [],
  };
  const saved: BodyOf<'savePlan'>[] = [];
  const { user } = openPlace({ plans: [plan], profile: aProfile({ roles: ['AC.Assessor.Manager'] }) });
  server.use(
    mock(findLeftOutVisits, { status: 200, body: [] }),
    mock(savePlan, ({ body }) => {
      saved.push(body);
      return { status: 201, body: plan };
    }),
  );
  await user.click(await screen.findByRole('button', { name: `Change the plan of ${plan.full_name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Working plan of ${plan.full_name}` }));
  await user.click(dialog.getByRole('button', { name: 'Day' }));
  const day = dialog.getByLabelText('Day');
  await user.clear(day);
  await user.type(day, '05.12.2026');
  await user.selectOptions(dialog.getByLabelText('Place'), place.name);
  await user.type(dialog.getByLabelText('Hours, empty when they do not work'), '09:00–13:00');
  await user.type(dialog.getByLabelText('Why (optional)'), 'Grindină');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const { full_name: _name, ...edited } = plan;
  const saturday = {
    date: '2026-12-05',
    place_id: place.place_id,
    hours: [{ from_minute: 540, to_minute: 780 }],
    reason: 'Grindină',
  };
  await expect.poll(() => saved).toEqual([{ ...edited, exceptions: [saturday] }]);
});
