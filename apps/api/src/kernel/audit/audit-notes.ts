import type { AuditActor } from './record-audit.ts';

type Facts = Record<string, string | number | boolean | null>;

/** What a handler adds to the audit entry of its call. */
export type AuditNotes = {
  /** Which record the call was about. */
  subject: (entityId: string) => void;
  /** Facts worth keeping, without personal data. */
  note: (facts: Facts) => void;
  /** Who a public caller turned out to be. */
  actor: (actor: AuditActor) => void;
};

/** What was added so far. */
export type AuditNotebook = AuditNotes & {
  readonly written: { entityId?: string; actor?: AuditActor; facts: Facts };
};

/** An empty notebook for one call. */
export function auditNotebook(): AuditNotebook {
  const written: AuditNotebook['written'] = { facts: {} };
  return {
    written,
    subject: (entityId) => {
      written.entityId = entityId;
    },
    note: (facts) => {
      Object.assign(written.facts, facts);
    },
    actor: (actor) => {
      written.actor = actor;
    },
  };
}
