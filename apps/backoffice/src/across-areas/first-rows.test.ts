import { browseWorklist } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, aWorklistPage, server } from '@dosar/testing';
import type { Profile } from '@dosar/auth';
import { screen } from '@testing-library/react';
import type { Schema } from '@dosar/openapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';
import { firstCall } from '@dosar/worklist-feature/first-rows';

type Filter = Schema<'WorklistFilter'>;

const plain: Filter = {
  filter_keys: 0,
  category_code: 'active',
  assignment_type: null,
  filter_criteria: null,
};
const waiting: Filter = { ...plain, filter_keys: 1, category_code: 'waiting' };
const asked: unknown[] = [];

beforeEach(() => {
  aQuietServer();
  asked.length = 0;
  server.use(
    mock(browseWorklist, ({ body }) => {
      asked.push(body);
      return { status: 200, body: aWorklistPage(1) };
    }),
  );
});

afterEach(() => {
  delete window.earlyRequest;
  history.replaceState(null, '', '/');
});

function someoneWhoLeft(filter: Filter): Profile {
  const profile = aProfile();
  return { ...profile, user_metadata: { ...profile.user_metadata, worklist_filter: filter } };
}

/** What the script in the page does at an address. */
function runFirstCall(at: string): void {
  history.replaceState(null, '', at);
  firstCall();
}

test.each<[string, Filter]>([
  ['/assignments/worklist', plain],
  ['/assignments/worklist?keys=17&q=popescu&sort=claimant_name', plain],
  ['/assignments/worklist?q=po', plain],
  ['/assignments/worklist', { ...waiting, filter_criteria: { county_code: 'CJ' } }],
  ['/assignments/worklist?category=all', waiting],
  ['/assignments/list/snoozed', plain],
  ['/assignments/list/done?tag=urgent&columns=claim_file_no', waiting],
])(
  'the rows at %s are asked for once: the page takes what was asked before it was there',
  async (at, left) => {
    const profile = someoneWhoLeft(left);
    const { router } = openApp('/guest', profile);
    runFirstCall(at);
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    await router.navigate(at);
    expect(await screen.findByText('DM26R0000001')).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test.each(['/assignments/shortlist', '/assignments/list/0190b6a0-0001-7000-8000-000000000001', '/login'])(
  'nothing is asked ahead at %s',
  (at) => {
    openApp('/guest', someoneWhoLeft(plain));
    runFirstCall(at);
    expect(window.earlyRequest).toBeUndefined();
  },
);

test('nothing is asked ahead for who is not signed in, or not completely', () => {
  runFirstCall('/assignments/worklist');
  expect(window.earlyRequest).toBeUndefined();

  openApp('/guest', { ...someoneWhoLeft(plain), kind: 'pre_auth' });
  runFirstCall('/assignments/worklist');
  expect(window.earlyRequest).toBeUndefined();
});
