import { settingsPages } from '@dosar/areas/config';
import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { areas } from '../generated/areas.ts';

/** Which page sets the things of each kind that the file of the configuration carries: the compiler asks for every kind. */
const pagesOfKinds: Record<Schema<'ConfigurationKind'>, readonly string[]> = {
  authority_limit: ['authority-limits'],
  branch: ['branches'],
  branding: ['branding'],
  closure: ['closures'],
  document_kind: ['document-rules'],
  feature: ['features'],
  leave_type: ['leave-types'],
  legal_rule: ['legal-rules'],
  process: ['process', 'statuses', 'statuses/help'],
  reason: ['reasons'],
  repair_norm: ['repair-norms'],
  request_rule: ['document-rules'],
  retention: ['retention'],
  template: ['message-templates'],
  template_set: ['message-templates'],
  tracker: ['tracker'],
  work_sla: ['sla'],
  working_hours: ['working-hours'],
};

/** Why the file carries nothing of a page. */
const notCarried: Record<string, string> = {
  organisation: 'Name, register numbers and seat are those of one insurer.',
  'sign-in':
    'How people sign in follows the directory of one installation, and a wrong value locks people out.',
  sender: 'Addresses and domains from which one installation sends.',
  'inbound-mail': 'Addresses and keys of one installation.',
  provisioning: 'Keys of the directory of one installation.',
  assistant: 'Whether a language model reads texts is agreed for one installation.',
  teams: 'Personal data: a team is the people in it.',
  users: 'Personal data; people have an import of their own.',
  partners: 'Names, accounts and contacts of others; partners have an import of their own.',
  'repair-rates': 'Prices that one insurer has agreed with each partner.',
  'appointment-locations': 'Places with the people who work there.',
  policies: 'Contracts of customers; policies have an import of their own.',
  'product-texts': 'Proposals of the product, which every installation gets with its version.',
  transfer: 'The file itself.',
  jobs: 'What runs now; nothing is set there.',
};

test('B14 every page of the settings says what of it the file of the configuration carries, or why nothing', () => {
  const pages = settingsPages.entriesIn(areas.flatMap(({ contributions }) => contributions ?? []));
  const carried = new Set(Object.values(pagesOfKinds).flat());
  const paths = pages.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !carried.has(path) && notCarried[path] === undefined)).toEqual([]);
  // No line outlives its page, and none says both.
  const lines = [...carried, ...Object.keys(notCarried)];
  expect(lines.filter((line) => !paths.includes(line))).toEqual([]);
  expect(Object.keys(notCarried).filter((path) => carried.has(path))).toEqual([]);
});
