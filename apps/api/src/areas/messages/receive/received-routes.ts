import type { Db } from '#src/kernel/database/index.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { downloadReceived } from './download-received.ts';
import { fileMessage } from './file-received.ts';
import { moveMessage } from './move-message.ts';
import { receiveMessage } from './receive-message.ts';
import { receiveSms } from './receive-sms.ts';
import { renewInboundKey } from './renew-inbound-key.ts';

type Needs = { db: Db; files: FileStore; smsSender: string };

/** The operations of e-mails that come. */
export const receivedRoutes = (
  needs: Needs,
): Pick<
  RouteTable<'messages'>,
  'receiveMessage' | 'receiveSms' | 'fileMessage' | 'moveMessage' | 'downloadReceived' | 'renewInboundKey'
> => ({
  receiveMessage: standalone((call) => receiveMessage(needs, call)),
  receiveSms: standalone((call) => receiveSms(needs, call)),
  fileMessage,
  moveMessage,
  downloadReceived: (call) => downloadReceived(needs, call),
  renewInboundKey,
});
