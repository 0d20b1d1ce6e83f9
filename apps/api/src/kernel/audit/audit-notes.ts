/** What a handler adds to the audit entry of its call. */
export type AuditNotes = {
  /** Which record the call was about. */
  subject: (entityId: string) => void;
  /** Facts worth keeping, without personal data. */
  note: (facts: Record<string, string | number | boolean | null>) => void;
};

/** What was added so far. */
export type AuditNotebook = AuditNotes & {
  readonly entityId: string | undefined;
  readonly facts: Record<string, string | number | boolean | null>;
};

/** An empty notebook for one call. */
export function auditNotebook(): AuditNotebook {
  const notes: { entityId: string | undefined; facts: AuditNotebook['facts'] } = {
    entityId: undefined,
    facts: {},
  };
  return {
    subject: (entityId) => {
      notes.entityId = entityId;
    },
    note: (facts) => {
      Object.assign(notes.facts, facts);
    },
    get entityId() {
      return notes.entityId;
    },
    get facts() {
      return notes.facts;
    },
  };
}
