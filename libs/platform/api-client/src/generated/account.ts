// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Sign in with user name and password. */
export const appToken: Operation<'appToken'> = {
  id: 'appToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/appToken',
  access: { callers: ['public'] },
};

/** Sign in with a token of the organisation's identity provider. */
export const externalAppToken: Operation<'externalAppToken'> = {
  id: 'externalAppToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/appToken/external',
  access: { callers: ['public'] },
};

/** Replace the tokens of a session by newer ones. */
export const refreshToken: Operation<'refreshToken'> = {
  id: 'refreshToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/refreshToken',
  access: { callers: ['public'] },
};

/** End the session of the presented tokens. */
export const logout: Operation<'logout'> = {
  id: 'logout',
  tag: 'account',
  method: 'GET',
  path: '/api/auth/logout',
  access: { callers: ['pre_auth', 'renew', 'guest', 'tracker', 'staff'] },
};

/** Sign a guest in on one assignment. */
export const guestToken: Operation<'guestToken'> = {
  id: 'guestToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/guestToken',
  access: { callers: ['public'] },
};

/** Sign a claimant in on an organisation's tracker, no case yet. */
export const trackerToken: Operation<'trackerToken'> = {
  id: 'trackerToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/trackerToken',
  access: { callers: ['public'] },
};

/** Act as a replaced user, or return to oneself. */
export const impersonate: Operation<'impersonate'> = {
  id: 'impersonate',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/impersonate',
  access: { callers: ['staff'] },
};

/** Check the present password. */
export const checkPass: Operation<'checkPass'> = {
  id: 'checkPass',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/checkPass',
  access: { callers: ['staff'], refuses: ['impersonating', 'external'] },
};

/** Change one's own password. */
export const updatePass: Operation<'updatePass'> = {
  id: 'updatePass',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/updatePass',
  access: { callers: ['staff'], refuses: ['impersonating', 'external'] },
};

/** Replace an expired or default password. */
export const renew: Operation<'renew'> = {
  id: 'renew',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/renew',
  access: { callers: ['renew'] },
};

/** Send a one-time password to the user's channel. */
export const generateOneTimePassword: Operation<'generateOneTimePassword'> = {
  id: 'generateOneTimePassword',
  tag: 'account',
  method: 'GET',
  path: '/api/auth/generateOneTimePassword',
  access: { callers: ['pre_auth'] },
};

/** Complete the login with the one-time password. */
export const verifyOneTimePassword: Operation<'verifyOneTimePassword'> = {
  id: 'verifyOneTimePassword',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/verifyOneTimePassword',
  access: { callers: ['pre_auth'] },
};

/** How people of an organisation sign in. */
export const getSignInOptions: Operation<'getSignInOptions'> = {
  id: 'getSignInOptions',
  tag: 'account',
  method: 'GET',
  path: '/api/auth/getSignInOptions',
  access: { callers: ['public'] },
};

/** Begin a sign-in at the organisation's identity provider. */
export const startExternalSignIn: Operation<'startExternalSignIn'> = {
  id: 'startExternalSignIn',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/external/start',
  access: { callers: ['public'] },
};

/** Exchange the code of an identity provider for its token. */
export const exchangeExternalCode: Operation<'exchangeExternalCode'> = {
  id: 'exchangeExternalCode',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/external/exchange',
  access: { callers: ['public'] },
};

/** Where one is signed in. */
export const browseSessions: Operation<'browseSessions'> = {
  id: 'browseSessions',
  tag: 'account',
  method: 'GET',
  path: '/api/auth/browseSessions',
  access: { callers: ['staff'], refuses: ['impersonating'] },
};

/** End one of one's own sessions. */
export const endSession: Operation<'endSession'> = {
  id: 'endSession',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/endSession',
  access: { callers: ['staff'], refuses: ['impersonating'] },
};

/** End all of one's own sessions but this one. */
export const endOtherSessions: Operation<'endOtherSessions'> = {
  id: 'endOtherSessions',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/endOtherSessions',
  access: { callers: ['staff'], refuses: ['impersonating'] },
};

/** One's own data for the profile page. */
export const getOwnAccount: Operation<'getOwnAccount'> = {
  id: 'getOwnAccount',
  tag: 'account',
  method: 'GET',
  path: '/api/auth/getOwnAccount',
  access: { callers: ['staff'] },
};

/** Change one's own nickname, language and preferences. */
export const updateOwnAccount: Operation<'updateOwnAccount'> = {
  id: 'updateOwnAccount',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/updateOwnAccount',
  access: { callers: ['staff'], refuses: ['impersonating'] },
};

/** Open the link of an invitation. */
export const invitationToken: Operation<'invitationToken'> = {
  id: 'invitationToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/invitationToken',
  access: { callers: ['public'] },
};

/** Everybody who can sign in, in the order of their names. */
export const browsePeople: Operation<'browsePeople'> = {
  id: 'browsePeople',
  tag: 'account',
  method: 'GET',
  path: '/api/user/browsePeople',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** All roles, with whether the caller can give them. */
export const browseRoles: Operation<'browseRoles'> = {
  id: 'browseRoles',
  tag: 'account',
  method: 'GET',
  path: '/api/user/browseRoles',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** One person, with roles, sign-ins and what somebody who reads it may do. */
export const getUser: Operation<'getUser'> = {
  id: 'getUser',
  tag: 'account',
  method: 'GET',
  path: '/api/user/getUser/{user_id}',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Add somebody, who gets a link for choosing a password. */
export const inviteUser: Operation<'inviteUser'> = {
  id: 'inviteUser',
  tag: 'account',
  method: 'POST',
  path: '/api/user/inviteUser',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** What a file of people would do, line by line. */
export const previewPeople: Operation<'previewPeople'> = {
  id: 'previewPeople',
  tag: 'account',
  method: 'POST',
  path: '/api/user/previewPeople',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Invite and change people by a file. */
export const importPeople: Operation<'importPeople'> = {
  id: 'importPeople',
  tag: 'account',
  method: 'POST',
  path: '/api/user/importPeople',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Change the name and the contacts of a person. */
export const saveUser: Operation<'saveUser'> = {
  id: 'saveUser',
  tag: 'account',
  method: 'POST',
  path: '/api/user/saveUser/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Give a person a role. */
export const giveRole: Operation<'giveRole'> = {
  id: 'giveRole',
  tag: 'account',
  method: 'POST',
  path: '/api/user/giveRole/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Take a role from a person. */
export const takeRole: Operation<'takeRole'> = {
  id: 'takeRole',
  tag: 'account',
  method: 'POST',
  path: '/api/user/takeRole/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Send the link for choosing a password, again or anew. */
export const sendUserLink: Operation<'sendUserLink'> = {
  id: 'sendUserLink',
  tag: 'account',
  method: 'POST',
  path: '/api/user/sendUserLink/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Lock somebody out for a while. */
export const lockUser: Operation<'lockUser'> = {
  id: 'lockUser',
  tag: 'account',
  method: 'POST',
  path: '/api/user/lockUser/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Let somebody in again. */
export const unlockUser: Operation<'unlockUser'> = {
  id: 'unlockUser',
  tag: 'account',
  method: 'POST',
  path: '/api/user/unlockUser/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** What somebody who leaves has open, and who can take it over. */
export const getLeftWork: Operation<'getLeftWork'> = {
  id: 'getLeftWork',
  tag: 'account',
  method: 'GET',
  path: '/api/user/getLeftWork/{user_id}',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** End the access of somebody who has left, and hand over what they have open. */
export const deactivateUser: Operation<'deactivateUser'> = {
  id: 'deactivateUser',
  tag: 'account',
  method: 'POST',
  path: '/api/user/deactivateUser/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Give the access back. */
export const reactivateUser: Operation<'reactivateUser'> = {
  id: 'reactivateUser',
  tag: 'account',
  method: 'POST',
  path: '/api/user/reactivateUser/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** End one or all sign-ins of a person. */
export const endUserSessions: Operation<'endUserSessions'> = {
  id: 'endUserSessions',
  tag: 'account',
  method: 'POST',
  path: '/api/user/endUserSessions/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Who invites by a link, and until when it opens. */
export const readInvitation: Operation<'readInvitation'> = {
  id: 'readInvitation',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/readInvitation',
  access: { callers: ['public'] },
};

/** Make a code that somebody without e-mail at hand signs in with, once, to choose a password. */
export const makeUserCode: Operation<'makeUserCode'> = {
  id: 'makeUserCode',
  tag: 'account',
  method: 'POST',
  path: '/api/user/makeUserCode/{user_id}',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Who works in the name of a person now and later, and who could in some days. */
export const getUserReplacements: Operation<'getUserReplacements'> = {
  id: 'getUserReplacements',
  tag: 'account',
  method: 'GET',
  path: '/api/user/getUserReplacements/{user_id}',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Let a colleague work in the name of a person for some days. */
export const setUserReplacement: Operation<'setUserReplacement'> = {
  id: 'setUserReplacement',
  tag: 'account',
  method: 'POST',
  path: '/api/user/setUserReplacement/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** End a replacement that an administrator set. */
export const endUserReplacement: Operation<'endUserReplacement'> = {
  id: 'endUserReplacement',
  tag: 'account',
  method: 'POST',
  path: '/api/user/endUserReplacement/{user_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** The people that a directory keeps, by SCIM. */
export const listScimUsers: Operation<'listScimUsers'> = {
  id: 'listScimUsers',
  tag: 'account',
  method: 'GET',
  path: '/api/scim/v2/Users',
  access: { callers: ['provisioning'] },
};

/** Add a person by SCIM. */
export const addScimUser: Operation<'addScimUser'> = {
  id: 'addScimUser',
  tag: 'account',
  method: 'POST',
  path: '/api/scim/v2/Users',
  access: { callers: ['provisioning'] },
};

/** One person, by SCIM. */
export const getScimUser: Operation<'getScimUser'> = {
  id: 'getScimUser',
  tag: 'account',
  method: 'GET',
  path: '/api/scim/v2/Users/{user_id}',
  access: { callers: ['provisioning'] },
};

/** Replace a person by SCIM. */
export const replaceScimUser: Operation<'replaceScimUser'> = {
  id: 'replaceScimUser',
  tag: 'account',
  method: 'PUT',
  path: '/api/scim/v2/Users/{user_id}',
  access: { callers: ['provisioning'] },
};

/** Change a person by SCIM. */
export const patchScimUser: Operation<'patchScimUser'> = {
  id: 'patchScimUser',
  tag: 'account',
  method: 'PATCH',
  path: '/api/scim/v2/Users/{user_id}',
  access: { callers: ['provisioning'] },
};

/** Remove a person by SCIM. */
export const removeScimUser: Operation<'removeScimUser'> = {
  id: 'removeScimUser',
  tag: 'account',
  method: 'DELETE',
  path: '/api/scim/v2/Users/{user_id}',
  access: { callers: ['provisioning'] },
};

/** The groups that a directory keeps, by SCIM. */
export const listScimGroups: Operation<'listScimGroups'> = {
  id: 'listScimGroups',
  tag: 'account',
  method: 'GET',
  path: '/api/scim/v2/Groups',
  access: { callers: ['provisioning'] },
};

/** Add a group by SCIM. */
export const addScimGroup: Operation<'addScimGroup'> = {
  id: 'addScimGroup',
  tag: 'account',
  method: 'POST',
  path: '/api/scim/v2/Groups',
  access: { callers: ['provisioning'] },
};

/** One group, by SCIM. */
export const getScimGroup: Operation<'getScimGroup'> = {
  id: 'getScimGroup',
  tag: 'account',
  method: 'GET',
  path: '/api/scim/v2/Groups/{group_id}',
  access: { callers: ['provisioning'] },
};

/** Replace a group by SCIM. */
export const replaceScimGroup: Operation<'replaceScimGroup'> = {
  id: 'replaceScimGroup',
  tag: 'account',
  method: 'PUT',
  path: '/api/scim/v2/Groups/{group_id}',
  access: { callers: ['provisioning'] },
};

/** Change a group by SCIM. */
export const patchScimGroup: Operation<'patchScimGroup'> = {
  id: 'patchScimGroup',
  tag: 'account',
  method: 'PATCH',
  path: '/api/scim/v2/Groups/{group_id}',
  access: { callers: ['provisioning'] },
};

/** Remove a group by SCIM. */
export const removeScimGroup: Operation<'removeScimGroup'> = {
  id: 'removeScimGroup',
  tag: 'account',
  method: 'DELETE',
  path: '/api/scim/v2/Groups/{group_id}',
  access: { callers: ['provisioning'] },
};

/** What this server knows of SCIM. */
export const getScimConfig: Operation<'getScimConfig'> = {
  id: 'getScimConfig',
  tag: 'account',
  method: 'GET',
  path: '/api/scim/v2/ServiceProviderConfig',
  access: { callers: ['provisioning'] },
};

/** The kinds of resources that SCIM keeps here. */
export const getScimResourceTypes: Operation<'getScimResourceTypes'> = {
  id: 'getScimResourceTypes',
  tag: 'account',
  method: 'GET',
  path: '/api/scim/v2/ResourceTypes',
  access: { callers: ['provisioning'] },
};

/** The attributes that SCIM keeps here. */
export const getScimSchemas: Operation<'getScimSchemas'> = {
  id: 'getScimSchemas',
  tag: 'account',
  method: 'GET',
  path: '/api/scim/v2/Schemas',
  access: { callers: ['provisioning'] },
};

/** Tokens of directories, mapped groups and the last calls. */
export const getProvisioning: Operation<'getProvisioning'> = {
  id: 'getProvisioning',
  tag: 'account',
  method: 'GET',
  path: '/api/provisioning/getProvisioning',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Make a token for a directory. */
export const createProvisioningToken: Operation<'createProvisioningToken'> = {
  id: 'createProvisioningToken',
  tag: 'account',
  method: 'POST',
  path: '/api/provisioning/createProvisioningToken',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** End a token at once. */
export const endProvisioningToken: Operation<'endProvisioningToken'> = {
  id: 'endProvisioningToken',
  tag: 'account',
  method: 'POST',
  path: '/api/provisioning/endProvisioningToken/{token_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Let a group give roles and a team. */
export const addGroupMapping: Operation<'addGroupMapping'> = {
  id: 'addGroupMapping',
  tag: 'account',
  method: 'POST',
  path: '/api/provisioning/addGroupMapping',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Change what a group gives. */
export const saveGroupMapping: Operation<'saveGroupMapping'> = {
  id: 'saveGroupMapping',
  tag: 'account',
  method: 'POST',
  path: '/api/provisioning/saveGroupMapping/{mapping_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Let a group give nothing any more. */
export const removeGroupMapping: Operation<'removeGroupMapping'> = {
  id: 'removeGroupMapping',
  tag: 'account',
  method: 'POST',
  path: '/api/provisioning/removeGroupMapping/{mapping_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Say what a sign-in at the identity provider brings. */
export const saveProvisioningRules: Operation<'saveProvisioningRules'> = {
  id: 'saveProvisioningRules',
  tag: 'account',
  method: 'POST',
  path: '/api/provisioning/saveProvisioningRules',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Built-in roles and those that the organisation composed, each with who has it. */
export const browseOwnRoles: Operation<'browseOwnRoles'> = {
  id: 'browseOwnRoles',
  tag: 'account',
  method: 'GET',
  path: '/api/user/browseOwnRoles',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Compose a role of built-in ones, or change it. */
export const saveOwnRole: Operation<'saveOwnRole'> = {
  id: 'saveOwnRole',
  tag: 'account',
  method: 'POST',
  path: '/api/user/saveOwnRole',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Remove a composed role. */
export const removeOwnRole: Operation<'removeOwnRole'> = {
  id: 'removeOwnRole',
  tag: 'account',
  method: 'POST',
  path: '/api/user/removeOwnRole/{own_role_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** What somebody with some built-in roles and no others would see. */
export const previewRole: Operation<'previewRole'> = {
  id: 'previewRole',
  tag: 'account',
  method: 'POST',
  path: '/api/user/previewRole',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** What a person sees, and why they do not see the rest. */
export const explainAccess: Operation<'explainAccess'> = {
  id: 'explainAccess',
  tag: 'account',
  method: 'GET',
  path: '/api/user/explainAccess/{user_id}',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Whether this installation waits to be set up. */
export const getSetup: Operation<'getSetup'> = {
  id: 'getSetup',
  tag: 'account',
  method: 'GET',
  path: '/api/setup/getSetup',
  access: { callers: ['public'] },
};

/** Whether the printed code is right, and how the machine is. */
export const checkInstallation: Operation<'checkInstallation'> = {
  id: 'checkInstallation',
  tag: 'account',
  method: 'POST',
  path: '/api/setup/checkInstallation',
  access: { callers: ['public'] },
};

/** Set up the first organisation of an installation, with its first administrator. */
export const setUpOrganisation: Operation<'setUpOrganisation'> = {
  id: 'setUpOrganisation',
  tag: 'account',
  method: 'POST',
  path: '/api/setup/setUpOrganisation',
  access: { callers: ['public'] },
};

/** A logo that an organisation has sent. */
export const getLogo: Operation<'getLogo'> = {
  id: 'getLogo',
  tag: 'account',
  method: 'GET',
  path: '/api/organisation/logo/{content_hash}',
  access: { callers: ['public'] },
};

/** Keep a picture as a logo of the organisation. */
export const storeLogo: Operation<'storeLogo'> = {
  id: 'storeLogo',
  tag: 'account',
  method: 'POST',
  path: '/api/organisation/storeLogo',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};
