import type { Schema } from '@dosar/openapi';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Call } from '#src/kernel/http/route-table.ts';

/** The request of a user who is notified of news. */
export type NoticeContext = Pick<Call<'browseNotifications'>, 'tx' | 'now'> & {
  orgId: string;
  /** The person whom it concerns: the replaced one while somebody acts for them. */
  userId: string;
};

/** News besides new work: shown until the user acknowledges it. */
export type NoticeSource = {
  /** What is new; remembers that it was told. */
  tell: (context: NoticeContext) => Promise<Schema<'Notification'>[]>;
  /** Takes what was told as seen. */
  markSeen: (context: NoticeContext) => Promise<void>;
};

/** Kinds of news that users are notified of. */
export const noticeSources = extensionPoint<NoticeSource>('config.notices');
