import { browseWorklist } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { worklistColumns } from '@dosar/areas/worklist';
import contract from '@dosar/openapi/contract.json';
import { aProfile, aWorklistPage, aWorklistRow, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';
import { areas } from '../generated/areas.ts';

beforeEach(aQuietServer);

test('each column of the contract is brought by exactly one area', async () => {
  const contributions = areas.flatMap((area) => area.contributions ?? []);
  const brought = await Promise.all(worklistColumns.entriesIn(contributions).map(async ({ load }) => load()));
  const keys = brought.flat().map(({ key }) => key);
  expect(keys.toSorted()).toEqual(contract.components.schemas.WorklistColumn.enum.toSorted());
});

test('a list shows the columns that its address names, those of other areas too, and knows no others', async () => {
  const row = aWorklistRow({ partner_name: 'Auto Crișana' });
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage([row]) }));
  openApp('/assignments/worklist?keys=1&columns=claim_file_no,partner,nonsense', aProfile());
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText('Auto Crișana')).toBeVisible();
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent.trim());
  expect(headers.filter((text) => text !== '')).toEqual(['Claim file', 'Partner']);
});
