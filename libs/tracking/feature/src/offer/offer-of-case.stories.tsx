import { acceptReceivedOffer, getReceivedOffer } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system/public';
import '@dosar/design-system/public.css';
import { aReceivedOffer, aTrackerConfig, aTrackerEvent, daysAhead, hoursAgo } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { CaseView } from '../case-view/case-view.tsx';
import { OfferOfCase } from './offer-of-case.tsx';

const shows = (...changed: Parameters<typeof aReceivedOffer>) => ({
  network: [
    mock(getReceivedOffer, { status: 200, body: aReceivedOffer({ has_letter: true, ...changed[0] }) }),
  ],
});
const onAPhone = { viewport: { value: 'phone', isRotated: false } };
const known = { iban_masked: 'RO******************0000' };
const accepted = { ...known, state: 'accepted', answered_at: hoursAgo(20) } as const;

export default {
  title: 'Tracking/Offer of a case',
  component: CaseView,
  parameters: { layout: 'fullscreen' },
  args: {
    steps: aTrackerConfig().config,
    staffOrigin: 'https://staff.example',
    event: aTrackerEvent({
      process_step_index: 3,
      event_title: 'V-am trimis oferta',
      event_description: '',
      next_step_title: null,
      next_step_description: null,
      expected_date: null,
    }),
    parts: [OfferOfCase],
  },
  decorators: [
    (Story) => (
      <PageFrame owner={{ name: 'Asigurarea Demo', material_color: 'indigo-600' }}>{Story()}</PageFrame>
    ),
  ],
} satisfies Meta<typeof CaseView>;

type Story = StoryObj<typeof CaseView>;

export const Open: Story = { parameters: shows() };

export const OpenOnAPhone: Story = { parameters: shows(known), globals: onAPhone };

export const AccountToConfirmOnAPhone: Story = {
  parameters: shows({
    ...accepted,
    account_to_confirm: { payee_name: 'Anghel Raluca', iban_masked: 'RO******************0000' },
  }),
  globals: onAPhone,
};

export const OpenUnderAPolicyWithoutLegalTerm: Story = {
  parameters: shows({ pay_by: null, payment_term: null }),
};

export const WrongAccount: Story = {
  parameters: shows(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/IBAN/), 'RO49 AAAA 1B31 0075 9384 0001');
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(await canvas.findByText(/IBAN valabil|valid IBAN/)).toBeVisible();
  },
};

export const NotOpenAnyMore: Story = {
  parameters: {
    network: [...shows(known).network, mock(acceptReceivedOffer, problem(409, 'money_rule'))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept/ }));
    await expect(await canvas.findByText(/nu mai așteaptă|does not wait/)).toBeVisible();
  },
};

export const BeingContested: Story = {
  parameters: shows(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Nu sunt de acord|I do not agree)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /contestația|objection/ }));
    await expect(await canvas.findByText(/cel puțin una|at least one/)).toBeVisible();
  },
};

export const Contested: Story = {
  parameters: shows({
    ...known,
    state: 'contested',
    answered_at: hoursAgo(20),
    undisputed: { amount_bani: 500_000, paid_on: null },
    contest_documents: [
      { document_id: '0190b6a0-0000-7000-8000-00000000d001', file_name: 'deviz propriu.pdf' },
    ],
  }),
};

export const Accepted: Story = { parameters: shows(accepted) };

export const PartlyPaid: Story = {
  parameters: shows({ ...accepted, paid: { amount_bani: 300_000, paid_on: daysAhead(-1) } }),
};

export const Paid: Story = {
  parameters: shows({ ...accepted, paid: { amount_bani: 727_902, paid_on: daysAhead(-1) } }),
};

/** An offer that was not answered in time is gone: the case is shown without it. */
export const Expired: Story = {
  parameters: { network: [mock(getReceivedOffer, problem(404, 'not_found'))] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'V-am trimis oferta' });
    await expect(canvas.queryByRole('region', { name: /Oferta noastră|Our offer/ })).toBeNull();
  },
};

export const Failing: Story = {
  parameters: { network: [mock(getReceivedOffer, problem(503, 'database_unavailable'))] },
};

export const Loading: Story = {
  parameters: {
    network: [
      mock(getReceivedOffer, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
