import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a user (a row of `app_user`) can be assigned work.
 *
 * False for users who have left, are locked, work for a partner, have to renew an expired password first, or were invited and
 * have never signed in, because work assigned to them would wait for nobody.
 */
export const takesWork = (person: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${person}.${column}`);
  return sql<boolean>`(${of('is_active')} and not ${of('is_locked')} and not ${of('is_external')}
    and not ${of('is_password_expired')} and (${of('password_hash')} is not null or ${of('last_seen_at')} is not null))`;
};
