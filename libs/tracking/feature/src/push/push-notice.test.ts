import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { pushNotice } from './push-notice.ts';

const origin = 'https://dosar.example';
const sent = {
  title: 'Demo',
  body: 'Dosarul are o noutate',
  lang: 'ro',
  url: '/status/DM26R0000001?org_code=demo',
};

test('R14 a notice opens the case on its own site, and nothing else that somebody might send', () => {
  expect(pushNotice(sent, origin)).toEqual({
    ...sent,
    url: 'https://dosar.example/status/DM26R0000001?org_code=demo',
  });
  for (const url of [
    'https://evil.example/',
    '//evil.example/x',
    'javascript:alert(1)',
    'http://dosar.example/',
  ])
    expect([url, pushNotice({ ...sent, url }, origin)]).toEqual([url, undefined]);
  for (const other of [undefined, null, 'text', {}, { ...sent, title: 1 }])
    expect(pushNotice(other, origin)).toBeUndefined();
});

test.each([
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iPhone'],
  ['curl/8', 'Browser'],
])('R14 a device is listed by what its owner knows it by: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
