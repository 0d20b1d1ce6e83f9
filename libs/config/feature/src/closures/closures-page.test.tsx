import {
  getClosures,
  getSettingUsage,
  importClosures,
  previewClosures,
  removeClosure,
  saveClosure,
} from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server, someClosures } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClosuresPage } from './closures-page.tsx';

const calin = aProfile({}, people.calin);

/** A server that keeps the closed days of one organisation. */
function keeps(list = someClosures()) {
  const state = {
    list,
    saved: [] as MockRequest<'saveClosure'>['body'][],
    removed: [] as MockRequest<'removeClosure'>['body'][],
  };
  server.use(
    mock(getClosures, ({ query }) => ({
      status: 200,
      body: { ...state.list, year: Number(query.get('year') ?? state.list.year) },
    })),
    mock(saveClosure, ({ body }) => {
      state.saved.push(body);
      const others = state.list.closures.filter((it) => it.closure_date !== body.closure_date);
      const stored = {
        ...{ closed_from: null, closed_until: null, ...body, row_version: body.row_version + 1 },
        ...{ booked_visits: 0, people_away: 0 },
      };
      state.list = { ...state.list, closures: [...others, stored] };
      return { status: 200 as const, body: state.list };
    }),
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [
          {
            use: 'visits',
            name: 'Visits on this day',
            count: 2,
            effect: 'stays',
            examples: [{ label: '24.12.2026 09:00 · DM26R1000', address: '/workflow/getById/DM26R1000/1' }],
          },
        ],
        targets: [],
      },
    }),
    mock(removeClosure, ({ body }) => {
      state.removed.push(body);
      state.list = { ...state.list, closures: [] };
      return { status: 200 as const, body: state.list };
    }),
  );
  return state;
}

const open = () => renderFeature(<ClosuresPage />, { profile: calin });

test('B13 a day is closed with a name in both languages', async () => {
  const kept = keeps(someClosures({ closures: [] }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a day' }));
  const window = within(await screen.findByRole('dialog'));
  await user.type(window.getByRole('textbox', { name: /^Day/ }), '02.06.2026');
  await user.type(window.getByRole('textbox', { name: 'Name in Romanian' }), 'Punte');
  await user.type(window.getByRole('textbox', { name: 'Name in English' }), 'Bridge day');
  await user.click(window.getByRole('button', { name: 'Save the day' }));
  expect(await screen.findByText(/Bridge day/)).toBeVisible();
  expect(kept.saved).toEqual([
    {
      ...{ closure_date: '2026-06-02', closed_from: null, closed_until: null },
      ...{ name_ro: 'Punte', name_en: 'Bridge day', row_version: 0 },
    },
  ]);
});

test('B13 of a day only the afternoon is closed, or some hours, the first before the last', async () => {
  const kept = keeps();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change \w/ }));
  const window = within(await screen.findByRole('dialog'));
  expect(window.getByRole('radio', { name: 'The whole day' })).toBeChecked();
  await user.click(window.getByRole('radio', { name: 'Some hours' }));
  await user.type(window.getByRole('combobox', { name: 'From' }), '15:00');
  await user.type(window.getByRole('combobox', { name: 'Until' }), '13:00');
  await user.click(window.getByRole('button', { name: 'Save the day' }));
  expect(await window.findByRole('alert')).toHaveTextContent('Give an hour, the first before the last.');
  expect(kept.saved).toEqual([]);
  await user.click(window.getByRole('radio', { name: /^The afternoon/ }));
  expect(window.getByText(/^Visits skip these hours/)).toBeVisible();
  await user.click(window.getByRole('button', { name: 'Save the day' }));
  expect(await screen.findByText(/Christmas Eve, from 12:00$/)).toBeVisible();
  expect(kept.saved).toMatchObject([{ closed_from: '12:00', closed_until: null, row_version: 1 }]);
});

test.each([
  ['25.12.2026', 'This day is a legal holiday already.'],
  ['03.03.2026', 'This day is over. Choose today or a later day.'],
])('%s is refused at its field: %s', async (day, words) => {
  const kept = keeps();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a day' }));
  const window = within(await screen.findByRole('dialog'));
  await user.type(window.getByRole('textbox', { name: /^Day/ }), day);
  await user.type(window.getByRole('textbox', { name: 'Name in Romanian' }), 'Zi');
  await user.type(window.getByRole('textbox', { name: 'Name in English' }), 'Day');
  await user.click(window.getByRole('button', { name: 'Save the day' }));
  expect(await window.findByRole('alert')).toHaveTextContent(words);
  expect(kept.saved).toEqual([]);
});

test('a closed day tells of booked visits, and before it is opened whose absences count it then', async () => {
  const kept = keeps();
  const { user } = open();
  expect(await screen.findByText(/2 visits are booked on this day/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Remove \w/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('1 absence counts this day then.')).toBeVisible();
  expect(await question.findByText('Visits on this day: 2')).toBeVisible();
  expect(question.getByRole('link', { name: /DM26R1000/ })).toHaveAttribute(
    'href',
    '/workflow/getById/DM26R1000/1',
  );
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No day of yours in this year')).toBeVisible();
  expect(kept.removed).toEqual([{ closure_date: '2026-12-24', row_version: 1 }]);
});

test('a day that is over stays as it was', async () => {
  keeps(someClosures({ today: '2026-12-27' }));
  open();
  expect(await screen.findByText(/Christmas Eve/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove \w/ })).not.toBeInTheDocument();
});

test('a day that a colleague changed meanwhile is not overwritten', async () => {
  keeps();
  server.use(mock(saveClosure, problem(412, 'stale_row_version')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change \w/ }));
  const window = within(await screen.findByRole('dialog'));
  await user.type(window.getByRole('textbox', { name: 'Name in English' }), '!');
  await user.click(window.getByRole('button', { name: 'Save the day' }));
  expect(await window.findByRole('alert')).toBeVisible();
});

test('B13 closed days come from a file: what each line would do is shown before any day is closed', async () => {
  const kept = keeps(someClosures({ closures: [] }));
  const told: Schema<'ClosureImport'> = {
    headings: ['Ziua', 'Nume'],
    columns: [
      { field: 'closure_date', column: 0 },
      { field: 'name_ro', column: 1 },
    ],
    lines: [
      { line: 2, day: '04.08.2026', name: 'Punte', outcome: 'new', reason: null },
      { line: 3, day: '25.12.2026', name: 'Crăciun', outcome: 'left_out', reason: 'legal_holiday' },
    ],
    counts: [
      { outcome: 'new', count: 1 },
      { outcome: 'left_out', count: 1 },
    ],
  };
  server.use(
    mock(previewClosures, { status: 200, body: told }),
    mock(importClosures, ({ body }) => {
      const closed = {
        ...{ closed_from: null, closed_until: null, name_ro: 'Punte', name_en: 'Punte', row_version: 1 },
        ...{ booked_visits: 0, people_away: 0 },
      };
      if (body.csv.includes('Punte'))
        kept.list = { ...kept.list, closures: [{ closure_date: '2026-08-04', ...closed }] };
      return { status: 201, body: told };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const window = within(await screen.findByRole('dialog'));
  await user.upload(
    await window.findByLabelText(/^File of closed days/, { selector: 'input' }),
    new File(['Ziua;Nume\n04.08.2026;Punte\n25.12.2026;Crăciun'], 'zile.csv', { type: 'text/csv' }),
  );
  expect(await window.findByText('a legal holiday already')).toBeVisible();
  expect(screen.getByText('No day of yours in this year')).toBeInTheDocument();
  await user.click(window.getByRole('button', { name: 'Take over one day' }));
  expect(await screen.findByText(/: Punte$/)).toBeVisible();
});
