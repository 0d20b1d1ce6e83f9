import { findStatusHelp } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoundStatusHelp } from './found-status-help.tsx';

test('B14 a status is found in the help of the product by words of its text', async () => {
  server.use(
    mock(findStatusHelp, ({ query }) => ({
      status: 200 as const,
      body: [
        {
          assignment_type: 'liquidation',
          assignment_type_name: 'Settlement',
          status_code: 'offer_sent',
          status_name: 'Offer sent',
          category_code: 'waiting' as const,
          help_html: `<p>Call about ${query.get('q') ?? ''}.</p>`,
        },
      ],
    })),
  );
  renderFeature(<FoundStatusHelp typed="the offer" />);
  expect(await screen.findByRole('heading', { name: 'Statuses' })).toBeVisible();
  expect(await screen.findByText('Call about the offer.')).toBeVisible();
});
