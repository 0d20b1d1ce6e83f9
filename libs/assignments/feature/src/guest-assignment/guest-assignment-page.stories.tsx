import { getGuestAssignment } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aGuestAssignment, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuestAssignmentPage } from './guest-assignment-page.tsx';

const path = '/assignments/:assignmentType/guest/:assignmentKey';
const at = '/assignments/assessment/guest/demo-guest-assignment-key-01';

export default {
  title: 'Assignments/Guest assignment',
  component: GuestAssignmentPage,
  decorators: [inFeature({ path, at })],
} satisfies Meta<typeof GuestAssignmentPage>;

type Story = StoryObj<typeof GuestAssignmentPage>;

export const Known: Story = {
  parameters: { network: [mock(getGuestAssignment, { status: 200, body: aGuestAssignment() })] },
};
export const Unknown: Story = {
  parameters: { network: [mock(getGuestAssignment, problem(404, 'not_found'))] },
};
