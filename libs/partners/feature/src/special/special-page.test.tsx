import {
  addSpecialMatch,
  browseCustomerDocuments,
  browseSpecialCustomers,
  getPacks,
  getSpecialCustomer,
  getSpecialRules,
  importPlates,
  previewPlates,
  saveSpecialCustomer,
  testMatch,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aCustomer,
  aPreview,
  aRow,
  someRules,
  specialId,
  someDocuments,
  somePacks,
} from '../testing/special-samples.ts';
import { SpecialPage } from './special-page.tsx';

const page = ['/special-customers', '/special-customers/:customerId'].map((path) => ({
  path,
  element: (
    <PageFrame>
      <SpecialPage />
    </PageFrame>
  ),
}));
const address = `/special-customers/${specialId(1)}`;

let customer: Schema<'SpecialCustomer'>;

beforeEach(() => {
  customer = aCustomer();
  server.use(
    mock(browseSpecialCustomers, () => ({
      status: 200,
      body: { items: [aRow()], next_cursor: null },
    })),
    mock(getSpecialCustomer, () => ({ status: 200, body: customer })),
    mock(getSpecialRules, { status: 200, body: someRules() }),
    mock(getPacks, () => ({ status: 200, body: somePacks() })),
    mock(browseCustomerDocuments, () => ({ status: 200, body: someDocuments })),
  );
});

describe('M7 R8 a special customer', () => {
  test('is opened from the list, with what it is recognised by and who answers for it', async () => {
    const { user } = renderFeature(page, { at: '/special-customers' });
    await user.click(await screen.findByRole('link', { name: /^Dunărea Logistic SA/ }));
    expect(await screen.findByRole('heading', { name: 'Dunărea Logistic SA' })).toBeVisible();
    expect(screen.getByText('14399840')).toBeVisible();
    expect(screen.getByText('IL 20 CSA')).toBeVisible();
    expect(screen.getByText('CL 08 DLG · … – 30.11.2026')).toBeVisible();
    expect(screen.getByText('Otilia Popa')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All 214 plates' })).toBeVisible();
  });

  test('is changed with the version that was read, and keeps its people', async () => {
    let sent: JsonBodyOf<'saveSpecialCustomer'> | undefined;
    server.use(
      mock(saveSpecialCustomer, ({ body }) => {
        sent = body;
        return { status: 201 as const, body: customer };
      }),
    );
    const { user } = renderFeature(page, { at: address });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await user.selectOptions(dialog.getByLabelText('Level'), 'Level B');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent?.row_version).toBe(3));
    expect(sent?.fields).toMatchObject({ level: 'B', contacts: [{ name: 'Ioana Dinu' }] });
  });

  test('refuses an entry that it has, in words, and loses nothing typed', async () => {
    server.use(
      mock(addSpecialMatch, problem(409, 'special_customer_rule', { context: { reason: 'match_known' } })),
    );
    const { user } = renderFeature(page, { at: address });
    await user.click(await screen.findByRole('button', { name: 'Add entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add entry' }));
    await user.type(dialog.getByLabelText(/^Value/), 'RO 14399840');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The customer has this entry already.')).toBeVisible();
    expect(dialog.getByLabelText(/^Value/)).toHaveValue('RO 14399840');
  });
});

test('R8 the box says who counts, who does not and why, and what matches nobody', async () => {
  server.use(
    mock(testMatch, () => ({
      status: 200 as const,
      body: {
        customers: [
          {
            special_customer_id: specialId(1),
            name: 'Dunărea Logistic SA',
            kind: 'fleet' as const,
            level: 'A' as const,
            reasons: [{ kind: 'plate' as const, shown: 'IL20CSA', part: 'vehicle' as const }],
            lost_by: null,
          },
          {
            special_customer_id: specialId(2),
            name: 'Leasing Delta',
            kind: 'leasing' as const,
            level: 'B' as const,
            reasons: [{ kind: 'policy_prefix' as const, shown: 'LD', part: 'policy' as const }],
            lost_by: 'level' as const,
          },
        ],
        rules: [{ kind: 'sla' as const, says: 'SLA × 0,5', of_level: true }],
        unmatched: ['mail_domain' as const],
        invalid: [],
      },
    })),
  );
  const { user } = renderFeature(page, { at: '/special-customers' });
  await user.type(await screen.findByLabelText('Plate'), 'il 20 csa');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('Dunărea Logistic SA counts')).toBeVisible();
  expect(screen.getByText('Leasing Delta does not count')).toBeVisible();
  expect(screen.getByText('Another one has a higher level')).toBeVisible();
  expect(screen.getByText('E-mail domain: matches nobody')).toBeVisible();
});

describe('R8 a list of plates', () => {
  const file = new File(['NR_INMATR\nB 101 BTL\n\n\nB 1O1 BTX'], 'parc.csv', { type: 'text/csv' });

  async function preview() {
    const { user } = renderFeature(page, { at: address });
    await user.click(await screen.findByRole('button', { name: 'Import plates' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Import plates/ }));
    await user.upload(await dialog.findByLabelText(/^List of plates/, { selector: 'input' }), file);
    await dialog.findByRole('button', { name: 'New 1' });
    return { user, dialog };
  }

  test('shows what it changes and leaves out before it is applied', async () => {
    const applied: string[] = [];
    server.use(
      mock(previewPlates, () => ({ status: 200 as const, body: aPreview() })),
      mock(importPlates, () => {
        applied.push('list');
        return { status: 201 as const, body: customer };
      }),
    );
    const { user, dialog } = await preview();
    expect(dialog.getByText('not a Romanian plate')).toBeVisible();
    expect(dialog.getByText('… → … – 30.11.2026')).toBeVisible();
    expect(
      dialog.getByText('1 plate belongs to another customer too: the higher level counts.'),
    ).toBeVisible();
    expect(applied).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Apply 2 changes' }));
    await waitFor(() => expect(applied).toEqual(['list']));
  });

  test('takes a plate that is left out as it was most likely meant, by one press', async () => {
    const looked: (number | undefined)[] = [];
    server.use(
      mock(previewPlates, ({ body }) => {
        looked.push(body.file?.size);
        return {
          status: 200 as const,
          body: looked.length === 1 ? aPreview() : aPreview({ left_out: [], left_out_count: 0 }),
        };
      }),
    );
    const { user, dialog } = await preview();
    await user.click(dialog.getByRole('button', { name: 'Take as B 101 BTX' }));
    await waitFor(() => expect(dialog.queryByText('not a Romanian plate')).not.toBeInTheDocument());
    const mended = 'sep=;\r\n"NR_INMATR"\r\n"B 101 BTL"\r\n\r\n\r\n"B 101 BTX"\r\n';
    expect(looked).toEqual([file.size, mended.length]);
  });

  test('is shown anew when somebody has changed the plates meanwhile', async () => {
    let looks = 0;
    server.use(
      mock(previewPlates, () => {
        looks++;
        return { status: 200 as const, body: aPreview() };
      }),
      mock(importPlates, problem(409, 'special_customer_rule', { context: { reason: 'plates_changed' } })),
    );
    const { user, dialog } = await preview();
    await user.click(dialog.getByRole('button', { name: 'Apply 2 changes' }));
    expect(await dialog.findByText(/^Somebody has changed the plates meanwhile/)).toBeVisible();
    await waitFor(() => expect(looks).toBe(2));
  });
});
