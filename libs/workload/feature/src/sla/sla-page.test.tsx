import { getWorkSla, saveWorkSla } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SlaPage } from './sla-page.tsx';

let rule: Schema<'WorkSla'>;
let saved: MockRequest<'saveWorkSla'>['body'][];

beforeEach(() => {
  rule = {
    ...{ assignment_type_code: 'callback', name: 'Call back', due_hours: 24 },
    ...{ warn_percent: 75, open_work: 12, row_version: 0 },
  };
  saved = [];
  server.use(
    mock(getWorkSla, () => ({ status: 200 as const, body: { items: [rule] } })),
    mock(saveWorkSla, ({ body }) => {
      saved.push(body);
      rule = { ...rule, ...body, row_version: 1 };
      return { status: 200 as const, body: { items: [rule] } };
    }),
  );
});

async function openDialog(percent: string) {
  const { user } = renderFeature(<SlaPage />, { profile: aProfile({}, people.calin) });
  expect(await screen.findByText('24 hours · told after 75% · 12 open pieces of work')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change Call back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Call back' }));
  const field = dialog.getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, percent);
  await user.click(dialog.getByRole('button', { name: 'Save the warning' }));
  return dialog;
}

test('B13 the owner of a kind of work is told after another part of its term', async () => {
  await openDialog('50');
  expect(await screen.findByText(/told after 50%/)).toBeVisible();
  expect(saved).toEqual([{ assignment_type_code: 'callback', warn_percent: 50, row_version: 0 }]);
  expect(screen.getByRole('link', { name: 'Change hours in the process' })).toHaveAttribute(
    'href',
    '/config/process',
  );
});

test.each(['0', '100', '7.5'])(
  'B13 %s percent is no part of a term, and refused at the field',
  async (typed) => {
    const dialog = await openDialog(typed);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Write a number from 1 to 99.');
    expect(saved).toEqual([]);
  },
);

test('a part that a colleague changed meanwhile is not overwritten', async () => {
  server.use(mock(saveWorkSla, problem(412, 'stale_row_version')));
  const dialog = await openDialog('40');
  expect(await dialog.findByRole('alert')).toBeVisible();
});
