import { Problem } from '#src/kernel/problem/problem.ts';
import type { StandInRefusal } from '../extension-points.ts';

/** Why something is not done to a person. */
export type PeopleRule =
  | 'username_taken'
  | 'email_taken'
  | 'own_roles'
  | 'own_account'
  | 'own_address'
  | 'role_not_administered'
  | 'role_unknown'
  | 'role_name_taken'
  | 'role_in_use'
  | 'role_of_group'
  | 'last_administrator'
  | 'not_reachable'
  | 'deactivated'
  | 'locked'
  | 'signs_in_elsewhere'
  | StandInRefusal
  | 'has_open_work'
  | 'taker_not_allowed'
  | 'work_not_moved';

/** Refuses with the reason that the page words. */
export const peopleRefused = (reason: PeopleRule, facts: { kind?: string; what?: string } = {}): Problem =>
  new Problem(409, 'people_rule', { context: { reason, ...facts } });
