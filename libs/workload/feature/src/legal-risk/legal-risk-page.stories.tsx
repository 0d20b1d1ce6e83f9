import { browseLegalRisk } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aLegalRisk, aProfile, daysAhead, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalRiskPage } from './legal-risk-page.tsx';

const inTime = { days_late: 0, penalty_bani: 0, told: [] };
const missed = [
  aLegalRisk({}, 1),
  aLegalRisk({ delay_cause_code: 'police', delay_cause_name: 'Actele poliției', owner_name: null }, 2),
  aLegalRisk({ legal_rule_code: 'RCA_10', days: 10, penalty_bani: 9_412_02, plate: null }, 3),
];
const near = [
  aLegalRisk({ ...inTime, due_date: daysAhead(0) }, 4),
  aLegalRisk({ ...inTime, due_date: daysAhead(3), amount_bani: null, penalty_per_day_bani: 0 }, 5),
  aLegalRisk({ ...inTime, due_date: daysAhead(7), owner_name: null }, 6),
];
const showing = (change: Partial<Schema<'LegalRisk'>> = {}) => ({
  network: [
    mock(browseLegalRisk, {
      status: 200,
      body: {
        today: daysAhead(0),
        missed,
        near,
        missed_count: missed.length,
        near_count: near.length,
        penalty_bani: 10_236_06,
        penalty_per_day_bani: 41_19,
        near_per_day_bani: 27_46,
        causes: [{ code: 'police', name: 'Actele poliției' }],
        ...change,
      },
    }),
  ],
});
const at = (search: string) => [inFeature({ profile: aProfile({}, people.maria), at: `/${search}` })];
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export default {
  title: 'Workload/Legal deadlines at risk',
  component: LegalRiskPage,
  parameters: showing(),
} satisfies Meta<typeof LegalRiskPage>;

type Story = StoryObj<typeof LegalRiskPage>;

export const EveryStateOfARow: Story = { decorators: at('') };
export const OnAPhone: Story = { decorators: at(''), globals: onAPhone };
export const NearAlone: Story = {
  decorators: at(''),
  parameters: showing({ missed: [], missed_count: 0, penalty_bani: 0, penalty_per_day_bani: 0 }),
};
export const LateAndOpen: Story = { decorators: at(`?clock=${missed[0]?.legal_clock_id ?? ''}`) };
export const LateAndOpenOnAPhone: Story = { ...LateAndOpen, globals: onAPhone };
export const Explained: Story = { decorators: at(`?clock=${missed[1]?.legal_clock_id ?? ''}`) };
export const NearAndOpen: Story = { decorators: at(`?clock=${near[1]?.legal_clock_id ?? ''}`) };
export const Nothing: Story = {
  decorators: at(''),
  parameters: showing({ missed: [], near: [], missed_count: 0, near_count: 0 }),
};
export const Failed: Story = {
  decorators: at(''),
  parameters: { network: [mock(browseLegalRisk, problem(503, 'database_unavailable'))] },
};
