import { getOrganisation, updateOrganisation } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { anOrganisation, aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrganisationPage } from './organisation-page.tsx';

const calin = aProfile({}, people.calin);

/** A server that keeps the details of one organisation. */
function keeps(page = anOrganisation()) {
  const state = { page, sent: [] as MockRequest<'updateOrganisation'>['body'][] };
  server.use(
    mock(getOrganisation, () => ({ status: 200, body: state.page })),
    mock(updateOrganisation, ({ body }) => {
      state.sent.push(body);
      if (body.row_version !== state.page.details.row_version) return problem(412, 'stale_row_version');
      const details = { ...body, row_version: body.row_version + 1 };
      state.page = { ...state.page, details };
      return { status: 200 as const, body: state.page };
    }),
  );
  return state;
}

const open = () => renderFeature(<OrganisationPage />, { profile: calin });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save the details' });

test('B13 a configurator changes the address; what was not typed is sent as it was read', async () => {
  const kept = keeps();
  const { user } = open();
  await user.clear(await field(/^Street and number/));
  await user.type(await field(/^Street and number/), 'Calea Victoriei nr. 1');
  await user.clear(await field(/^Contact e-mail/));
  await user.click(save());

  expect(await screen.findByText('The details are saved.')).toBeVisible();
  expect(kept.sent).toEqual([
    {
      ...anOrganisation({ street_address: 'Calea Victoriei nr. 1', contact_email: null }).details,
      contact_phone: '0722 123 456',
    },
  ]);
});

test('B13 the other language can be switched off, the one that comes first cannot', async () => {
  const kept = keeps();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Claimants may choose the other language/ }));
  await user.click(save());
  expect(await screen.findByText('The details are saved.')).toBeVisible();
  expect(kept.sent.map(({ offered_languages }) => offered_languages)).toEqual([['ro']]);
});

test('a company number with a slip is refused at its field before anything is sent', async () => {
  const kept = keeps();
  const { user } = open();
  await user.clear(await field(/^Company number/));
  await user.type(await field(/^Company number/), 'RO18547291');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Company number (CUI)');
  expect(kept.sent).toEqual([]);
});

test('the paying account is shown masked, and leads to the payments only those who may open them', async () => {
  keeps();
  const { unmount } = open();
  expect(await screen.findByText('RO•• •••• 0000')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'To the payments' })).not.toBeInTheDocument();
  unmount();

  const roles = ['org.configurator', 'finance.payments'];
  renderFeature(<OrganisationPage />, { profile: aProfile({ roles }, people.calin) });
  expect(await screen.findByRole('link', { name: 'To the payments' })).toHaveAttribute('href', '/payments');
});

test('a colleague who changed the details meanwhile is not overwritten unseen', async () => {
  const kept = keeps();
  const { user } = open();
  await user.type(await field('Legal name'), ' SA');
  kept.page = anOrganisation({ locality: 'Iași', county_code: 'IS', row_version: 6 });
  await user.click(save());
  expect(await screen.findByText('County is now “Iași”.')).toBeVisible();
  expect(await field('Legal name')).toHaveValue('Asigurarea Demo SA');
});

test('M3 what was restored beside the form shows in it, unless something is being typed', async () => {
  const kept = keeps();
  const { user, queryClient } = open();
  expect(await field(/^Town/)).toHaveValue('București');
  kept.page = anOrganisation({ locality: 'Iași', row_version: 6 });
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Town/ })).toHaveValue('Iași'));

  await user.type(screen.getByRole('textbox', { name: 'Legal name' }), ' SA');
  kept.page = anOrganisation({ locality: 'Arad', row_version: 7 });
  await queryClient.invalidateQueries();
  await user.click(save());
  expect(await screen.findByText('Town is now “Arad”.')).toBeVisible();
});
