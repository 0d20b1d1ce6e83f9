export { changeWorkingHours, readWorkingHours } from './profile/working-hours-repository.ts';
export { changeSender, readOwnContact, readSender } from './profile/sender-repository.ts';
export { readStaffSwitches, writeStaffSwitch } from './profile/staff-switches-repository.ts';
export { readAssistantSwitches, writeAssistantSwitches } from './profile/assistant-switches-repository.ts';
export { changeBranding, readBranding } from './profile/branding-repository.ts';
export {
  changeOrganisationDetails,
  organisationDetailNames,
  readOrganisationDetails,
} from './profile/organisation-details-repository.ts';
export { keepUserMetadata } from './profile/own-account-repository.ts';
export { judgePassword } from './password/judge-password.ts';
export {
  hasPassword,
  isKnownToProvider,
  readSignInSettings,
  writeSignInSettings,
} from './sign-in/sign-in-settings-repository.ts';
export { signInMode } from './sign-in/sign-in-rules.ts';
export { organisationLooks } from './profile/organisation-looks.ts';
export { offerSetup } from './setup/offer-setup.ts';
export { watchFirstOrganisation } from './setup/is-new.ts';
export { findOrganisationByCode, findOrganisationByKey } from './sign-in/guest-repository.ts';
export { findSessionEnd } from './session/own-session-repository.ts';
export { beginSession, type TokenNeeds } from './session/session-tokens.ts';
export { openTrackerSession } from './sign-in/sign-in-tracker.ts';
export {
  closeTeam,
  holdTeam,
  insertTeam,
  lockTeamsOf,
  moveToTeam,
  renameTeam,
} from './teams/team-repository.ts';
export {
  inviteOutsider,
  openOrCloseOutside,
  openOutsideOrganisation,
  readOutsideOrganisation,
} from './outside/outside-organisation.ts';
export type { LinkNeeds } from './people/send-link.ts';
export { isLastAdministrator } from './people/people-repository.ts';
