import { browseTimeline, getAssignment } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anAssignment, aTimelineEvent, aTimelinePage, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from '../area.tsx';
import { ClaimFilePage } from './claim-file-page.tsx';
import { TimelineSection } from './timeline-section.tsx';

const path = '/workflow/getById/:claimFileNo/:assignmentId';
const at = '/workflow/getById/DM26R0000001/1';
const timeline = aTimelinePage([
  aTimelineEvent(),
  aTimelineEvent({ kind: 'status', title: 'Stare nouă: În lucru', body: null, visibility: 'claimant' }, 2),
  aTimelineEvent(
    { kind: 'created', title: 'Daună anunțată', body: null, actor_kind: 'guest', actor_name: null },
    3,
  ),
]);

export default {
  title: 'Claims/Claim file',
  component: ClaimFilePage,
  decorators: [
    inFeature({
      path,
      at,
      parts: [{ index: true, element: <TimelineSection /> }],
      contributions: area.contributions ?? [],
    }),
  ],
} satisfies Meta<typeof ClaimFilePage>;

type Story = StoryObj<typeof ClaimFilePage>;

export const InWork: Story = {
  parameters: {
    network: [
      mock(getAssignment, { status: 200, body: anAssignment() }),
      mock(browseTimeline, { status: 200, body: timeline }),
    ],
  },
};
export const Closed: Story = {
  parameters: {
    network: [
      mock(getAssignment, {
        status: 200,
        body: anAssignment({}, { category_code: 'done' }),
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
