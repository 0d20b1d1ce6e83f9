import {
  browseDocuments,
  browseSessions,
  browseTimeline,
  browseShortlist,
  browseWorklist,
  getAssignment,
  getBranding,
  getOwnAccount,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { chooseLocale } from '@dosar/i18n';
import {
  aDocument,
  aDocumentPage,
  anAssignment,
  anOwnAccount,
  anOwnSession,
  aProfile,
  aShortlist,
  aTimelinePage,
  aWorklistPage,
  people,
  server,
  someBranding,
} from '@dosar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { texts } from 'virtual:dosar/test-messages';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';

beforeEach(() => {
  aQuietServer();
  server.use(
    mock(browseWorklist, { status: 200, body: aWorklistPage(3) }),
    mock(browseShortlist, { status: 200, body: aShortlist() }),
    mock(getAssignment, { status: 200, body: anAssignment() }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(3) }),
    mock(browseDocuments, { status: 200, body: aDocumentPage([aDocument({ has_thumbnail: false })]) }),
    mock(getOwnAccount, { status: 200, body: anOwnAccount() }),
    mock(browseSessions, { status: 200, body: [anOwnSession(0), anOwnSession(1)] }),
    mock(getBranding, { status: 200, body: someBranding() }),
  );
});

const attributes = ['aria-label', 'placeholder', 'title', 'alt'];

/** Everything that can be read on the page, by eye or by ear. */
function readable(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const words = elements.flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data.trim()),
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return words.filter((text) => text !== '');
}

const fromTheServer = JSON.stringify(anAssignment());

/** What stands on the page in `language` although the product has it in the other one. */
function leftIn(language: 'ro' | 'en'): string[] {
  const other = new Set(Object.values(texts[language === 'ro' ? 'en' : 'ro']));
  const own = new Set(Object.values(texts[language]).filter((text) => !other.has(text)));
  return readable().filter((text) => own.has(text) && !fromTheServer.includes(`"${text}"`));
}

const { header } = anAssignment();
const file = `/workflow/getById/${header.claim_file_no}/${header.assignment_id}`;

test.each([
  ['/assignments/shortlist'],
  ['/assignments/worklist'],
  [file],
  ['/user/profile'],
  ['/user/profile/preferences'],
  ['/user/profile/sessions'],
  ['/config'],
  ['/config/branding'],
])('ux 120 no word of %s stays in the other language, and nothing is loaded anew', async (address) => {
  const both = { ...people.calin, roles: [...people.calin.roles, 'claims.handler'] };
  openApp(address, aProfile({}, both));
  const title = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(leftIn('ro')).toEqual([]);
  expect(leftIn('en').length).toBeGreaterThan(5);

  act(() => chooseLocale('ro'));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ro'));
  await waitFor(() => expect(leftIn('en')).toEqual([]));
  expect(title).toBeInTheDocument();
});
