import { getCustomerOfFile, getRulesOfFile } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ofFile, rulesOfFile, specialId } from '../testing/special-samples.ts';
import { CustomerOfFile } from './customer-of-file.tsx';

const shows = (change: Partial<Schema<'CustomerOfFile'>> = {}) => ({
  network: [
    mock(getCustomerOfFile, { status: 200, body: ofFile(change) }),
    mock(getRulesOfFile, { status: 200, body: rulesOfFile() }),
  ],
});

export default {
  title: 'Partners/Customer of a file',
  component: CustomerOfFile,
  decorators: [inFeature()],
  args: { claimFileId: specialId(9) },
  parameters: shows(),
} satisfies Meta<typeof CustomerOfFile>;

type Story = StoryObj<typeof CustomerOfFile>;

export const RecognisedWithAConflict: Story = {};

export const NotToldToEverybody: Story = {
  parameters: shows({ customer: null, others: [], can_refuse: false }),
};

export const Refused: Story = {
  parameters: shows({
    is_special: false,
    customer: null,
    others: [],
    refused: [
      {
        name: 'Dunărea Logistic SA',
        reason: 'Mașina a fost vândută în ianuarie, contractul e la noul proprietar',
        refused_by: 'Ana Ionescu',
        refused_at: '2026-03-04T09:00:00Z',
      },
    ],
  }),
};
