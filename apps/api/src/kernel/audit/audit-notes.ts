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
  /** No entry for a success: it showed a part of what the caller looks at anyway. A refusal is recorded all the same. */
  leaveOut: () => void;
};

/** What was added so far. */
export type AuditNotebook = AuditNotes & {
  readonly written: { entityId?: string; actor?: AuditActor; facts: Facts; isLeftOut?: true };
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
    leaveOut: () => {
      written.isLeftOut = true;
    },
  };
}
