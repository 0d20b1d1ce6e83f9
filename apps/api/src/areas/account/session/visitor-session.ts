import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { AuditNotes } from '#src/kernel/audit/audit-notes.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { readSession } from '#src/kernel/session/session-directory.ts';
import { profileOf } from '../profile/profile.ts';
import { beginSession, type Beginning, type TokenNeeds } from './session-tokens.ts';

type VisitorCall = {
  tx: Transaction<Database>;
  address: string;
  userAgent: string | undefined;
  now: Date;
  language: Language;
  audit: AuditNotes;
};
type Visitor = Omit<Beginning, 'call' | 'kind'> & { kind: 'guest' | 'tracker'; guestKey?: string };

/** Begins the session of somebody who has no account, and answers with its tokens. */
export async function beginVisitorSession(
  needs: TokenNeeds,
  call: VisitorCall,
  { guestKey, ...visitor }: Visitor,
): Promise<Schema<'AuthTokens'>> {
  const { sessionId, ...tokens } = await beginSession(needs, call.tx, { ...visitor, call });
  const session = await readSession(call.tx, visitor.orgId, sessionId, call.now);
  if (session === undefined) throw new Error(`Session ${sessionId} vanished while it began.`);

  call.audit.subject(sessionId);
  call.audit.actor({ kind: visitor.kind, sessionId });
  const profile = await profileOf(call.tx, session, {
    now: call.now,
    language: call.language,
    ...(guestKey !== undefined && { guestKey }),
  });
  return { ...tokens, profile };
}
