import { aProfile, renderFeature } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';
import { extension } from './organisation-extensions.ts';
import { WithOrganisationExtension } from './with-organisation-extension.tsx';

beforeEach(aQuietServer);

test('P6 people of Alfa see their own help desk below every page', async () => {
  openApp('/assignments/shortlist', aProfile({ org_code: 'alfa' }));
  expect(await screen.findByText(/Alfa help desk/)).toBeVisible();
});

test('P6 everybody else sees the page alone', async () => {
  openApp('/assignments/shortlist', aProfile());
  expect(await screen.findByRole('heading', { name: /day, / })).toBeVisible();
  expect(screen.queryByText(/Alfa help desk/)).not.toBeInTheDocument();
});

test.each(['demo', 'constructor'])('P6 the code of an extension is not fetched for %s', async (orgCode) => {
  const load = vi.fn(() => Promise.reject(new Error('Nobody asked for it.')));
  renderFeature(
    <WithOrganisationExtension extensions={{ alfa: extension(load) }}>
      <h1>Page</h1>
    </WithOrganisationExtension>,
    { profile: aProfile({ org_code: orgCode }) },
  );
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('an extension that cannot be fetched keeps nobody from working', async () => {
  const away = () => Promise.reject(new Error('The network is gone.'));
  renderFeature(
    <WithOrganisationExtension extensions={{ demo: extension(away) }}>
      <h1>Page</h1>
    </WithOrganisationExtension>,
    { profile: aProfile() },
  );
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});
