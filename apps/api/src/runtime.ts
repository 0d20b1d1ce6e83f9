import { examineRunning } from '#db/doctor/examine-running.ts';
import type { Env } from './env.ts';
import { anchorsFolderOf } from './kernel/audit/anchor-file.ts';
import { fileChannel, liveChannel, workChannel } from './kernel/changes/live-events.ts';
import { liveStreams } from './kernel/changes/live-streams.ts';
import { listenForChanges } from './kernel/changes/listen-for-changes.ts';
import { createDatabase, type DatabaseConnection } from './kernel/database/index.ts';
import { fileStoreOf } from './open-file-store.ts';
import { watchDatabase } from './kernel/health/database-watch.ts';
import { pushKeys } from './kernel/keys/push-keys.ts';
import { serverKeys } from './kernel/keys/server-keys.ts';
import { tokenBuckets } from './kernel/rate-limit/token-bucket.ts';
import { idTokens } from './kernel/session/id-token.ts';
import { isAlive } from './kernel/session/session-state.ts';
import { sessionDirectory } from './kernel/session/session-directory.ts';
import { clamdScanner } from './providers/clamd-scanner.ts';
import { languageModel } from './providers/language-model.ts';
import { dnsTexts } from './providers/dns-texts.ts';
import { identityProviders } from './providers/oidc/identity-providers.ts';

/** A little longer than the server's own limit for a statement, which says more. */
const longestAnswerMs = 17_000;

/** Parts that both origins of one process share. */
export type Runtime = ReturnType<typeof startRuntime>;

/** Opens what the server stands on: the database, what it announces, keys and files. */
export function startRuntime(
  env: Env,
  connection: DatabaseConnection,
  now: () => Date = () => new Date(),
  pooler: { direct: DatabaseConnection; isPooled: boolean } = { direct: connection, isPooled: false },
) {
  const { isPooled } = pooler;
  const db = createDatabase(connection, { maxConnections: env.DATABASE_POOL, longestAnswerMs, isPooled });
  const keys = serverKeys(env);
  const changes = listenForChanges(pooler.direct, {
    dosar_session: (change) => {
      sessions.forget(change);
      live.sessionChanged(change);
    },
    [liveChannel]: (payload) => live.publish(payload),
    [workChannel]: (payload) => live.publishWork(payload),
    [fileChannel]: (payload) => live.publishFile(payload),
  });
  const sessions = sessionDirectory(db, changes.isListening, now);
  const live = liveStreams({
    isAlive: async ({ orgId, sessionId, roles }) => {
      const session = await sessions.session(orgId, sessionId);
      return session !== undefined && isAlive(session, now()) && hasRoles(session, roles);
    },
  });
  const watch = watchDatabase(db, () => undefined);

  return {
    env,
    db,
    now,
    /** Limits hold for what somebody does on both origins together. */
    buckets: tokenBuckets(() => now().getTime()),
    sessions,
    live,
    tokens: idTokens(keys, now),
    serverKey: keys.hmac,
    identityProviders: identityProviders(env, now),
    languageModel: languageModel(env, now),
    findTexts: dnsTexts(),
    pushKeys: pushKeys(env),
    signingKey: keys.signing.privateKey,
    anchorsFolder: anchorsFolderOf(env.DATA_DIR),
    files: fileStoreOf(env),
    scanner: env.CLAMD_URL === undefined ? undefined : clamdScanner(env.CLAMD_URL),
    isDatabaseReachable: watch.isReachable,
    examineMachine: () => examineRunning(env, db, now),
    async close() {
      watch.stop();
      live.close();
      await changes.close();
      await db.close();
    },
  };
}

/** Whether nothing was given or taken since a stream was opened; its browser opens the next one with the rights of now. */
const hasRoles = (session: { roles: readonly string[] }, roles: readonly string[]) =>
  session.roles.length === roles.length && session.roles.every((role) => roles.includes(role));
