/// <reference types="@dosar/vite-config/client" />
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from 'virtual:dosar/test-messages';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addPushDevice,
  getMessageChoices,
  getPushDevices,
  removePushDevice,
  saveMessageChoices,
  type MessageChoices,
  type PushDevice,
} from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { LightLocaleProvider } from '@dosar/i18n/light';
import { idOf, server } from '@dosar/testing';
import { fingerprintOf } from '../push/browser-push.ts';
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

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/here';
const here: PushDevice = {
  id: idOf('other', 83),
  device: 'Firefox, Android',
  fingerprint: 'here',
  created_at: '2026-03-04T08:00:00Z',
  last_told_at: null,
};
const lost: PushDevice = { ...here, id: idOf('other', 84), device: 'Chrome, Windows', fingerprint: 'other' };

let shown: ReturnType<typeof render>;

function show(found: MessageChoices = choices, devices: PushDevice[] | undefined = undefined) {
  localStorage.setItem('dosar.locale', 'ro');
  server.use(
    mock(getMessageChoices, { status: 200, body: found }),
    mock(getPushDevices, {
      status: 200,
      body: { public_key: devices === undefined ? null : 'BKey', devices: devices ?? [] },
    }),
  );
  shown = render(
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

/** A browser with a push service, and what it was asked; `answer` is what its reader says to the question for permission. */
function browserWithPush({ permission = 'default', answer = 'granted' } = {}) {
  const asked: string[] = [];
  let subscribed = false;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'BPublic', auth: 'secret' } }),
  };
  const pushManager = {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(`subscribe ${applicationServerKey}`);
      subscribed = true;
      return subscription;
    },
    getSubscription: async () => (subscribed ? subscription : null),
  };
  const state = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      state.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', state);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => void asked.push('register'),
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const start = { name: 'Anunțați-mă pe acest dispozitiv' };

test('R14 X9 nothing is asked before the button; then this device is registered, listed, and can be stopped', async () => {
  const asked = browserWithPush();
  const sent: object[] = [];
  const own = await fingerprintOf(endpoint);
  server.use(
    mock(addPushDevice, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { public_key: 'BKey', devices: [{ ...here, fingerprint: own }, lost] } };
    }),
    mock(removePushDevice, { status: 200, body: { public_key: 'BKey', devices: [lost] } }),
  );
  const user = show(choices, [lost]);
  const button = await screen.findByRole('button', start);
  expect(screen.getByText(/^Când dosarul are o noutate/)).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('Acest dispozitiv vă anunță când apare o noutate.')).toBeVisible();
  expect(asked).toEqual(['permission', 'register', 'subscribe BKey']);
  expect(sent).toMatchObject([{ endpoint, p256dh: 'BPublic', auth: 'secret' }]);
  const [first] = within(screen.getByRole('list', { name: 'Dispozitivele care vă anunță' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toMatch(/acest dispozitiv, din 04/);
  await user.click(screen.getByRole('button', { name: 'Opriți anunțurile pe Firefox, Android' }));
  expect(await screen.findByRole('button', start)).toBeVisible();
});

test('R14 whoever refuses learns how to allow it later, whoever closes the question may try again', async () => {
  const asked = browserWithPush({ answer: 'default' });
  const user = show(choices, []);
  await user.click(await screen.findByRole('button', start));
  expect(await screen.findByText(/^Încă nu ați ales nimic/)).toBeVisible();
  Reflect.set(Notification, 'requestPermission', async () => {
    Reflect.set(Notification, 'permission', 'denied');
    return 'denied';
  });
  await user.click(screen.getByRole('button', start));
  expect(await screen.findByText(/^Anunțurile sunt refuzate în acest browser/)).toBeVisible();
  expect(screen.queryByRole('button', start)).toBeNull();
  expect(asked).toEqual(['permission']);
});

test('R14 a device that was lost can be stopped where no notices can be shown; an iPhone is told of its home screen', async () => {
  show(choices, [lost]);
  expect(await screen.findByText(/^Acest browser nu poate arăta anunțuri/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Opriți anunțurile pe Chrome, Windows' })).toBeVisible();
  shown.unmount();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1',
  );
  show(choices, [lost]);
  expect(await screen.findByText(/^Pe iPhone și iPad anunțurile vin numai după ce/)).toBeVisible();
});

test('R14 what the push service or the server refuses is said, and the button stays', async () => {
  browserWithPush();
  Reflect.set(navigator.serviceWorker, 'register', () => Promise.reject(new Error('no network')));
  const user = show(choices, []);
  await user.click(await screen.findByRole('button', start));
  expect(await screen.findByText(/^Browserul nu a putut porni anunțurile/)).toBeVisible();
  Reflect.set(navigator.serviceWorker, 'register', () => Promise.resolve());
  server.use(mock(addPushDevice, problem(503, 'database_unavailable')));
  await user.click(screen.getByRole('button', start));
  const [refusal] = await screen.findAllByRole('alert');
  expect(refusal?.textContent).not.toMatch(/^Browserul nu a putut/);
  expect(screen.getByRole('button', start)).toBeVisible();
});
