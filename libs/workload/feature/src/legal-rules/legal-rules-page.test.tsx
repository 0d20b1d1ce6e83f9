import { getLegalRules, removeLegalRule, saveLegalRule } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LegalRulesPage } from './legal-rules-page.tsx';
import { aRule, someLegalRules } from './legal-rules-sample.ts';

let list: Schema<'LegalRuleList'>;
let saved: MockRequest<'saveLegalRule'>['body'][];

beforeEach(() => {
  list = someLegalRules();
  saved = [];
  server.use(
    mock(getLegalRules, () => ({ status: 200 as const, body: list })),
    mock(saveLegalRule, ({ body }) => {
      saved.push(body);
      list = { ...list, rules: [aRule({ ...body, state: 'coming', is_own: true }), ...list.rules] };
      return { status: 200 as const, body: list };
    }),
    mock(removeLegalRule, () => {
      list = { ...list, rules: list.rules.filter(({ state }) => state !== 'coming') };
      return { status: 200 as const, body: list };
    }),
  );
});

const open = () => renderFeature(<LegalRulesPage />, { profile: aProfile({}, people.calin) });
const ofAnswers = async () => within(await screen.findByRole('region', { name: 'Answer to a claim' }));

test('B13 a new version starts from the one in force, and its penalty is typed in percent', async () => {
  const { user } = open();
  expect(await (await ofAnswers()).findByText('30 calendar days · penalty 0.2% a day')).toBeVisible();
  await user.click((await ofAnswers()).getByRole('button', { name: /^New version/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer to a claim: MTPL' }));
  const days = dialog.getByRole('spinbutton', { name: 'Days' });
  await user.clear(days);
  await user.type(days, '20');
  const penalty = dialog.getByRole('textbox', { name: /^Penalty/ });
  await user.clear(penalty);
  await user.type(penalty, '0.25');
  await user.click(dialog.getByRole('button', { name: 'Save the version' }));
  expect(await (await ofAnswers()).findByText('20 calendar days · penalty 0.25% a day')).toBeVisible();
  expect(saved).toEqual([
    {
      ...{ legal_rule_code: 'RCA_30', policy_type_code: 'rca', event_from: '2026-03-05', days: 20 },
      ...{ day_kind: 'calendar', penalty_ppm: 2500, on_reopening: 'stays_stopped' },
      ...{ source_ro: 'Legea 132/2017', source_en: 'Law 132/2017', row_version: 0 },
    },
  ]);
});

test.each([
  ['0.2 per cent', 'textbox', /^Penalty/, 'Write a percentage from 0 to 100'],
  ['4000', 'spinbutton', 'Days', 'Write a number of days from 1 to 3650.'],
] as const)('B13 %s is refused at its field', async (typed, role, name, words) => {
  const { user } = open();
  await user.click((await ofAnswers()).getByRole('button', { name: /^New version/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole(role, { name });
  await user.clear(field);
  await user.type(field, typed);
  await user.click(dialog.getByRole('button', { name: 'Save the version' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(saved).toEqual([]);
});

test('B13 only a version that has not begun is changed or taken back, and the others tell how many files run by them', async () => {
  list = { ...list, rules: [aRule({ event_from: '2027-01-01', state: 'coming', days: 25 }), ...list.rules] };
  const { user } = open();
  expect(await (await ofAnswers()).findByText(/12 files run by it/)).toBeVisible();
  expect((await ofAnswers()).getAllByRole('button', { name: /^Change/ })).toHaveLength(1);
  await user.click((await ofAnswers()).getByRole('button', { name: /^Take back/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take this version back?' }));
  await user.click(question.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The version is taken back.')).toBeVisible();
  expect((await ofAnswers()).queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});

test('B13 B14 a newer rule of the product is offered where the insurer wrote its own, and holds when it is taken over', async () => {
  list = { ...list, offered: [{ ...offered, event_from: '2027-01-01' }] };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Look and take over/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: /accidents from/ })).toHaveValue('01.01.2027');
  await user.click(dialog.getByRole('button', { name: 'Save the version' }));
  expect(await screen.findByText('The version is saved.')).toBeVisible();
  expect(saved).toMatchObject([{ event_from: '2027-01-01', days: 21, row_version: 0 }]);
});

test('a version that a colleague changed meanwhile is not overwritten', async () => {
  server.use(mock(saveLegalRule, problem(412, 'stale_row_version')));
  const { user } = open();
  await user.click((await ofAnswers()).getByRole('button', { name: /^New version/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save the version' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});

const offered: Schema<'LegalRuleChange'> = {
  ...{ legal_rule_code: 'RCA_30', policy_type_code: 'rca', event_from: '2027-01-01', days: 21 },
  ...{ day_kind: 'calendar', penalty_ppm: 2000, on_reopening: 'stays_stopped' },
  ...{ source_ro: 'Legea nouă', source_en: 'The new law', row_version: 0 },
};
