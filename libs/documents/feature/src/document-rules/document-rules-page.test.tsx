import {
  getDocumentKinds,
  getDocumentRules,
  getSettingUsage,
  saveDocumentExample,
  saveDocumentGuidance,
  saveDocumentKind,
  saveRequestRule,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentRulesPage } from './document-rules-page.tsx';

const rules: Schema<'DocumentRules'> = {
  rule: {
    reminder_days: [3, 7],
    reminder_time: '09:00',
    quiet_from: '20:00',
    quiet_until: '08:00',
    due_days: 7,
    valid_days: 30,
    asks_by_itself: true,
  },
  row_version: 2,
  kinds: [
    {
      doc_type_code: 'damage_photo',
      name: 'Photo of the damage',
      guidance: { guidance_ro: 'Toată mașina.', guidance_en: 'The whole car.', example_code: 'photo' },
      example: null,
      row_version: 4,
    },
  ],
  history: [],
};

const kinds: Schema<'DocumentKindList'> = {
  items: [
    {
      doc_type_code: 'police_report',
      kind: {
        name_ro: 'Proces-verbal',
        name_en: 'Police report',
        provided_by: 'authority',
        is_visible_to_claimant: true,
        is_active: true,
      },
      row_version: 3,
    },
  ],
};

function show() {
  const sent: unknown[] = [];
  const keep = ({ body }: { body: unknown }) => {
    sent.push(body);
    return { status: 200 as const, body: rules };
  };
  server.use(
    mock(getDocumentRules, { status: 200, body: rules }),
    mock(getDocumentKinds, { status: 200, body: kinds }),
    mock(saveDocumentKind, ({ body }) => {
      sent.push(body);
      return { status: 200 as const, body: kinds };
    }),
    mock(saveRequestRule, keep),
    mock(saveDocumentGuidance, keep),
    mock(saveDocumentExample, keep),
  );
  return { sent, ...renderFeature(<DocumentRulesPage />) };
}

test('R12 days of reminders are read as people write them, and what are none is not sent', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const days = dialog.getByLabelText(/Remind after days/);
  await user.clear(days);
  await user.type(days, 'soon');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('At most ten days, each from 1 to 180')).length).toBeGreaterThan(0);
  await user.clear(days);
  await user.type(days, '2; 5 9');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The rules are saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ rule: { ...rules.rule, reminder_days: [2, 5, 9] }, row_version: 2 }]);
});

test('R12 C31 the product asks by itself for what a new claim lacks until somebody switches it off', async () => {
  const { user, sent } = show();
  const fact = await screen.findByText('Ask by itself for what a new claim lacks');
  expect(fact.nextElementSibling).toHaveTextContent('yes');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const asksByItself = dialog.getByRole('checkbox', { name: /^Ask by itself for what a new claim lacks/ });
  expect(asksByItself).toBeChecked();
  await user.click(asksByItself);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The rules are saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ rule: { ...rules.rule, asks_by_itself: false }, row_version: 2 }]);
});

test('R12 guidance is changed in both languages, with the example as claimants see it', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('cell', { name: 'Photo of the damage' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'a card' }));
  await user.type(dialog.getByLabelText(/In English/), ' And the plate.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The rules are saved.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      guidance: {
        guidance_ro: 'Toată mașina.',
        guidance_en: 'The whole car. And the plate.',
        example_code: 'card',
      },
      row_version: 4,
    },
  ]);
});

test('B13 a kind of document is added with who provides it', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Add a kind' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Name in Romanian/ }), 'Talon');
  await user.type(dialog.getByRole('textbox', { name: /^Name in English/ }), 'Registration');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Who provides it/ }), 'an authority');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The kind is saved.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      doc_type_code: null,
      row_version: 0,
      kind: {
        name_ro: 'Talon',
        name_en: 'Registration',
        provided_by: 'authority',
        is_visible_to_claimant: true,
        is_active: true,
      },
    },
  ]);
});

test('B13 whoever retires a kind sees first which steps wait for it', async () => {
  const { user } = show();
  server.use(
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [
          {
            use: 'steps',
            name: 'Steps that wait for it',
            count: 1,
            effect: 'blocks',
            examples: [{ label: 'Towing: Finish', address: '/config/process?kind=towing' }],
          },
        ],
        targets: [],
      },
    }),
  );
  await user.click(await screen.findByRole('cell', { name: 'Police report' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Is offered' }));
  expect(await dialog.findByText(/Steps that wait for it/)).toBeVisible();
});

test('B13 a picture of the insurer takes the place of the drawing once somebody says what it shows', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('cell', { name: 'Photo of the damage' }));
  const dialog = within(await screen.findByRole('dialog'));
  const picture = new File(['picture'], 'slip.png', { type: 'image/png' });
  await user.upload(dialog.getByLabelText(/A picture of your own/), picture);
  expect(
    await dialog.findByRole('textbox', { name: /in Romanian$/, description: /Read aloud/ }),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('Say in a few words what the picture shows.')).toHaveLength(2);
  expect(sent).toEqual([]);

  await user.type(dialog.getByRole('textbox', { name: 'What it shows, in Romanian' }), 'Mașina');
  await user.type(dialog.getByRole('textbox', { name: 'What it shows, in English' }), 'The car');
  expect(dialog.getByRole('img', { name: 'The car' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png;base64,/),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    example: { alt_ro: 'Mașina', alt_en: 'The car', picture: expect.stringMatching(/^data:image/) },
    row_version: 4,
  });
});
