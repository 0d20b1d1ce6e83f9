import { getPolicyOfFile } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPolicyOfFile } from '../testing/policy-samples.ts';
import { PolicySection } from './policy-section.tsx';

const shows = (body: Schema<'PolicyOfFile'>) => ({ network: [mock(getPolicyOfFile, { status: 200, body })] });

export default {
  title: 'First notice/Policy of a claim',
  component: PolicySection,
  decorators: [inFeature({ profile: aProfile() })],
  args: {
    claimFileNo: 'DM26R0000153',
    assignmentId: '0e000000-0000-4000-8000-0000000000c3',
    assignmentKey: 'k',
  },
  parameters: shows(aPolicyOfFile()),
} satisfies Meta<typeof PolicySection>;

type Story = StoryObj<typeof PolicySection>;

export const Covered: Story = {};

export const ToBeDecided: Story = {
  parameters: shows(
    aPolicyOfFile({ verdict: 'doubtful', reasons: ['instalment_unpaid', 'first_day'], can_decide: true }),
  ),
};

export const NotFound: Story = {
  parameters: shows(
    aPolicyOfFile({ verdict: 'doubtful', reasons: ['not_found'], terms: null, can_decide: true }),
  ),
};
