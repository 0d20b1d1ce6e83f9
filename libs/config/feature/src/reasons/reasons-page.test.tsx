import { getReasons, getSettingUsage, saveReason } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ReasonsPage } from './reasons-page.tsx';

const police: Schema<'Reason'> = {
  ...{ place: 'delay', code: 'police', name_ro: 'Acte de la poliție', name_en: 'Papers of the police' },
  ...{ is_active: true, row_version: 3 },
};
let list: Schema<'Reason'>[];
let saved: MockRequest<'saveReason'>['body'][];

beforeEach(() => {
  list = [police, { ...police, code: 'flood', name_ro: 'Inundație', name_en: 'Flood', is_active: false }];
  saved = [];
  server.use(
    mock(getReasons, () => ({ status: 200 as const, body: { items: list } })),
    mock(saveReason, ({ body }) => {
      saved.push(body);
      const code = body.code ?? 'own_1';
      list = [...list.filter((each) => each.code !== code), { ...body, code, row_version: 9 }];
      return { status: 200 as const, body: { items: list } };
    }),
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [{ use: 'explained_delays', name: 'Missed terms', count: 4, effect: 'stays', examples: [] }],
        targets: [],
      },
    }),
  );
});

const open = () => renderFeature(<ReasonsPage />, { profile: aProfile({}, people.calin) });
const ofDelays = async () => within(await screen.findByRole('region', { name: 'Delay of a legal term' }));

test('B13 a reason is added to the place that asks for it, in both languages', async () => {
  const { user } = open();
  await user.click((await ofDelays()).getByRole('button', { name: /^Add a reason/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delay of a legal term' }));
  await user.type(dialog.getByRole('textbox', { name: 'In Romanian' }), 'Grevă');
  await user.type(dialog.getByRole('textbox', { name: 'In English' }), 'Strike');
  await user.click(dialog.getByRole('button', { name: 'Save the reason' }));
  expect(await (await ofDelays()).findByRole('button', { name: 'Change Strike' })).toBeVisible();
  expect(saved).toEqual([
    { place: 'delay', code: null, name_ro: 'Grevă', name_en: 'Strike', is_active: true, row_version: 0 },
  ]);
});

test('B13 whoever retires a reason sees what keeps it, and it stays in the list as retired', async () => {
  const { user } = open();
  const retired = async () => (await ofDelays()).getAllByText('Not offered any more');
  expect(await retired()).toHaveLength(1);
  await user.click((await ofDelays()).getByRole('button', { name: 'Change Papers of the police' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: /Offered to choose from/ }));
  expect(await dialog.findByText('Missed terms: 4')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save the reason' }));
  await waitFor(async () => expect(await retired()).toHaveLength(2));
  expect(saved).toMatchObject([{ code: 'police', is_active: false, row_version: 3 }]);
});

test('a reason that a colleague changed meanwhile is not overwritten', async () => {
  server.use(mock(saveReason, problem(412, 'stale_row_version')));
  const { user } = open();
  await user.click((await ofDelays()).getByRole('button', { name: 'Change Papers of the police' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'In English' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Save the reason' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});
