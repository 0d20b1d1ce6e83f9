import { browseTeamAbsences, decideAbsences, previewDecision } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import {
  aDecisionPreview,
  anAbsence,
  aProfile,
  daysAhead,
  idOf,
  inFeature,
  people,
  someTeamAbsences,
} from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { userEvent } from 'storybook/test';
import { TeamAbsencesPage } from './team-absences-page.tsx';

const asMaria = (search = '') => [
  inFeature({
    profile: aProfile({}, people.maria),
    at: `/manager-area/absences?from=2026-03-02${search}`,
  }),
];
const asked = anAbsence();
const other = anAbsence({ date_from: daysAhead(5), date_to: daysAhead(5), half_days: 2 }, 2, people.radu);
const away = anAbsence({ state: 'active', date_from: daysAhead(-1), date_to: daysAhead(1) }, 3, people.radu);
const telework = anAbsence({ state: 'approved', absence_type_code: 'telework' }, 4, people.maria);
const some = someTeamAbsences({
  absences: [asked, other, away, telework],
  to_decide: [asked, { ...other, is_passed_on: true }],
  free_days: [{ date: '2026-03-25', name: 'Zi liberă' }],
});
/** A team of fifty, each of whom is away for a week. */
const team = Array.from({ length: 50 }, (_, number) => ({
  ...people.ana,
  userId: idOf('user', 200 + number),
  fullName: `Coleg ${number + 1} Constantinescu-Brâncoveanu`,
}));
const many = someTeamAbsences({
  teams: [
    {
      team_id: idOf('other', 7201),
      name: 'Daune auto',
      minimum: 45,
      people: team.map(({ userId, fullName }) => ({ user_id: userId, full_name: fullName })),
    },
  ],
  absences: team.map((person, number) =>
    anAbsence(
      { state: 'approved', date_from: daysAhead(number % 25), date_to: daysAhead((number % 25) + 4) },
      100 + number,
      person,
    ),
  ),
  to_decide: team.map((person, number) => anAbsence({}, 200 + number, person)),
});
const reading = (absences: Schema<'TeamAbsences'>, preview = aDecisionPreview()) => [
  mock(browseTeamAbsences, { status: 200, body: absences }),
  mock(previewDecision, { status: 200, body: preview }),
];

export default {
  title: 'Absences/Team absences',
  component: TeamAbsencesPage,
} satisfies Meta<typeof TeamAbsencesPage>;

type Story = StoryObj<typeof TeamAbsencesPage>;

export const NobodyIsAway: Story = {
  decorators: asMaria(),
  parameters: { network: reading(someTeamAbsences()) },
};
export const NoTeam: Story = {
  decorators: asMaria(),
  parameters: { network: reading(someTeamAbsences({ teams: [] })) },
};
export const Some: Story = { decorators: asMaria(), parameters: { network: reading(some) } };
export const Many: Story = { decorators: asMaria(), parameters: { network: reading(many) } };
export const OnAPhone: Story = {
  decorators: asMaria(),
  parameters: { network: reading(some) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const OneIsDecided: Story = {
  parameters: { network: reading(some) },
  decorators: asMaria(`&absence=${asked.absence_id}`),
};
export const TooFewPeople: Story = {
  parameters: {
    network: reading(
      some,
      aDecisionPreview({
        warnings: [
          { date: daysAhead(4), place_name: null, present: 3, minimum: 4 },
          { date: daysAhead(4), place_name: 'Militari', present: 2, minimum: 6 },
        ],
        balance_after: -2,
        lines: [],
        candidates: [],
      }),
    ),
  },
  decorators: asMaria(`&absence=${asked.absence_id}`),
};
export const TakenBack: Story = {
  parameters: {
    network: reading(
      some,
      aDecisionPreview({
        absence: anAbsence({
          state: 'approved',
          can_be_undone: true,
          decided_by_name: people.maria.fullName,
          replacement: {
            user_id: people.radu.userId,
            full_name: people.radu.fullName,
            answer: 'accepted',
            reason: null,
          },
        }),
        lines: [],
      }),
    ),
  },
  decorators: asMaria(`&absence=${asked.absence_id}`),
};
export const NotDecided: Story = {
  decorators: asMaria(),
  parameters: { network: [...reading(some), mock(decideAbsences, problem(503, 'database_unavailable'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Ana Ionescu/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /aprobă|approve/i }));
    await canvas.findByRole('alert');
  },
};
export const PreviewFailed: Story = {
  parameters: {
    network: [
      mock(browseTeamAbsences, { status: 200, body: some }),
      mock(previewDecision, problem(503, 'database_unavailable')),
    ],
  },
  decorators: asMaria(`&absence=${asked.absence_id}`),
};
export const Loading: Story = {
  decorators: asMaria(),
  parameters: {
    network: [
      mock(browseTeamAbsences, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const Failed: Story = {
  decorators: asMaria(),
  parameters: { network: [mock(browseTeamAbsences, problem(503, 'database_unavailable'))] },
};
