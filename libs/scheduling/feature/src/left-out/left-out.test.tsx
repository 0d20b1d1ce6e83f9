import { browsePlaces, findLeftOutVisits, savePlan } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { aLeftOutVisit, idOf, people } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanDialog } from '../places/plan-dialog.tsx';

const plan: Schema<'AssessorPlan'> = {
  user_id: people.elena.userId,
  full_name: people.elena.fullName,
  row_version: 4,
  skills: [],
  daily_cap: 7,
  travel_minutes: 30,
  is_active: true,
  hours: [],
  exceptions: [],
};

test('R11 M10 B2 a plan that leaves a visit out says which before it is saved, and moves it with the plan', async () => {
  const saved: BodyOf<'savePlan'>[] = [];
  server.use(
    mock(browsePlaces, { status: 200, body: { places: [], holidays: [] } }),
    mock(findLeftOutVisits, { status: 200, body: [aLeftOutVisit()] }),
    mock(savePlan, ({ body }) => {
      saved.push(body);
      return { status: 201, body: plan };
    }),
  );
  const { user } = renderFeature(<PlanDialog plan={plan} places={[]} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 visit no longer fits')).toBeVisible();
  expect(saved).toEqual([]);
  const move = screen.getByRole('checkbox', { name: /^Move to / });
  await user.click(move);
  expect(screen.getByRole('button', { name: 'Save, move none' })).toBeVisible();
  await user.click(move);
  await user.click(screen.getByRole('button', { name: 'Save and move 1 visit' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.left_out).toMatchObject({ moves: [{ visit_id: idOf('other', 1001) }], stays: [] });
});
