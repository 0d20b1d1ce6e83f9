import { getLegalRules } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalRulesPage } from './legal-rules-page.tsx';
import { aRule, someLegalRules } from './legal-rules-sample.ts';

const list = someLegalRules();
const changed = {
  ...list,
  rules: [
    aRule({ event_from: '2027-01-01', days: 25, state: 'coming', is_own: true, running_files: 0 }),
    ...list.rules.map((rule) => (rule.days === 30 ? { ...rule, event_to: '2026-12-31' } : rule)),
  ],
};

export default {
  title: 'Workload/Legal rules',
  component: LegalRulesPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: { network: [mock(getLegalRules, { status: 200, body: changed })] },
} satisfies Meta<typeof LegalRulesPage>;

type Story = StoryObj<typeof LegalRulesPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NotReadable: Story = {
  parameters: { network: [mock(getLegalRules, problem(503, 'database_unavailable'))] },
};
