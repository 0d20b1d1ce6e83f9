/** Tables of the kernel itself, and those of areas that it reads to find out who calls and which days are worked. See decision 0053. */
export const kernelTables = {
  tables: [
    'audit_head',
    'audit_log',
    'content_sweep',
    'job_hold',
    'idempotency_key',
    'job_progress',
    'outbox',
    'retention_period',
    'setting_change',
    'supplied_item',
  ],
  reads: [
    'app_user',
    'closure',
    'feature_flag',
    'holiday',
    'organisation',
    'provisioning_token',
    'session',
    'user_role',
  ],
  // The pipeline notes when a session, or the token of a directory, was last used.
  alsoWrites: ['provisioning_token', 'session'],
} as const;
