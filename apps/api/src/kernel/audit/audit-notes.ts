import type { AuditActor } from './record-audit.ts';

type Facts = Record<string, string | number | boolean | null>;

/** Adds facts to the audit entry of a call. */
export type AuditNotes = {
  /** Sets the record that the call was about. */
  subject: (entityId: string) => void;
  /** Adds facts, which must not contain personal data. */
  note: (facts: Facts) => void;
  /** Sets the user whom a public call identified. */
  actor: (actor: AuditActor) => void;
  /** Skips the entry of a successful call that showed only a part of what the caller sees anyway. Refusals are still recorded. */
  leaveOut: () => void;
};

/** The facts added so far. */
export type AuditNotebook = AuditNotes & {
  readonly written: { entityId?: string; actor?: AuditActor; facts: Facts; isLeftOut?: true };
};

/** Empty notes for one call. */
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
