import { getCustomerOfFile, getRulesOfFile, refuseCustomerOfFile } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { aWorklistRow } from '@dosar/testing/samples';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SpecialCustomerTag } from './special-customer-tag.tsx';
import { ofFile, rulesOfFile, specialId } from './testing/special-samples.ts';

const tag = (name: string) => <SpecialCustomerTag header={aWorklistRow({ special_customer_name: name })} />;

beforeEach(() => server.use(mock(getRulesOfFile, () => ({ status: 200, body: rulesOfFile() }))));

test('B6 the badge of a file tells by what the customer was recognised and who matches too', async () => {
  server.use(mock(getCustomerOfFile, () => ({ status: 200, body: ofFile() })));
  const { user } = renderFeature(tag('Dunărea Logistic SA'));
  await user.click(screen.getByRole('button', { name: /Dunărea Logistic SA/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Special customer' }));
  expect(await dialog.findByText('CUI 14399840')).toBeVisible();
  expect(dialog.getAllByText('Plate IL 20 CSA')).toHaveLength(2);
  expect(dialog.getByText('Leasing Delta')).toBeVisible();
  expect(dialog.getByText('Another one has a higher level')).toBeVisible();
  const rules = within(await dialog.findByRole('region', { name: 'What changes in this file' }));
  expect(rules.getByText('SLA × 0,5')).toBeVisible();
  expect(rules.getByText(/^Dunărea Logistic SA, nivel A, since/)).toBeVisible();
});

test('R8 a wrong match is refused with a reason, and the file says so', async () => {
  let body = ofFile();
  server.use(
    mock(getCustomerOfFile, () => ({ status: 200, body })),
    mock(refuseCustomerOfFile, ({ body: { reason, special_customer_id: id } }) => {
      expect(id).toBe(specialId(1));
      body = ofFile({
        is_special: false,
        customer: null,
        others: [],
        refused: [
          {
            name: 'Dunărea Logistic SA',
            reason,
            refused_by: 'Ana Ionescu',
            refused_at: '2026-03-04T09:00:00Z',
          },
        ],
      });
      return { status: 201 as const, body };
    }),
  );
  const { user } = renderFeature(tag('Dunărea Logistic SA'));
  await user.click(screen.getByRole('button', { name: /Dunărea Logistic SA/ }));
  await user.click(await screen.findByRole('button', { name: 'This is not right' }));
  await user.type(screen.getByLabelText(/^Why is it not/), 'Mașina a fost vândută');
  await user.click(screen.getByRole('button', { name: 'Refuse the match' }));
  expect(await screen.findByText('No special customer any more.')).toBeVisible();
  expect(screen.getByText('Mașina a fost vândută')).toBeVisible();
});

test('B6 who may not know a VIP reads that the file needs care, and no name', async () => {
  server.use(
    mock(getCustomerOfFile, () => ({
      status: 200,
      body: ofFile({ customer: null, others: [], can_refuse: false }),
    })),
  );
  const { user } = renderFeature(tag('Special customer'));
  await user.click(screen.getByRole('button', { name: /Special customer/ }));
  expect(await screen.findByText('This file needs special care. Managers know why.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'This is not right' })).toBeNull();
});
