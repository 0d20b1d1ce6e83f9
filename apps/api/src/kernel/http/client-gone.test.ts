import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { inTenant } from '../database/index.ts';

let hangUp = async () => {};
const api = startTestApi({
  authenticate: (own) => async (presented, operationId) => {
    const found = await own(presented, operationId);
    await hangUp();
    return found;
  },
});

test('whoever hangs up in the middle of a call is known by their address all the same', async () => {
  const { staff } = api;
  await staff.listen({ host: '127.0.0.1', port: 0 });
  const { port } = staff.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  const [accepted] = (await once(staff.server, 'connection')) as [Socket];
  hangUp = async () => {
    client.destroy();
    await once(accepted, 'close');
  };

  const headers = { host: 'localhost', ...(await api.tokenFor('maria.stan')) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  client.write(['GET /api/auth/logout HTTP/1.1', ...lines, '', ''].join('\r\n'));

  const orgId = demoId('organisation', 'demo');
  const signedOutFrom = () =>
    inTenant(api.runtime.db, orgId, (tx) =>
      tx.selectFrom('audit_log').select('address').where('event', '=', 'SIGNED_OUT').execute(),
    );
  await expect.poll(signedOutFrom).toEqual([{ address: '127.0.0.1' }]);
});
