import { guestToken } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { aGuestProfile, authTokens, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuestEntryPage } from './guest-entry-page.tsx';

const scope = { assignment_type: 'assessment', assignment_key: 'demo-guest-assignment-key-01' };
const link = `/guest/${scope.assignment_type}/${scope.assignment_key}`;
const assignment = {
  path: '/assignments/:assignmentType/guest/:assignmentKey',
  element: <h1>Assignment</h1>,
};

function follow(at: string, locale: 'ro' | 'en' = 'en') {
  const path = '/guest/:assignmentType/:assignmentKey';
  return renderFeature(<GuestEntryPage />, { path, at, locale, profile: null, otherRoutes: [assignment] });
}

test('R4 S19 a guest link signs in and goes to the assignment, keeping query and fragment', async () => {
  const asked: MockRequest<'guestToken'>['body'][] = [];
  server.use(
    mock(guestToken, ({ body }) => {
      asked.push(body);
      return { status: 200 as const, body: authTokens(aGuestProfile(scope)) };
    }),
  );
  const { router, session } = follow(`${link}?lang=ro&from=mail#documents`);
  await screen.findByRole('heading', { name: 'Assignment' });

  expect(asked).toEqual([scope]);
  expect(router.state.location).toMatchObject({
    pathname: `/assignments/assessment/guest/${scope.assignment_key}`,
    search: '?lang=ro&from=mail',
    hash: '#documents',
  });
  expect(session.state).toMatchObject({ status: 'signedIn', profile: { kind: 'guest' } });
});

test('R6 a key that nobody knows shows "Eroare - adresa inexistenta" and the hint', async () => {
  server.use(mock(guestToken, problem(404, 'not_found')));
  follow(link, 'ro');
  expect(await screen.findByRole('heading', { name: 'Eroare - adresa inexistenta' })).toBeVisible();
  expect(screen.getByText('Dați clic pe linkul din e-mailul primit.')).toBeVisible();
  expect(
    screen.getByText(/^Linkul este incomplet, prea vechi, folosit deja sau al altui dosar\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Căutați dosarul' })).toHaveAttribute('href', '/status');
});

test('a server that cannot be reached does not make the link wrong: the guest can try again', async () => {
  server.use(mock(guestToken, problem(503, 'database_unavailable')));
  const { user } = follow(link);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(mock(guestToken, { status: 200, body: authTokens(aGuestProfile(scope)) }));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Assignment' })).toBeVisible();
});
