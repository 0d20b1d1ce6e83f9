import { browsePolicyImports } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPolicyImport } from '../testing/policy-samples.ts';
import { PoliciesPage } from './policies-page.tsx';

const shows = (...imports: Schema<'PolicyImport'>[]) => ({
  network: [
    mock(browsePolicyImports, {
      status: 200,
      body: { imports, policy_count: imports.length === 0 ? 0 : 200_000, has_service: imports.length > 0 },
    }),
  ],
});

export default {
  title: 'First notice/Policies',
  component: PoliciesPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: shows(aPolicyImport()),
} satisfies Meta<typeof PoliciesPage>;

type Story = StoryObj<typeof PoliciesPage>;

export const ToApply: Story = {};

export const ToApplyOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NoneYet: Story = { parameters: shows() };

export const ColumnsToName: Story = { parameters: shows(aPolicyImport({ state: 'unmapped', columns: [] })) };

export const Applying: Story = {
  parameters: shows(aPolicyImport({ state: 'applying', done_count: 80_000, row_count: 200_000 })),
};

export const NoTable: Story = { parameters: shows(aPolicyImport({ state: 'failed', fault: 'no_table' })) };

export const NotReadable: Story = {
  parameters: { network: [mock(browsePolicyImports, problem(503, 'database_unavailable'))] },
};
