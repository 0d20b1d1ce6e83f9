import {
  endPartnerAccount,
  getPartnerPeople,
  invitePartnerPerson,
  openPartnerAccount,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPartner } from '../testing/directory-samples.ts';
import { noPeople, somePeople } from '../testing/score-samples.ts';
import { PartnerPeople } from './partner-people.tsx';

let account: Schema<'PartnerPeople'>;
const page = [{ path: '/', element: <PartnerPeople partner={aPartner()} /> }];

beforeEach(() => {
  account = noPeople;
  server.use(mock(getPartnerPeople, () => ({ status: 200, body: account })));
});

describe('M8 the own access of a partner', () => {
  test('is opened with its first person, who is shown as invited', async () => {
    let sent: JsonBodyOf<'openPartnerAccount'> | undefined;
    server.use(
      mock(openPartnerAccount, ({ body }) => {
        sent = body;
        account = somePeople;
        return { status: 201, body: account };
      }),
    );
    const { user } = renderFeature(page, { at: '/' });
    await user.click(await screen.findByRole('button', { name: 'Open an account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Gabriel Stoica');
    await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'gabriel@prestige.example');
    await user.type(dialog.getByRole('textbox', { name: /User name/ }), 'gabriel.prestige');
    await user.click(dialog.getByRole('button', { name: 'Open an account' }));
    expect(await screen.findByText(/gabriel\.prestige .* invited/)).toBeVisible();
    expect(sent).toEqual({
      row_version: aPartner().row_version,
      person: {
        full_name: 'Gabriel Stoica',
        email: 'gabriel@prestige.example',
        username: 'gabriel.prestige',
        language: 'ro',
      },
    });
  });

  test('says why somebody is not invited', async () => {
    account = somePeople;
    server.use(
      mock(invitePartnerPerson, problem(409, 'people_rule', { context: { reason: 'username_taken' } })),
    );
    const { user } = renderFeature(page, { at: '/' });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Somebody has this user name already.')).toBeVisible();
  });

  test('is ended after a question', async () => {
    account = somePeople;
    server.use(
      mock(endPartnerAccount, () => {
        account = { ...somePeople, state: 'ended', ended_at: '2026-11-29T10:00:00.000Z' };
        return { status: 201, body: account };
      }),
    );
    const { user } = renderFeature(page, { at: '/' });
    await user.click(await screen.findByRole('button', { name: 'End the account' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'End the account' }));
    expect(await screen.findByRole('button', { name: 'Open it again' })).toBeVisible();
  });
});
