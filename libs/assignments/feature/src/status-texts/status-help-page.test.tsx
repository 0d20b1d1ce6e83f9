import { browseStatusHelp, saveStatusHelp } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusHelpPage } from './status-help-page.tsx';

type Item = Schema<'StatusHelpItem'>;
const calin = aProfile({}, people.calin);

const offer: Item = {
  assignment_type: 'liquidation',
  assignment_type_name: 'Settlement',
  status_code: 'offer_sent',
  name_ro: 'Ofertă trimisă',
  name_en: 'Offer sent',
  category_code: 'waiting',
  help_html_ro: '<p>Oferta este la păgubit.</p>',
  help_html_en: '<p>The claimant has the offer.</p>',
  changed_at: null,
  changed_by_name: null,
  row_version: 3,
};
const calculation: Item = {
  ...offer,
  status_code: 'calculation',
  name_ro: 'În calcul',
  name_en: 'Calculation',
  category_code: 'active',
  help_html_en: null,
};

function keeps(items: Item[] = [offer, calculation]) {
  const state = { items };
  const sent: MockRequest<'saveStatusHelp'>['body'][] = [];
  server.use(
    mock(browseStatusHelp, () => ({ status: 200, body: { items: state.items } })),
    mock(saveStatusHelp, ({ body }) => {
      const present = state.items.find(({ status_code: code }) => code === body.status_code)!;
      if (present.row_version !== body.row_version) return problem(412, 'stale_row_version');
      sent.push(body);
      const item = { ...present, ...body, row_version: body.row_version + 1 };
      state.items = state.items.map((one) => (one === present ? item : one));
      return { status: 200 as const, body: item };
    }),
  );
  return { state, sent };
}

const open = (at = '/?status=liquidation.offer_sent') =>
  renderFeature(<StatusHelpPage />, { profile: calin, at });
const romanian = () => screen.findByRole('textbox', { name: /^In Romanian/ });
const saveButton = () => screen.findByRole('button', { name: 'Save the help' });

test('M9 a help is typed without HTML, seen as colleagues will read it, and saved', async () => {
  const { sent } = keeps();
  const { user } = open();
  const field = await romanian();
  expect(field).toHaveValue('Oferta este la păgubit.');
  await user.clear(field);
  await user.type(field, 'Sunați **azi**.');
  expect(await screen.findByText('azi')).toBeVisible();
  await user.click(await saveButton());
  expect(await screen.findByText('The help is saved.')).toBeVisible();
  expect(sent).toMatchObject([
    { status_code: 'offer_sent', help_html_ro: '<p>Sunați <b>azi</b>.</p>', row_version: 3 },
  ]);
});

test('M9 statuses without help are found by a filter, all of them by words of their text', async () => {
  keeps();
  const { user } = open('/');
  expect(await screen.findByText('1 status without help in one language or both.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Without help/ }));
  const list = () => within(screen.getByRole('region', { name: 'Settlement' })).getAllByRole('link');
  expect(list().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Calculation')]);
  await user.click(screen.getByRole('button', { name: /^All/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Find a status' }), 'claimant OFFER');
  expect(list().map(({ textContent }) => textContent)).toEqual(['Offer sent']);
});

test('M9 what a colleague saved first is never overwritten unseen: one of both versions is chosen', async () => {
  const { state, sent } = keeps();
  const { user } = open();
  const field = await romanian();
  await user.clear(field);
  await user.type(field, 'Al meu.');
  state.items = [{ ...offer, help_html_ro: '<p>Al colegului.</p>', row_version: 4 }, calculation];
  await user.click(await saveButton());

  expect(await screen.findByText(/A colleague saved this status meanwhile/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await romanian()).toHaveValue('Al meu.');
  await user.click(screen.getByRole('radio', { name: /Al colegului\./ }));
  expect(await romanian()).toHaveValue('Al colegului.');
  await user.click(screen.getByRole('radio', { name: /Al meu\./ }));
  await user.click(await saveButton());
  expect(await screen.findByText('The help is saved.')).toBeVisible();
  expect(sent).toMatchObject([{ help_html_ro: '<p>Al meu.</p>', row_version: 4 }]);
});

test('M9 tricks of HTML in a help are shown without anything that could act', async () => {
  keeps([
    {
      ...offer,
      help_html_ro: '<p>Text<img src="x" onerror="window.acted = 1"><script>window.acted = 1</script></p>',
    },
  ]);
  const { container } = open();
  expect(await screen.findByText('Text')).toBeVisible();
  expect(container.querySelector('img, script')).toBeNull();
  expect(window).not.toHaveProperty('acted');
});

test('ux 82 another status is opened without a question, unless something is typed', async () => {
  keeps();
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: /Calculation/ }));
  expect(await screen.findByRole('heading', { name: 'Calculation' })).toBeVisible();
  await user.type(await romanian(), ' Da.');
  await user.click(screen.getByRole('link', { name: /Offer sent/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay on the page' }));
  expect(screen.getByRole('heading', { name: 'Calculation' })).toBeVisible();
});

test('M9 helps that cannot be read leave a way to try again', async () => {
  server.use(mock(browseStatusHelp, problem(503, 'database_unavailable')));
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
