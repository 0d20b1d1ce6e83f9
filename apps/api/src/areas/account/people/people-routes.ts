import type { RouteTable } from '#src/kernel/http/route-table.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';
import { browsePeople, browseRoles, getUser } from './browse-people.ts';
import {
  endUserSessions,
  giveRole,
  lockAccount,
  reactivateUser,
  saveUser,
  sendUserLink,
  takeRole,
  unlockUser,
} from './change-user.ts';
import { deactivateUser } from './deactivate-user.ts';
import { importPeople, previewPeople } from './import-people.ts';
import { inviteUser } from './invite-user.ts';
import { getLeftWork } from './left-work.ts';
import { makeUserCode, type CodeNeeds } from './make-user-code.ts';
import { openInvitation } from './open-invitation.ts';
import { readInvitation } from './read-invitation.ts';
import { endUserReplacement, getUserReplacements, setUserReplacement } from './user-replacement.ts';

/** The handlers for people and their access. */
export function peopleRoutes(needs: CodeNeeds & TokenNeeds) {
  return {
    browsePeople,
    browseRoles,
    getUser,
    getLeftWork,
    previewPeople,
    importPeople: (call) => importPeople(needs, call),
    inviteUser: (call) => inviteUser(needs, call),
    invitationToken: (call) => openInvitation(needs, call),
    saveUser: (call) => saveUser(needs, call),
    giveRole: (call) => giveRole(needs, call),
    takeRole: (call) => takeRole(needs, call),
    sendUserLink: (call) => sendUserLink(needs, call),
    makeUserCode: (call) => makeUserCode(needs, call),
    lockUser: (call) => lockAccount(needs, call),
    unlockUser: (call) => unlockUser(needs, call),
    getUserReplacements,
    readInvitation,
    setUserReplacement: (call) => setUserReplacement(needs, call),
    endUserReplacement: (call) => endUserReplacement(needs, call),
    deactivateUser: (call) => deactivateUser(needs, call),
    reactivateUser: (call) => reactivateUser(needs, call),
    endUserSessions: (call) => endUserSessions(needs, call),
  } satisfies Partial<RouteTable<'account'>>;
}
