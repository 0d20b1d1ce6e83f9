import type { TeamPerson } from '@dosar/workload-domain';
import type { Member } from './team-repository.ts';

/** Somebody of a team as the rules of the domain see them. */
export function personOf(member: Member, isAway: boolean): TeamPerson {
  return {
    userId: member.user_id,
    capacityPoints: member.capacity_points,
    canGetWork: member.is_active && !isAway,
    countyCodes: member.county_codes,
    policyTypeCodes: member.policy_type_codes,
    assignmentTypeCodes: member.assignment_type_codes,
  };
}
