import { browseTimeline, getAssignment } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anAssignment, aTimelineEvent, aTimelinePage, aTransition, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssignmentPage } from './assignment-page.tsx';

const path = '/workflow/getById/:claimFileNo/:assignmentId';
const at = '/workflow/getById/DM26R0000001/1';
const missing = [{ code: 'police_report', name: 'Proces-verbal', section: null }];
const transitions = [
  aTransition(),
  aTransition({ code: 'ask_documents', name: 'Cere documente', reason_required: true }),
  aTransition({ code: 'close', name: 'Închide', allowed: false, missing }),
];
const timeline = aTimelinePage([
  aTimelineEvent(),
  aTimelineEvent({ kind: 'status', title: 'Stare nouă: În lucru', body: null, visibility: 'claimant' }, 2),
  aTimelineEvent(
    { kind: 'created', title: 'Daună anunțată', body: null, actor_kind: 'guest', actor_name: null },
    3,
  ),
]);

export default {
  title: 'Assignments/Claim file',
  component: AssignmentPage,
  decorators: [inFeature({ path, at })],
} satisfies Meta<typeof AssignmentPage>;

type Story = StoryObj<typeof AssignmentPage>;

export const InWork: Story = {
  parameters: {
    network: [
      mock(getAssignment, { status: 200, body: anAssignment({ transitions }) }),
      mock(browseTimeline, { status: 200, body: timeline }),
    ],
  },
};
export const Closed: Story = {
  parameters: {
    network: [
      mock(getAssignment, {
        status: 200,
        body: anAssignment({ transitions: [] }, { category_code: 'done' }),
      }),
      mock(browseTimeline, { status: 200, body: aTimelinePage(0) }),
    ],
  },
};
export const TimelineFailed: Story = {
  parameters: {
    network: [
      mock(getAssignment, { status: 200, body: anAssignment() }),
      mock(browseTimeline, problem(500, 'internal_error')),
    ],
  },
};
export const Unknown: Story = {
  parameters: { network: [mock(getAssignment, problem(404, 'not_found'))] },
};
