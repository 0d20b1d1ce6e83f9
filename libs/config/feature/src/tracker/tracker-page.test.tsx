import { getTrackerSettings, saveTrackerSettings } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TrackerPage } from './tracker-page.tsx';

const step = (state: string, ro: string, en: string) => ({
  ...{ state, icon: 'assignment' },
  texts: { label_ro: ro, label_en: en, description_ro: `Despre ${ro}.`, description_en: `About ${en}.` },
});
const stored: Schema<'TrackerSettings'> = {
  words: {
    ...{ title_ro: 'Stadiul dosarului', title_en: 'Where your claim stands' },
    ...{ case_identifier_name_ro: 'Număr dosar', case_identifier_name_en: 'Claim number' },
    ...{ search_message_ro: 'Introduceți numărul.', search_message_en: 'Enter the number.' },
    ...{ not_found_message_ro: 'Nu am găsit.', not_found_message_en: 'Nothing found.' },
    ...{ security_message_ro: 'V-am trimis un cod.', security_message_en: 'We sent a code.' },
    ...{ security_error_message_ro: 'Cod greșit.', security_error_message_en: 'Wrong code.' },
  },
  action: null,
  steps: [step('registered', 'Avizare', 'Report'), step('offer', 'Ofertă', 'Offer')],
  row_version: 4,
};
let saved: MockRequest<'saveTrackerSettings'>['body'][];

beforeEach(() => {
  saved = [];
  server.use(
    mock(getTrackerSettings, { status: 200, body: stored }),
    mock(saveTrackerSettings, ({ body }) => {
      saved.push(body);
      return { status: 200 as const, body: { ...body, row_version: body.row_version + 1 } };
    }),
  );
});

const open = () => renderFeature(<TrackerPage />, { profile: aProfile({}, people.calin) });

/** The phone is a shadow tree, which queries of the page do not enter. */
async function onPhone() {
  const phone = await screen.findByRole('region', { name: 'On a claimant’s phone' });
  const host = [...phone.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot !== null);
  const shown = host?.shadowRoot?.firstElementChild;
  if (!(shown instanceof HTMLElement)) throw new Error('The phone shows nothing.');
  return within(shown);
}

test('E13 the phone shows what is typed before it is stored, in either language and on each page of the tracker', async () => {
  const { user } = open();
  await user.clear(await screen.findByRole('textbox', { name: 'Title (in Romanian)' }));
  await user.type(screen.getByRole('textbox', { name: 'Title (in Romanian)' }), 'Unde a ajuns');
  await user.clear(screen.getByRole('textbox', { name: 'Step 2: name (in Romanian)' }));
  await user.type(screen.getByRole('textbox', { name: 'Step 2: name (in Romanian)' }), '<b>Propunere</b>');
  expect((await onPhone()).getByRole('heading', { name: 'Unde a ajuns' })).toBeInTheDocument();
  // What is typed is text: nothing in it becomes a part of the page.
  expect((await onPhone()).getByText('<b>Propunere</b>')).toBeInTheDocument();
  expect((await onPhone()).getByText('Despre Ofertă.')).toBeInTheDocument();
  expect(saved).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'in English' }));
  expect((await onPhone()).getByRole('heading', { name: 'Where your claim stands' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect((await onPhone()).getByText('Nothing found.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect((await onPhone()).getByText('Wrong code.')).toBeInTheDocument();
});

test('E13 a button needs a name and a safe address before it is stored', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /Where it opens/ }), 'extLink');
  await user.type(
    screen.getByRole('textbox', { name: 'What is written on the button (in Romanian)' }),
    'Ajutor',
  );
  await user.type(
    screen.getByRole('textbox', { name: 'What is written on the button (in English)' }),
    'Help',
  );
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'http://demo.example');
  await user.click(screen.getByRole('button', { name: 'Save the tracker' }));
  const refusal = 'Use an address with https, or a path such as /help.';
  expect(await screen.findByRole('link', { name: refusal })).toBeVisible();
  expect(saved).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: /^Address/ }));
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://demo.example');
  await user.click(screen.getByRole('button', { name: 'Save the tracker' }));
  await waitFor(() =>
    expect(saved).toEqual([
      {
        ...stored,
        action: { type: 'extLink', name_ro: 'Ajutor', name_en: 'Help', url: 'https://demo.example' },
      },
    ]),
  );
});

test('what a colleague changed meanwhile is looked at before anything is stored', async () => {
  const theirs = {
    ...stored,
    row_version: 5,
    words: { ...stored.words, title_en: 'Your claim' },
  };
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Title (in English)' }), '!');
  server.use(
    mock(saveTrackerSettings, problem(412, 'stale_row_version')),
    mock(getTrackerSettings, { status: 200, body: theirs }),
  );
  await user.click(screen.getByRole('button', { name: 'Save the tracker' }));
  expect(await screen.findByText(/Your claim/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title (in English)' })).toHaveValue('Where your claim stands!');
});
