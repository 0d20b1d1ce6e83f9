import { sql } from 'kysely';
import type { TestApi } from './start-test-api.ts';

/** Who may act for whom in a history of sessions. */
export const deputy = 'ana.ionescu';
export const replaced = 'radu.marin';
const people = [deputy, replaced, 'maria.stan'] as const;

/** What an administrator knows of somebody. */
export type Standing = { isLocked: boolean; isOff: boolean; hasRole: boolean };

/** The people of a history of sessions, as an administrator changes them. */
export function sessionPeople(api: TestApi) {
  const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);
  const ids: Record<string, string> = {};
  const standings = new Map<string, Standing>();

  /** The database tells every server; how soon is for another test. */
  const announce = (name: string) => api.runtime.sessions.forget(`user:${ids[name]}`);

  function of(name: string): Standing {
    const standing = standings.get(name);
    if (standing === undefined) throw new Error(`Nobody is called ${name}.`);
    return standing;
  }

  async function put(name: string, changed: Partial<Standing>): Promise<Standing> {
    const standing = Object.assign(of(name), changed);
    await change(sql`
      update app_user set is_locked = ${standing.isLocked}, is_active = ${!standing.isOff} where username = ${name}`);
    await change(
      standing.hasRole
        ? sql`insert into user_role (org_id, user_id, role_code)
            select org_id, user_id, 'claims.handler' from app_user where username = ${name} on conflict do nothing`
        : sql`delete from user_role where user_id = ${ids[name]}`,
    );
    announce(name);
    return standing;
  }

  async function letAct(mayAct: boolean): Promise<void> {
    await change(sql`
      update replacement set date_from = '2000-01-01', date_to = '2100-01-01', revoked_at = ${mayAct ? null : api.now()}
      where deputy_user_id = ${ids[deputy]} and replaced_user_id = ${ids[replaced]}`);
    announce(deputy);
  }

  return {
    ids,
    of,
    put,
    letAct,
    /** Everybody is welcome, and the deputy may act. */
    async beginAnew(): Promise<void> {
      for (const name of people) {
        ids[name] = (await api.userNamed(name)).userId;
        standings.set(name, { isLocked: false, isOff: false, hasRole: true });
        await put(name, {});
      }
      await letAct(true);
    },
  };
}
