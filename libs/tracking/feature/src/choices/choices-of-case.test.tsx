/// <reference types="@dosar/vite-config/client" />
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from 'virtual:dosar/test-messages';
import { expect, test } from 'vitest';
import { getMessageChoices, saveMessageChoices, type MessageChoices } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { LightLocaleProvider } from '@dosar/i18n/light';
import { idOf, server } from '@dosar/testing';
import { ChoicesOfCase } from './choices-of-case.tsx';

const mail = idOf('other', 81);
const mobile = idOf('other', 82);
const choices: MessageChoices = {
  language: 'ro',
  languages: ['ro', 'en'],
  channels: [
    { id: mail, kind: 'email', masked: 'a…@example.com', is_preferred: true, is_stopped: false },
    { id: mobile, kind: 'phone', masked: '… 112', is_preferred: false, is_stopped: true },
  ],
  stopped: ['grades'],
};

function show(found: MessageChoices = choices) {
  localStorage.setItem('dosar.locale', 'ro');
  server.use(mock(getMessageChoices, { status: 200, body: found }));
  render(
    <LightLocaleProvider source={(locale) => ({ locale, messages: texts[locale] })}>
      <ChoicesOfCase caseNo="DM26R0000001" onChanged={() => undefined} />
    </LightLocaleProvider>,
  );
  return userEvent.setup();
}

test('K9 language, channel and kinds of messages are chosen together; what the law asks for has no box', async () => {
  const asked: object[] = [];
  server.use(
    mock(saveMessageChoices, ({ body }) => {
      asked.push(body);
      return { status: 200, body: choices };
    }),
  );
  const user = show();
  expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
  expect(screen.getByRole('checkbox', { name: /cum a lucrat service-ul/ })).not.toBeChecked();
  expect(screen.getByText(/^Ofertele, hotărârile/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Limba mesajelor'), 'English');
  const stopped = screen.getByRole('option', { name: /^SMS: … 112 \(a răspuns STOP/ });
  await user.selectOptions(screen.getByLabelText('Unde vă scriem întâi'), stopped);
  await user.click(screen.getByRole('checkbox', { name: /^Știri/ }));
  await user.click(screen.getByRole('checkbox', { name: /cum a lucrat service-ul/ }));
  await user.click(screen.getByRole('button', { name: 'Păstrați alegerile' }));
  expect(await screen.findByText(/^Am notat alegerile/)).toBeVisible();
  expect(asked).toEqual([{ language: 'en', contact_channel_id: mobile, stopped: ['news'] }]);
});

test('K9 what was not kept says why and stays chosen; nobody without a confirmed channel is offered one', async () => {
  server.use(mock(saveMessageChoices, problem(503, 'database_unavailable')));
  const user = show({ ...choices, channels: [], languages: ['ro'] });
  await user.click(await screen.findByRole('checkbox', { name: /^Știri/ }));
  await user.click(screen.getByRole('button', { name: 'Păstrați alegerile' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Știri/ })).not.toBeChecked();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(/^Nu aveți încă o adresă/)).toBeVisible();
});
