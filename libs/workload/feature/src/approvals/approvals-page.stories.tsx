import { browseApprovals, getApproval } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, anApproval, anApprovalDetail, daysAhead, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { userEvent } from 'storybook/test';
import { ApprovalsPage } from './approvals-page.tsx';

const onAPhone = { viewport: { value: 'phone', isRotated: false } };
const noAmount = { amount_bani: null, legal_due_date: null };

/** One of each kind, and each right of the reader. */
const mixed = [
  anApproval({}, 1),
  anApproval({ kind: 'total_loss', kind_name: 'Daună totală', amount_bani: 41_300_00 }, 2),
  anApproval({ kind: 'override', kind_name: 'Excepție', ...noAmount }, 3),
  anApproval({ kind: 'reopen', kind_name: 'Redeschidere', ...noAmount }, 4),
  anApproval(
    {
      kind: 'absence',
      kind_name: 'Absență',
      ...noAmount,
      claim_file_no: null,
      assignment_id: null,
      plate: null,
      can_be_returned: false,
      about: 'CO 02.12.2026 – 04.12.2026, 3 zile',
    },
    5,
  ),
  anApproval({ right: { code: 'own_request', decided_by: ['Sorin Matei'] } }, 6),
  anApproval({ right: { code: 'worked_on_file', decided_by: [] }, legal_due_date: daysAhead(-1) }, 7),
  anApproval(
    {
      right: { code: 'over_authority', decided_by: ['Sorin Matei', 'Călin Dobre'] },
      amount_bani: 128_400_00,
    },
    8,
  ),
];
const inbox = (approvals: Schema<'ApprovalRow'>[], count = approvals.length) =>
  mock(browseApprovals, {
    status: 200,
    body: { approvals, count, authorities: [{ kind: 'offer', amount_bani: 25_000_00 }] },
  });
const at = (search: string) => [inFeature({ profile: aProfile({}, people.maria), at: `/${search}` })];
const reading = (approval: Schema<'ApprovalDetail'>) => ({
  decorators: at(`?approval=${approval.approval_id}`),
  parameters: { network: [inbox(mixed), mock(getApproval, { status: 200, body: approval })] },
});

export default {
  title: 'Workload/Approvals',
  component: ApprovalsPage,
} satisfies Meta<typeof ApprovalsPage>;

type Story = StoryObj<typeof ApprovalsPage>;

export const EveryKind: Story = { decorators: at(''), parameters: { network: [inbox(mixed, 214)] } };
export const EveryKindOnAPhone: Story = { ...EveryKind, globals: onAPhone };
export const OneKind: Story = { ...EveryKind, decorators: at('?kind=absence') };
export const SeveralChosen: Story = {
  ...EveryKind,
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes.slice(1, 3)) await userEvent.click(box);
    await canvas.findByRole('button', { name: /2$/ });
  },
};
export const Offer: Story = reading(anApprovalDetail());
export const OfferOnAPhone: Story = { ...Offer, globals: onAPhone };
export const OwnRequest: Story = reading(
  anApprovalDetail({ right: { code: 'own_request', decided_by: ['Sorin Matei'] } }),
);
export const AboveTheOwnAuthority: Story = reading(
  anApprovalDetail({ right: { code: 'over_authority', decided_by: [] }, amount_bani: 128_400_00 }),
);
export const Exception: Story = reading(
  anApprovalDetail({
    ...noAmount,
    kind: 'override',
    kind_name: 'Excepție',
    title: 'Excepție: Închide',
    section: null,
    derivation: [],
    limits: [],
    to_look_at: [
      {
        outcome: 'warning',
        name: 'Condiție neîndeplinită',
        detail: 'Lipsește procesul-verbal',
        value: null,
        section: null,
        file: null,
      },
    ],
  }),
);
export const WithQuestions: Story = reading(
  anApprovalDetail({
    questions: [
      {
        approval_question_id: '0190b6a0-0000-7000-8000-00000000c001',
        question: 'Farul e cu preț de catalog sau de service?',
        asked_by_name: people.maria.fullName,
        asked_at: '2026-11-23T07:36:00Z',
        answer: 'De service, 1.590 lei; agreat pe 20.11.',
        answered_by_name: people.ana.fullName,
        may_answer: false,
      },
    ],
  }),
);
export const Refused: Story = reading(anApprovalDetail({ status: 'refused' }));
export const Nothing: Story = { decorators: at(''), parameters: { network: [inbox([])] } };
export const Loading: Story = {
  decorators: at(''),
  parameters: {
    network: [
      mock(browseApprovals, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const Failed: Story = {
  decorators: at(''),
  parameters: { network: [mock(browseApprovals, problem(503, 'database_unavailable'))] },
};
