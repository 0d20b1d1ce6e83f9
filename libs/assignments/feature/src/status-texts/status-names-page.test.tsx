import { browseStatusTexts, saveStatusTexts } from '@dosar/api-client';
import { mock, type MockRequest } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { NamedStatus } from './name-answers.ts';
import { StatusNamesPage } from './status-names-page.tsx';

const offer: NamedStatus = {
  assignment_type: 'claim_handling',
  assignment_type_name: 'Claim handling',
  status_code: 'offer_issued',
  category_code: 'waiting',
  tracker_step: 3,
  texts: {
    name_ro: 'Ofertă trimisă',
    name_en: 'Offer sent',
    color: '#00838f',
    tracker_event_title_ro: 'Oferta a plecat',
    tracker_event_title_en: 'The offer is on its way',
    tracker_event_description_ro: '<p>O găsiți în e-mail.</p>',
    tracker_event_description_en: null,
    tracker_next_step_title_ro: null,
    tracker_next_step_title_en: null,
    tracker_next_step_description_ro: null,
    tracker_next_step_description_en: null,
  },
  row_version: 2,
};

function keeps(stored = offer) {
  const sent: MockRequest<'saveStatusTexts'>['body'][] = [];
  server.use(
    mock(browseStatusTexts, { status: 200, body: { items: [stored] } }),
    mock(saveStatusTexts, ({ body }) => {
      sent.push(body);
      return { status: 200 as const, body: { ...stored, texts: body.texts, row_version: 3 } };
    }),
  );
  return sent;
}

const open = () =>
  renderFeature(<StatusNamesPage />, {
    profile: aProfile({}, people.calin),
    at: '/?status=claim_handling.offer_issued',
  });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

test('B14 a status is renamed while its code stays, and its chip is seen before it is saved', async () => {
  const sent = keeps();
  const { user } = open();
  await user.clear(await field('Name in Romanian'));
  await user.type(await field('Name in Romanian'), 'Propunere');
  expect(
    within(screen.getByRole('region', { name: 'How it will look' })).getAllByText('Propunere'),
  ).toHaveLength(2);
  expect(screen.getByText(/Code offer_issued, which stays as it is/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the status' }));
  expect(await screen.findByText('The status is saved.')).toBeVisible();
  expect(sent).toMatchObject([
    { status_code: 'offer_issued', texts: { ...offer.texts, name_ro: 'Propunere' }, row_version: 2 },
  ]);
});

test('E13 a message for claimants is seen on a phone while it is typed, and needs its title in both languages', async () => {
  const sent = keeps();
  const { user } = open();
  await user.type(await field('What comes next, in Romanian'), 'Așteptăm răspunsul');
  const phone = within(screen.getByRole('region', { name: 'On a claimant’s phone' }));
  expect(phone.getByText('Așteptăm răspunsul')).toBeVisible();
  await user.clear(await field('Title in English'));
  await user.click(screen.getByRole('button', { name: 'Save the status' }));
  expect(await field('Title in English')).toBeInvalid();
  expect(sent).toEqual([]);
});

test('B14 a status of which claimants see nothing offers no texts for them', async () => {
  keeps({ ...offer, tracker_step: null });
  open();
  expect(await screen.findByText('Claimants see nothing of this status.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Title in English/ })).toBeNull();
});
