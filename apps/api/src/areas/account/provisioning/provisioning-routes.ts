import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { addGroupMapping, removeGroupMapping, saveGroupMapping } from './group-mapping.ts';
import { provisioningOf, type PageNeeds } from './provisioning-page.ts';
import { saveProvisioningRules } from './provisioning-rules.ts';
import { createProvisioningToken, endProvisioningToken } from './provisioning-token.ts';
import { getScimConfig, getScimResourceTypes, getScimSchemas } from './scim-discovery.ts';
import {
  addScimGroup,
  getScimGroup,
  listScimGroups,
  patchScimGroup,
  removeScimGroup,
  replaceScimGroup,
} from './scim-groups.ts';
import {
  addScimUser,
  getScimUser,
  listScimUsers,
  patchScimUser,
  removeScimUser,
  replaceScimUser,
} from './scim-users.ts';

/** The handlers of SCIM, and of the page where directories are let in. */
export function provisioningRoutes(needs: PageNeeds) {
  return {
    getProvisioning: (call) => provisioningOf(needs, call),
    createProvisioningToken: (call) => createProvisioningToken(needs, call),
    endProvisioningToken: (call) => endProvisioningToken(needs, call),
    addGroupMapping: (call) => addGroupMapping(needs, call),
    saveGroupMapping: (call) => saveGroupMapping(needs, call),
    removeGroupMapping: (call) => removeGroupMapping(needs, call),
    saveProvisioningRules: (call) => saveProvisioningRules(needs, call),
    listScimUsers: (call) => listScimUsers(needs, call),
    addScimUser: (call) => addScimUser(needs, call),
    getScimUser: (call) => getScimUser(needs, call),
    replaceScimUser: (call) => replaceScimUser(needs, call),
    patchScimUser: (call) => patchScimUser(needs, call),
    removeScimUser: (call) => removeScimUser(needs, call),
    listScimGroups: (call) => listScimGroups(needs, call),
    addScimGroup: (call) => addScimGroup(needs, call),
    getScimGroup: (call) => getScimGroup(needs, call),
    replaceScimGroup: (call) => replaceScimGroup(needs, call),
    patchScimGroup: (call) => patchScimGroup(needs, call),
    removeScimGroup: (call) => removeScimGroup(needs, call),
    getScimConfig: () => Promise.resolve(getScimConfig(needs)),
    getScimResourceTypes: () => Promise.resolve(getScimResourceTypes(needs)),
    getScimSchemas: () => Promise.resolve(getScimSchemas(needs)),
  } satisfies Partial<RouteTable<'account'>>;
}
