import {
  addPartner,
  addPartnerDocument,
  browsePartnerChanges,
  browsePartnerDirectory,
  browseVehicleBrands,
  browseVehicleCategories,
  getPartner,
  getPartnerAccount,
  getPartnerPeople,
  getPartnerScore,
  browseOpenJobsOfPartner,
  restoreSettingChange,
  savePartner,
  savePartnerAccount,
  suspendPartner,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aDirectory,
  aPartner,
  aPartnerRow,
  aSuspendedPartner,
  partnerId,
  someAccounts,
} from '../testing/directory-samples.ts';
import { aScore, noPeople } from '../testing/score-samples.ts';
import { DirectoryPage } from './directory-page.tsx';

const page = [
  {
    path: '/config/partners',
    element: (
      <PageFrame>
        <DirectoryPage />
      </PageFrame>
    ),
  },
];
const opened = { at: `/config/partners?partner=${partnerId(1)}` };

let partner: Schema<'Partner'>;
let accounts: Schema<'PartnerAccounts'>;

beforeEach(() => {
  partner = aPartner();
  accounts = someAccounts();
  server.use(
    mock(browsePartnerDirectory, () => ({ status: 200, body: aDirectory([aPartnerRow()]) })),
    mock(getPartner, () => ({ status: 200, body: partner })),
    mock(getPartnerScore, { status: 200, body: aScore }),
    mock(getPartnerPeople, () => ({ status: 200, body: noPeople })),
    mock(browseOpenJobsOfPartner, { status: 200, body: { jobs: [] } }),
    mock(getPartnerAccount, () => ({ status: 200, body: accounts })),
    mock(browseVehicleBrands, { status: 200, body: [{ code: 'dacia', name: 'Dacia' }] }),
    mock(browseVehicleCategories, { status: 200, body: [{ code: 'car', name: 'Car' }] }),
  );
});

describe('M8 the directory of partners', () => {
  test('shows what ends soon, and opens a partner beside the list with what is known of it', async () => {
    const { user } = renderFeature(page, { at: '/config/partners' });
    await user.click(await screen.findByText('Atelier Prestige Auto'));
    expect(screen.getByText('7 days')).toBeVisible();
    const pane = within(await screen.findByLabelText('Partner'));
    expect(await pane.findByText('The contract ends: 7 days')).toBeVisible();
    expect(pane.getByText('214/2024 · 01.12.2024 – 30.11.2026')).toBeVisible();
    expect(pane.getByRole('link', { name: '+40724118903' })).toHaveAttribute('href', 'tel:+40724118903');
    expect(pane.getByText('Autorizație RAR')).toBeVisible();
  });

  test('keeps what was searched when a partner opens beside the list and is closed again', async () => {
    const { user } = renderFeature(page, { at: '/config/partners' });
    await user.type(await screen.findByRole('searchbox'), 'Prestige');
    await user.click(await screen.findByText('Atelier Prestige Auto'));
    const pane = within(await screen.findByLabelText('Partner'));
    expect(await screen.findByRole('searchbox')).toHaveValue('Prestige');
    await user.click(await pane.findByRole('button', { name: 'Close the partner' }));
    expect(await screen.findByRole('searchbox')).toHaveValue('Prestige');
  });

  test('asks the server for what is typed and chosen', async () => {
    const asked: string[] = [];
    server.use(
      mock(browsePartnerDirectory, ({ query }) => {
        asked.push(query.toString());
        return { status: 200, body: aDirectory([aPartnerRow()]) };
      }),
    );
    const { user } = renderFeature(page, { at: '/config/partners' });
    await user.click(await screen.findByRole('button', { name: 'Ends within 30 days: 1' }));
    await user.selectOptions(screen.getByLabelText('Kind'), 'Towing');
    await user.type(screen.getByLabelText('Name, CUI, town', { selector: 'input' }), 'cluj');
    await waitFor(() => expect(asked.at(-1)).toBe('q=cluj&kind=towing&ends=soon'));
  });
});

describe('M8 a partner', () => {
  test('is saved with the version that was read and everything that was not touched', async () => {
    let sent: JsonBodyOf<'savePartner'> | undefined;
    server.use(
      mock(savePartner, ({ body }) => {
        sent = body;
        return { status: 201 as const, body: partner };
      }),
    );
    const { user } = renderFeature(page, opened);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await user.clear(dialog.getByLabelText('Jobs in a week'));
    await user.type(dialog.getByLabelText('Jobs in a week'), '9');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual({ row_version: 4, fields: { ...partner.fields, capacity_per_week: 9 } }),
    );
  });

  test('with the CUI of another one is refused in words, and what was typed is there after closing', async () => {
    server.use(mock(addPartner, problem(409, 'partner_rule', { context: { reason: 'cui_known' } })));
    const { user } = renderFeature(page, { at: '/config/partners' });
    await user.click(await screen.findByRole('button', { name: 'New partner' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'New partner' }));
    await user.type(dialog.getByLabelText(/^Name/, { selector: 'input' }), 'Auto Rapid');
    await user.type(dialog.getByLabelText('CUI'), 'RO 18274416');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Another partner has this CUI.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'New partner' }));
    dialog = within(await screen.findByRole('dialog', { name: 'New partner' }));
    expect(dialog.getByText('What you typed before is here again.')).toBeVisible();
    expect(dialog.getByLabelText(/^Name/, { selector: 'input' })).toHaveValue('Auto Rapid');
    await user.click(dialog.getByRole('button', { name: 'Discard it' }));
    expect(dialog.getByLabelText(/^Name/, { selector: 'input' })).toHaveValue('');
  });

  test('is suspended with a reason, which the pane then shows with who and when', async () => {
    let reason = '';
    server.use(
      mock(suspendPartner, ({ body }) => {
        ({ reason } = body);
        partner = aSuspendedPartner();
        return { status: 201 as const, body: partner };
      }),
    );
    const { user } = renderFeature(page, opened);
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'Reclamații repetate');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Reclamații repetate')).toBeVisible();
    expect(reason).toBe('Reclamații repetate');
    expect(screen.getByText(/^Suspended by Petru Lazăr/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  test('keeps a document only with its file, and sends its last day', async () => {
    const kept: string[] = [];
    server.use(
      mock(addPartnerDocument, () => {
        kept.push('document');
        return { status: 201 as const, body: partner };
      }),
    );
    const { user } = renderFeature(page, opened);
    await user.click(await screen.findByRole('button', { name: 'Add document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add document' }));
    await user.type(dialog.getByLabelText(/^What it is/), 'Asigurare');
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(await dialog.findByText('Choose a file.')).toBeVisible();
    expect(kept).toEqual([]);
    const file = new File(['%PDF-1.7'], 'asigurare.pdf', { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText(/^File/, { selector: 'input' }), file);
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(kept).toEqual(['document']));
  });

  test('has a history that says who changed what, before and after, in words', async () => {
    server.use(
      mock(browsePartnerChanges, () => ({
        status: 200 as const,
        body: {
          items: [
            {
              change_id: partnerId(9),
              fields: [
                { field: 'kind', before: 'other', after: 'rental' },
                { field: 'brand_codes', before: [], after: ['dacia'] },
                { field: 'contract_until', before: null, after: '2026-11-30' },
              ],
              changed_at: '2026-11-20T08:30:00Z',
              changed_by_name: 'Petru Lazăr',
              on_behalf_of_name: null,
              can_restore: true,
            },
          ],
          next_cursor: null,
        },
      })),
    );
    const { user } = renderFeature(page, opened);
    await user.click(await screen.findByRole('button', { name: 'Show the history' }));
    const line = within(await screen.findByText(/Petru Lazăr/).then((text) => text.closest('li')!));
    expect(line.getByText('Rental')).toBeVisible();
    expect(line.getByText('Dacia')).toBeVisible();
    expect(line.getByText('30.11.2026')).toBeVisible();
  });
});

describe('M8 the account of a partner', () => {
  test('is shown masked, and another one waits for a manager', async () => {
    const sent: JsonBodyOf<'savePartnerAccount'>[] = [];
    server.use(
      mock(savePartnerAccount, ({ body }) => {
        sent.push(body);
        accounts = someAccounts({
          waiting: {
            holder_name: body.holder_name,
            iban_masked: 'RO********************0000',
            asked_by: 'Petru Lazăr',
            asked_at: '2026-03-04T08:00:00Z',
          },
        });
        return { status: 201, body: accounts };
      }),
    );
    const { user } = renderFeature(page, opened);
    expect(await screen.findByText('RO********************4401')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/IBAN/), 'RO49 AAAA 1B31 0075 9384 0001');
    await user.click(dialog.getByRole('button', { name: 'Ask for approval' }));
    expect((await dialog.findAllByText(/This is not a valid IBAN/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await user.clear(dialog.getByLabelText(/IBAN/));
    await user.type(dialog.getByLabelText(/IBAN/), 'RO49 AAAA 1B31 0075 9384 0000');
    await user.click(dialog.getByRole('button', { name: 'Ask for approval' }));
    expect(await screen.findByText(/waits for approval; Petru Lazăr asked for it/)).toBeVisible();
    expect(sent).toMatchObject([{ holder_name: 'Atelier Prestige SRL' }]);
  });

  test('is missing until somebody adds one, and the pane says what that means', async () => {
    accounts = { account: null, waiting: null };
    renderFeature(page, opened);
    expect(await screen.findByText('No account yet: an invoice cannot be paid.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add an account' })).toBeVisible();
  });
});

test('M8 the pane says what an hour costs, as the assessment reckons', async () => {
  renderFeature(page, opened);
  expect(await screen.findByText('Agreed with this partner, from 01.01.2026')).toBeVisible();
  expect(screen.getByText(/180[.,]00/)).toBeVisible();
  expect(screen.getByText('5%')).toBeVisible();
});

test('M3 a change is put back from the history, once its old values were read', async () => {
  const restored: string[] = [];
  server.use(
    mock(browsePartnerChanges, {
      status: 200,
      body: {
        items: [
          {
            change_id: partnerId(7),
            fields: [{ field: 'locality', before: 'Dej', after: 'Gherla' }],
            changed_at: '2026-03-04T08:00:00Z',
            changed_by_name: 'Petru Lazăr',
            on_behalf_of_name: null,
            can_restore: true,
          },
        ],
        next_cursor: null,
      },
    }),
    mock(restoreSettingChange, ({ path }) => {
      restored.push(path.change_id);
      return restored.length === 1
        ? problem(409, 'setting_changed_later')
        : { status: 200, body: { success: true } };
    }),
  );
  const { user } = renderFeature(page, opened);
  await user.click(await screen.findByRole('button', { name: 'Show the history' }));
  await user.click(await screen.findByRole('button', { name: 'Put back' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/becomes Dej again/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Put back' }));
  expect(await dialog.findByText(/changed again later/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(restored).toEqual([partnerId(7), partnerId(7)]);
});
