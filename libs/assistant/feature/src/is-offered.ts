import { browseAssistantMessages } from '@dosar/api-client';
import { holdsRole, isAllowed, type Profile } from '@dosar/auth';

/** S6: whether somebody has the assistant, by the switch of the organisation, its roles, and the contract. */
export function isOffered(profile: Profile): boolean {
  const { app_metadata: organisation, config_assistants_roles: wanted = [], roles } = profile;
  return (
    organisation?.enable_ai_assistant === true &&
    wanted.some((role) => holdsRole(roles, role)) &&
    isAllowed(profile, browseAssistantMessages)
  );
}
