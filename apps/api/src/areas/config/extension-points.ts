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
  /** Reads the news and records that the user was notified. */
  tell: (context: NoticeContext) => Promise<Schema<'Notification'>[]>;
  /** Marks the notified news as seen. */
  markSeen: (context: NoticeContext) => Promise<void>;
};

/** Kinds of news that users are notified of. */
export const noticeSources = extensionPoint<NoticeSource>('config.notices');

type Words = Record<Language, string>;

/** A requirement of an organisation before its first claim. */
export type StartCheck = {
  code: string;
  /** Its position in the list, ascending. */
  order: number;
  title: Words;
  /** The features that do not work without it. */
  without: Words;
  /** The page on which it is set up, and the role for the page; absent when the operator of the server sets it up. */
  page?: { address: string; role: string };
  /** Checks the organisation of the transaction: whether the requirement is met, and in words what is set up or missing. */
  look: (
    tx: Transaction<Database>,
    orgId: string,
    today: LocalDate,
  ) => Promise<{ isDone: boolean; detail: Words }>;
};

/** The requirements before the first claim of an organisation. */
export const startChecks = extensionPoint<StartCheck>('config.start-checks');
