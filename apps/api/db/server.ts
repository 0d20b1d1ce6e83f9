export { hashPassword } from '../src/areas/account/password/password-hash.ts';
export type { Database } from '../src/generated/database.ts';
export { createDatabase } from '../src/kernel/database/create-database.ts';
export type { DatabaseConnection } from '../src/kernel/database/database-connection.ts';
export { personalNumbers, type PersonalNumbers } from '../src/kernel/keys/personal-numbers.ts';
export { sealedParty } from '../src/areas/claims/index.ts';
export type { JsonValue, OrganisationMetadata, PasswordPolicy } from '../src/kernel/database/json-columns.ts';
