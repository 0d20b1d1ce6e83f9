import type { Schema } from '@dosar/openapi';
import * as z from 'zod';
import type { DirectoryGroup } from './scim-group-repository.ts';
import type { Attributes } from './scim-patch.ts';
import { scimRefused } from './scim-refusal.ts';
import { versionOf } from './scim-user.ts';

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** What is kept of a group, and how a directory may change it. */
export const groupAttributes: Attributes = {
  id: { name: 'id', kind: 'simple', rule: 'fixed' },
  meta: { name: 'meta', kind: 'complex', rule: 'fixed' },
  externalid: { name: 'externalId', kind: 'simple' },
  displayname: { name: 'displayName', kind: 'simple', rule: 'required' },
  members: { name: 'members', kind: 'many' },
};

const input = z.object({
  externalId: z.string().max(200).nullish(),
  displayName: z.string().trim().min(1).max(200),
  members: z
    .array(z.object({ value: z.string().max(64) }))
    .max(10_000)
    .nullish(),
});

/** What a directory wants of a group. */
export type WantedGroup = { name: string; externalId: string | null; members: string[] };

/** Reads a group as a directory sends it; a change leads to the same. */
export function wantedGroup(resource: unknown): WantedGroup {
  const read = input.safeParse(resource);
  if (!read.success) {
    const places = read.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw scimRefused(400, 'invalidValue', `Not understood: ${places}.`);
  }
  const { displayName: name, externalId, members } = read.data;
  return { name, externalId: externalId || null, members: (members ?? []).map(({ value }) => value) };
}

/** A group in the words of SCIM. */
export function shownGroup(group: DirectoryGroup, scimUrl: string): Schema<'ScimGroup'> {
  return {
    schemas: [groupSchema],
    id: group.group_id,
    ...(group.external_id !== null && { externalId: group.external_id }),
    displayName: group.display_name,
    members: group.members.map(({ user_id: value, full_name: display }) => ({
      value,
      display,
      $ref: `${scimUrl}/Users/${value}`,
      type: 'User',
    })),
    meta: {
      resourceType: 'Group',
      created: group.created_at.toISOString(),
      lastModified: group.updated_at.toISOString(),
      location: `${scimUrl}/Groups/${group.group_id}`,
      version: versionOf(group.row_version),
    },
  };
}
