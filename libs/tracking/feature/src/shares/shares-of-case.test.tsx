/// <reference types="@dosar/vite-config/client" />
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from 'virtual:dosar/test-messages';
import { expect, test } from 'vitest';
import { browseCaseShares, endCaseShare, shareCase, type CaseShare } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { LightLocaleProvider } from '@dosar/i18n/light';
import { idOf, now, server } from '@dosar/testing';
import { SharesOfCase } from './shares-of-case.tsx';

const lawyer: CaseShare = {
  id: idOf('other', 71),
  name: 'Avocatul',
  created_at: now,
  ends_at: '2026-04-04T09:00:00.000Z',
  is_open: true,
  read_count: 2,
  last_read_at: now,
};

function show(items: CaseShare[]) {
  localStorage.setItem('dosar.locale', 'ro');
  server.use(mock(browseCaseShares, { status: 200, body: { items } }));
  render(
    <LightLocaleProvider source={(locale) => ({ locale, messages: texts[locale] })}>
      <SharesOfCase caseNo="DM26R0000001" onChanged={() => undefined} />
    </LightLocaleProvider>,
  );
  return userEvent.setup();
}

test('R14 a link is made for somebody and shown once; the list says who reads along, until when and how often', async () => {
  const asked: object[] = [];
  const url = 'https://dosar.example/shared/abc?org_code=demo';
  server.use(
    mock(shareCase, ({ body }) => {
      asked.push(body);
      return { status: 201, body: { url, shares: { items: [lawyer] } } };
    }),
  );
  const user = show([]);
  await user.type(await screen.findByLabelText('Pentru cine'), ' Avocatul ');
  await user.selectOptions(screen.getByLabelText('Cât timp'), '90 de zile');
  await user.click(screen.getByRole('button', { name: 'Faceți linkul' }));
  expect(await screen.findByRole('link', { name: url })).toBeVisible();
  expect(asked).toEqual([{ name: 'Avocatul', days: 90 }]);
  expect(screen.getByRole('listitem').textContent).toMatch(/^Avocatulpână .*, 04.04.2026 · citit de 2 ori/);
});

test('R14 a link is taken back; a sixth one is refused in words', async () => {
  server.use(
    mock(endCaseShare, { status: 200, body: { items: [{ ...lawyer, is_open: false }] } }),
    mock(shareCase, problem(409, 'conflict')),
  );
  const user = show([lawyer]);
  await user.type(await screen.findByLabelText('Pentru cine'), 'Vecina');
  await user.click(screen.getByRole('button', { name: 'Faceți linkul' }));
  expect(await screen.findByText(/Aveți deja cinci linkuri deschise/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retrageți accesul: Avocatul' }));
  expect(await screen.findByText(/^încheiat, /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Retrageți/ })).toBeNull();
});
