import { sql, type RawBuilder } from 'kysely';

/**
 * Whether somebody, a row of `app_user`, could work on what they are given.
 *
 * Not who has left, is locked out, works for a partner, has to renew an expired password first, or was invited and has never
 * signed in: work would wait there for nobody.
 */
export const takesWork = (person: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${person}.${column}`);
  return sql<boolean>`(${of('is_active')} and not ${of('is_locked')} and not ${of('is_external')}
    and not ${of('is_password_expired')} and (${of('password_hash')} is not null or ${of('last_seen_at')} is not null))`;
};
