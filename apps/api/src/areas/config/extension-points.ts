import type { Schema } from '@dosar/openapi';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Call } from '#src/kernel/http/route-table.ts';

/** The call of somebody who is told of what is new for them. */
export type NoticeContext = Pick<Call<'browseNotifications'>, 'tx' | 'now'> & {
  orgId: string;
  /** The person whom it concerns: the replaced one while somebody acts for them. */
  userId: string;
};

/** Something besides new work that people are told of until they say that they have seen it. */
export type NoticeSource = {
  /** What is new; remembers that it was told. */
  tell: (context: NoticeContext) => Promise<Schema<'Notification'>[]>;
  /** Takes what was told as seen. */
  markSeen: (context: NoticeContext) => Promise<void>;
};

/** What people are told of. */
export const noticeSources = extensionPoint<NoticeSource>('config.notices');
