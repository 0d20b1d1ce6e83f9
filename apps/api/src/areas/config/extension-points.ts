import type { LocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
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

type Words = Record<Language, string>;

/** Something that an organisation needs before its first claim. */
export type StartCheck = {
  code: string;
  /** Its place in the list, ascending. */
  order: number;
  title: Words;
  /** What does not work without it. */
  without: Words;
  /** The page on which it is mended, and the role that the page asks for; absent where whoever runs the server mends it. */
  page?: { address: string; role: string };
  /** Looks at the organisation of the transaction: whether it is there, and in words what is or what is missing. */
  look: (
    tx: Transaction<Database>,
    orgId: string,
    today: LocalDate,
  ) => Promise<{ isDone: boolean; detail: Words }>;
};

/** What areas need of an organisation before its first claim. */
export const startChecks = extensionPoint<StartCheck>('config.start-checks');
