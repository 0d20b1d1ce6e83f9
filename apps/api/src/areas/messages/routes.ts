import type { Db } from '#src/kernel/database/index.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { browseOutbox } from './browse-outbox.ts';
import { getEmailKey } from './get-email-key.ts';
import { getMessageContent } from './get-message-content.ts';
import { getSms } from './get-sms.ts';

/** What the message operations stand on. */
type MessageNeeds = { db: Db; isProduction: boolean };

/** The operations of the messages area. */
export const messagesRoutes = (needs: MessageNeeds): RouteTable<'messages'> => ({
  getEmailKey,
  getSms,
  getMessageContent,
  browseOutbox: standalone((call) => browseOutbox(needs, call)),
});
