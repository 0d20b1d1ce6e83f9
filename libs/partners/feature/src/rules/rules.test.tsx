import {
  addSpecialRule,
  browseCustomerDocuments,
  browseSpecialCustomers,
  changeSpecialRule,
  getPacks,
  getRuleChoices,
  getSpecialCustomer,
  getSpecialRules,
  removeSpecialRule,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aCustomer,
  aRow,
  someChoices,
  someDocuments,
  somePacks,
  someRules,
  specialId,
} from '../testing/special-samples.ts';
import { SpecialPage } from '../special/special-page.tsx';

const page = [{ path: '/special-customers/:customerId', element: <SpecialPage /> }];
const at = `/special-customers/${specialId(1)}`;
let added: JsonBodyOf<'addSpecialRule'> | undefined;

beforeEach(() => {
  added = undefined;
  server.use(
    mock(browseSpecialCustomers, { status: 200, body: { items: [aRow()], next_cursor: null } }),
    mock(getSpecialCustomer, { status: 200, body: aCustomer() }),
    mock(getPacks, { status: 200, body: somePacks() }),
    mock(browseCustomerDocuments, { status: 200, body: someDocuments }),
    mock(getSpecialRules, ({ query }) => ({
      status: 200,
      body:
        query.get('special_customer_id') === null
          ? { rules: someRules().rules.filter((rule) => rule.level !== null) }
          : someRules(),
    })),
    mock(getRuleChoices, { status: 200, body: someChoices() }),
    mock(addSpecialRule, ({ body }) => {
      added = body;
      return { status: 201 as const, body: someRules() };
    }),
  );
});

const ofCustomer = async () => within(await screen.findByRole('region', { name: 'What changes for it' }));

async function dialogFor(label: string, kind: string) {
  const { user } = renderFeature(page, { at });
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: kind })) };
}

describe('M7 R8 what changes for a special customer', () => {
  test('is said rule by rule, with what comes from its level', async () => {
    renderFeature(page, { at });
    const section = await ofCustomer();
    expect(await section.findByText('SLA × 0,5')).toBeVisible();
    expect(section.getByText('Extra documents · by level')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Edit: Cere în plus: Foaie de parcurs' })).toBeNull();
    const levels = within(screen.getByRole('region', { name: 'Rules by level' }));
    expect(levels.getByRole('button', { name: 'Edit: Cere în plus: Foaie de parcurs' })).toBeVisible();
  });

  test('offers the kinds that are not there yet', async () => {
    const { user } = renderFeature(page, { at });
    await screen.findAllByText('SLA × 0,5');
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Who gets the work',
      'Messages',
      'Extra documents',
      'Who is told',
      'Approvals',
      'Partners',
    ]);
  });

  test('is a team that gets the work', async () => {
    const { user, dialog } = await dialogFor('Add rule', 'Who gets the work');
    await dialog.findByRole('option', { name: 'Flote' });
    await user.selectOptions(dialog.getByLabelText('Team'), 'Flote');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(added).toMatchObject({
        special_customer_id: specialId(1),
        level: null,
        settings: { kind: 'route', route: { user_id: null, team_id: specialId(7) }, sla: null },
      }),
    );
  });

  test('is hours for a level, within what makes sense', async () => {
    const { user, dialog } = await dialogFor('Add rule for level B', 'Internal deadline (SLA)');
    await user.click(dialog.getByRole('radio', { name: 'in hours, for all work' }));
    await user.clear(dialog.getByLabelText(/^Hours/));
    await user.type(dialog.getByLabelText(/^Hours/), '0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('10–200 percent, or 1–720 hours'))[0]).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Hours/));
    await user.type(dialog.getByLabelText(/^Hours/), '24');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(added).toMatchObject({
        special_customer_id: null,
        level: 'B',
        settings: { sla: { hours: 24, factor_percent: null } },
      }),
    );
  });

  test('is a contact instead of the driver, a set of texts and their language', async () => {
    const { user, dialog } = await dialogFor('Add rule', 'Messages');
    await user.click(dialog.getByRole('checkbox', { name: /^No messages to the driver/ }));
    await user.type(dialog.getByLabelText('E-mail of the contact'), 'daune@flota.example');
    await dialog.findByRole('option', { name: 'Flota Demo' });
    await user.selectOptions(dialog.getByLabelText(/^Texts/), 'Flota Demo');
    await user.selectOptions(dialog.getByLabelText('Language of messages'), 'In English');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(added?.settings.messages).toEqual({
        language: 'en',
        template_set_id: specialId(9),
        skips_driver: true,
        contact: { name: 'daune@flota.example', email: 'daune@flota.example', phone: null },
      }),
    );
  });

  test('is documents, amounts and partners, none of them empty', async () => {
    const { user, dialog } = await dialogFor('Add rule', 'Extra documents');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Fill this in')).toBeVisible();
    await user.selectOptions(await dialog.findByLabelText('Add a document'), 'Foaie de parcurs');
    expect(dialog.getByRole('button', { name: 'Remove Foaie de parcurs' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(added?.settings.documents).toEqual({ doc_type_codes: ['trip_sheet'] }));

    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Approvals' }));
    const amounts = within(await screen.findByRole('dialog', { name: 'Approvals' }));
    await user.type(amounts.getByLabelText('Reserve above (lei)'), '5000');
    await user.click(amounts.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(added?.settings.approvals).toEqual({ reserve_above_bani: 500_000, payment_above_bani: null }),
    );

    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Partners' }));
    const partners = within(await screen.findByRole('dialog', { name: 'Partners' }));
    await user.selectOptions(await partners.findByLabelText('Not these partners'), 'Auto Service Nord');
    await user.click(partners.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(added?.settings.partners).toEqual({ allowed_ids: [], refused_ids: [specialId(8)] }),
    );
  });

  test('is changed with the version that was read, and removed with it', async () => {
    const sent: number[] = [];
    server.use(
      mock(changeSpecialRule, ({ body }) => {
        sent.push(body.row_version);
        return { status: 201 as const, body: someRules() };
      }),
      mock(removeSpecialRule, ({ body }) => {
        sent.push(body.row_version);
        return { status: 201 as const, body: someRules() };
      }),
    );
    const { user } = renderFeature(page, { at });
    const section = await ofCustomer();
    await user.click(await section.findByRole('button', { name: 'Edit: SLA × 0,5' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Internal deadline (SLA)' }));
    expect(dialog.getByLabelText(/^Percent of/)).toHaveValue('50');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([2]));
    await user.click(section.getByRole('button', { name: 'Remove: SLA × 0,5' }));
    await waitFor(() => expect(sent).toEqual([2, 2]));
  });

  test('says in words that there is a rule of the kind already', async () => {
    server.use(
      mock(addSpecialRule, problem(409, 'special_customer_rule', { context: { reason: 'rule_known' } })),
    );
    const { user, dialog } = await dialogFor('Add rule', 'Approvals');
    await user.type(dialog.getByLabelText('Payment above (lei)'), '100');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('There is a rule of this kind already: change that one.')).toBeVisible();
  });
});
