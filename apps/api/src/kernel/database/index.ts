export { createDatabase } from './create-database.ts';
export type { DatabaseOptions, Db } from './create-database.ts';
export { DirectConnectionNeeded, isPooled } from './connection-pooler.ts';
export { clientConfig, withDatabaseName } from './database-connection.ts';
export type { DatabaseConnection } from './database-connection.ts';
export {
  DatabaseUnavailable,
  isConcurrencyError,
  isConnectionError,
  isOutOfTime,
  sqlState,
} from './database-unavailable.ts';
export { inTenant, outsideTenant, platformOrgId, readInTenant, readOutsideTenant } from './in-tenant.ts';
export type { TenantTransactionOptions } from './in-tenant.ts';
export { inPoolShare } from './pool-share.ts';
export type { PoolShare } from './pool-share.ts';
export type {
  DamagedPart,
  JsonValue,
  OrganisationMetadata,
  PasswordPolicy,
  TrackerAction,
  TrackerStep,
  TransitionConditions,
  TransitionEffects,
  UserMetadata,
  WorkingDay,
} from './json-columns.ts';
export { jobSchema } from './job-schema.ts';
export { latestSchemaVersion, migrate } from './migrate.ts';
export { SchemaMismatch } from './schema-mismatch.ts';
export { pgTypes } from './pg-types.ts';
export { forceIndex, prepared } from './prepared-statements.ts';
