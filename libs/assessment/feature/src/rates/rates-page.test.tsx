import { browseAssessmentRates, browsePartners, saveAssessmentRate } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RatesPage } from './rates-page.tsx';

const rate: Schema<'AssessmentRate'> = {
  assessment_rate_id: '0190b6a0-0000-7000-8000-00000000d001',
  row_version: 3,
  partner_id: null,
  partner_name: null,
  valid_from: '2026-01-01',
  valid_to: null,
  state: 'in_force',
  rates: {
    body_bani: 18_000,
    mechanic_bani: 16_000,
    electric_bani: 17_000,
    paint_bani: 19_000,
    material_bani: 8_500,
  },
  discount_share: 750,
  set_by_name: 'Sorin Matei',
  set_at: '2025-12-20T08:00:00.000Z',
};
const past = {
  ...rate,
  assessment_rate_id: '0190b6a0-0000-7000-8000-00000000d002',
  valid_from: '2024-01-01',
  valid_to: '2025-12-31',
  state: 'past' as const,
};
const shop = {
  ...rate,
  assessment_rate_id: '0190b6a0-0000-7000-8000-00000000d003',
  partner_id: '0190b6a0-0000-7000-8000-00000000d004',
  partner_name: 'Auto Rapid',
};

test('B3 rates stand by place with their days, and whoever may not set them only reads', async () => {
  server.use(mock(browseAssessmentRates, { status: 200, body: [rate, shop, past] }));
  renderFeature(<RatesPage />, { profile: aProfile({}, people.elena) });
  const own = within(await screen.findByRole('region', { name: 'The organisation' }));
  expect(own.getByText('in force')).toBeInTheDocument();
  expect(own.getByText('past')).toBeInTheDocument();
  expect(own.getAllByText('7.5 %')).toHaveLength(2);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['The organisation', 'Auto Rapid']);
  expect(screen.queryByRole('button', { name: /Change/ })).not.toBeInTheDocument();
});

test('a manager changes a rate from today on; what is no amount is refused before it is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(browseAssessmentRates, { status: 200, body: [rate] }),
    mock(browsePartners, { status: 200, body: [] }),
    mock(saveAssessmentRate, ({ body }) => {
      sent.push(body);
      return { status: 201 as const, body: rate };
    }),
  );
  const { user } = renderFeature(<RatesPage />, { profile: aProfile({ roles: ['AC.Assessor.Manager'] }) });
  await user.click(await screen.findByRole('button', { name: 'Change: The organisation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rates: The organisation' }));
  const paint = dialog.getByRole('textbox', { name: /^Painting/ });
  expect(paint).toHaveValue('190.00');
  await user.clear(paint);
  await user.type(paint, 'twenty');
  await user.click(dialog.getByRole('button', { name: 'Set the rates' }));
  expect((await dialog.findAllByText('Write an amount, such as 180 or 180.50.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.clear(paint);
  await user.type(paint, '200.50');
  await user.click(dialog.getByRole('button', { name: 'Set the rates' }));
  await expect
    .poll(() => sent)
    .toMatchObject([{ partner_id: null, discount_share: 750, rates: { ...rate.rates, paint_bani: 20_050 } }]);
});

test('B3 rates that a colleague has set for the same day meanwhile are shown beside those typed, and replaced knowingly', async () => {
  const sent: number[] = [];
  let present = rate;
  server.use(
    mock(browseAssessmentRates, () => ({ status: 200, body: [present] })),
    mock(saveAssessmentRate, ({ body }) => {
      sent.push(body.row_version);
      if (body.row_version !== present.row_version) return problem(412, 'stale_row_version');
      present = { ...present, rates: body.rates, discount_share: body.discount_share };
      return { status: 201 as const, body: present };
    }),
  );
  const { user } = renderFeature(<RatesPage />, { profile: aProfile({ roles: ['AC.Assessor.Manager'] }) });
  await user.click(await screen.findByRole('button', { name: 'Change: The organisation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rates: The organisation' }));
  const type = async (name: RegExp, text: string) => {
    const field = dialog.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  await type(/Valid from/, '01.01.2026');
  await type(/^Painting/, '195');
  present = {
    ...rate,
    row_version: 4,
    rates: { ...rate.rates, paint_bani: 20_050, body_bani: 18_500 },
    set_by_name: 'Dan Petrescu',
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Set the rates' }));
  await save();
  const told = await dialog.findByText(/Painting.* is now “200.50”; you typed “195”\./);
  expect(told).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Painting/ })).toHaveValue('195');
  expect(dialog.getByRole('textbox', { name: /^Body/ })).toHaveValue('185.00');
  await save();
  await expect.poll(() => sent).toEqual([3, 4]);
  await expect.poll(() => present.rates.paint_bani).toBe(19_500);
});
