import { browseAssessmentCentreCounties, judgeSlot } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { aBoard, aProfile, aVisit, daysAhead, people } from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DragProof } from './drag-proof.tsx';

const board = aBoard();
const [militari] = board.places;
if (!militari) throw new Error('The sample board has a place.');
const ploiesti = {
  ...militari,
  place_id: '01900000-0000-7000-8000-000000000950',
  name: 'Ploiești Nord',
  county_code: 'PH',
  latitude: 44.9416,
  longitude: 26.0227,
};
const startsAt = `${daysAhead(0)}T08:15:00Z`;

function dragged(change: { place_id?: string }) {
  server.use(
    mock(browseAssessmentCentreCounties, {
      status: 200,
      body: [
        { code: 'B', name: 'București' },
        { code: 'PH', name: 'Prahova' },
      ],
    }),
    mock(judgeSlot, {
      status: 200,
      body: {
        fits: false,
        reasons: [
          { code: 'place_open', holds: true, values: { from: '08:00', until: '18:00' } },
          { code: 'holiday', holds: true, values: {} },
          { code: 'travel', holds: false, values: { minutes: 30 } },
          { code: 'daily_cap', holds: true, values: { count: 6, cap: 7 } },
          { code: 'lane_free', holds: false, values: { lane: 'Linia 2', from: '10:00', until: '10:45' } },
        ],
        alternatives: [
          {
            place_id: militari?.place_id ?? '',
            starts_at: `${daysAhead(0)}T08:45:00Z`,
            ends_at: `${daysAhead(0)}T09:30:00Z`,
            user_id: people.elena.userId,
            user_name: 'Elena Rusu',
            lane_id: null,
            lane_name: null,
            people: 1,
          },
        ],
      },
    }),
  );
  const target = { visit: aVisit(), starts_at: startsAt, ...change };
  const places = [militari ?? ploiesti, ploiesti];
  renderFeature(<DragProof target={target} board={{ ...board, places }} isPointerRight={false} />, {
    profile: aProfile({}, people.elena),
  });
}

test('B2 ux 63 while a visit is dragged every condition is read, what is not met first, and no dialog opens', async () => {
  dragged({});
  const proof = within(screen.getByRole('complementary', { name: 'Why' }));
  expect(await proof.findByText(/It does not fit at 10:15/)).toBeVisible();
  const lines = (await proof.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines.slice(0, 2)).toEqual(['No time to get there: 30 min', 'Linia 2 is taken 10:00–10:45']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'The place is open 08:00–18:00',
      'No public holiday',
      'The daily limit allows it: 6 of 7',
      'Stays in the county București',
      expect.stringMatching(/10:45 · Elena Rusu$/),
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('B2 ux 63 another place and county under the pointer are named with their distance', async () => {
  dragged({ place_id: ploiesti.place_id });
  expect(await screen.findByText('Another place: Militari → Ploiești Nord, 57 km')).toBeVisible();
  expect(await screen.findByText('Another county: Prahova instead of București')).toBeVisible();
});
