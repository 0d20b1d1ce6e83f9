import { getBranding, refreshToken, storeLogo, updateBranding } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { aProfile, authTokens, people, renderFeature, server, someBranding } from '@dosar/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrandingPage } from './branding-page.tsx';

const calin = aProfile({}, people.calin);

/** A server that keeps the looks of one organisation and refuses whoever has not read their present version. */
function keeps(looks = someBranding()) {
  const state = { looks, sent: [] as MockRequest<'updateBranding'>['body'][], refreshes: 0 };
  server.use(
    mock(getBranding, () => ({ status: 200, body: state.looks })),
    mock(updateBranding, ({ body }) => {
      state.sent.push(body);
      if (body.row_version !== state.looks.row_version) return problem(412, 'stale_row_version');
      state.looks = { ...body, row_version: body.row_version + 1 };
      return { status: 200 as const, body: state.looks };
    }),
    mock(refreshToken, () => {
      state.refreshes += 1;
      const { short_name, material_color } = state.looks;
      const branding = { ...calin.branding, short_name, material_color };
      return { status: 200 as const, body: authTokens({ ...calin, branding }) };
    }),
  );
  return state;
}

const open = () => renderFeature(<BrandingPage />, { profile: calin });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save the looks' });

test('ux 85 what is typed shows in the preview at once, with text that stays readable', async () => {
  keeps();
  const { user } = open();
  await user.clear(await field('Short name'));
  await user.type(await field('Short name'), 'Asig Nord');
  expect(screen.getAllByText('Asig Nord')).toHaveLength(2);

  const colors = screen.getByRole('combobox', { name: 'Colour of the organisation' });
  await user.clear(colors);
  await user.type(colors, 'yellow 200');
  await user.click(await screen.findByRole('option', { name: /Yellow 200/ }));
  expect(screen.getAllByText('Main button')[0]).toHaveStyle({ color: '#000000' });
});

test('R11 E2 stored looks carry what the form does not show, and whoever stored them sees them at once', async () => {
  const kept = keeps(someBranding({ color: '#ff0000' }));
  const { user, session } = open();
  await user.type(await field('Short name'), ' SA');
  await user.click(save());

  expect(await screen.findByText(/^Saved\. Your colleagues see it/)).toBeVisible();
  expect(kept.sent).toEqual([someBranding({ short_name: 'Demo SA', color: '#ff0000' })]);
  await waitFor(() =>
    expect(session.state).toMatchObject({ profile: { branding: { short_name: 'Demo SA' } } }),
  );
});

test('E2 a picture of the device is stored, previewed, and the logo once the looks are saved', async () => {
  const kept = keeps();
  const logo_url = `/api/organisation/logo/${'ab'.repeat(32)}`;
  server.use(mock(storeLogo, { status: 201, body: { logo_url } }));
  const { user } = open();
  await user.upload(await screen.findByLabelText('Logo'), new File(['x'], 'nv.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(screen.getAllByRole('img', { name: 'Demo' })[0]).toHaveAttribute('src', logo_url),
  );
  expect(await field(/^Address of the logo/)).toHaveValue(logo_url);
  await user.click(save());
  await waitFor(() => expect(kept.sent).toMatchObject([{ logo_url }]));
});

test('a picture that the server cannot draw is told beside it', async () => {
  const kept = keeps();
  server.use(mock(storeLogo, problem(422, 'rule_refused')));
  const { user } = open();
  await user.upload(await screen.findByLabelText('Logo'), new File(['x'], 'nv.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.getAllByRole('alert').some((it) => it.textContent !== '')).toBe(true));
  expect(kept.sent).toEqual([]);
});

test('an address that is not secure and a colour that is none are refused before anything is sent', async () => {
  const kept = keeps();
  const { user } = open();
  await user.type(await field(/^Address of the logo/), 'http://example.com/logo.svg');
  await user.clear(await field('Colour of the side navigation'));
  await user.type(await field('Colour of the side navigation'), 'blue');
  await user.click(save());

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Enter an address that begins with https://');
  expect(summary).toHaveTextContent('Enter a colour as # and six digits');
  expect(kept.sent).toEqual([]);
});

test('what the server refuses is said at its field', async () => {
  keeps();
  server.use(
    mock(
      updateBranding,
      problem(422, 'rule_refused', { fields: [{ field: 'short_name', code: 'required' }] }),
    ),
  );
  const { user } = open();
  await user.type(await field('Short name'), ' SA');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Short name: Fill in this field.');
});

test('a colleague who changed the looks meanwhile is not overwritten unseen', async () => {
  const kept = keeps();
  const { user } = open();
  await user.type(await field('Short name'), ' SA');
  kept.looks = someBranding({ material_color: 'teal-700', sidebar: '#00695c', row_version: 6 });
  await user.click(save());

  expect(await screen.findByText('Colour of the organisation is now “Teal 700”.')).toBeVisible();
  expect(await field('Short name')).toHaveValue('Demo SA');
  expect(await field('Colour of the side navigation')).toHaveValue('#00695c');

  await user.click(save());
  await waitFor(() =>
    expect(kept.looks).toMatchObject({ short_name: 'Demo SA', material_color: 'teal-700', row_version: 7 }),
  );
});

test('a logo that is not there is told and keeps nobody from saving', async () => {
  const kept = keeps();
  const { user } = open();
  await user.type(await field(/^Address of the logo/), '/logos/none.svg');
  const [picture] = screen.getAllByRole('img', { name: 'Demo' });
  fireEvent.error(picture!);
  expect(await screen.findByText('There is no picture at this address.')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(kept.looks.logo_url).toBe('/logos/none.svg'));
});

test('a logo is taken away by emptying its address', async () => {
  const kept = keeps(someBranding({ logo_url: '/logos/demo.svg' }));
  const { user } = open();
  await user.clear(await field(/^Address of the logo/));
  await user.click(save());
  await waitFor(() => expect(kept.looks.logo_url).toBeNull());
});

test('looks that could not be read can be asked for again', async () => {
  server.use(mock(getBranding, problem(503, 'database_unavailable')));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  keeps();
  await user.click(again);
  expect(await field('Short name')).toHaveValue('Demo');
});
