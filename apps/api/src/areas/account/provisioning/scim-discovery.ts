import type { Schema } from '@dosar/openapi';
import { scimUrlOf, type DirectoryNeeds } from './directory-change.ts';
import { groupSchema } from './scim-group.ts';
import { mostResults } from './scim-list.ts';
import { userSchema } from './scim-user.ts';

type Attribute = Schema<'ScimAttribute'>;

const listOf = <Resource>(items: Resource[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: items.length,
  startIndex: 1,
  itemsPerPage: items.length,
  Resources: items,
});

/** What this server knows of SCIM (RFC 7643 §5). */
export function getScimConfig(needs: DirectoryNeeds): Schema<'ScimServiceProviderConfig'> {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    documentationUri: `${needs.staffOrigin}/config/provisioning`,
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: mostResults },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that an administrator makes in the settings.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${scimUrlOf(needs)}/ServiceProviderConfig` },
  };
}

/** The kinds of resources (RFC 7643 §6). */
export function getScimResourceTypes(needs: DirectoryNeeds): Schema<'ScimResourceTypes'> {
  const kind = (name: 'User' | 'Group', schema: string) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    endpoint: `/${name}s`,
    description: name === 'User' ? 'People who sign in' : 'Groups that give roles and a team',
    schema,
    meta: { resourceType: 'ResourceType', location: `${scimUrlOf(needs)}/ResourceTypes/${name}` },
  });
  return listOf([kind('User', userSchema), kind('Group', groupSchema)]);
}

const text = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});
const value = text('value', 'The value', { required: true });
const kind = text('type', 'Always work');
const primary = text('primary', 'Always true', { type: 'boolean' });
const many = (name: string, description: string, subAttributes: Attribute[], more: Partial<Attribute> = {}) =>
  text(name, description, { type: 'complex', multiValued: true, subAttributes, ...more });

const ofUser: Attribute[] = [
  text('userName', 'The name to sign in with, unique in the installation', {
    required: true,
    uniqueness: 'server',
  }),
  text('name', 'The parts of the name', {
    type: 'complex',
    subAttributes: [
      text('formatted', 'The whole name'),
      text('familyName', 'The family name'),
      text('givenName', 'The given name'),
    ],
  }),
  text('displayName', 'The name that others see'),
  text('preferredLanguage', 'ro or en'),
  text('active', 'Whether the person has access', { type: 'boolean' }),
  many('emails', 'One address, that of work', [value, kind, primary]),
  many('phoneNumbers', 'One number, that of work', [value, kind, primary]),
  many('groups', 'The groups of the person', [value, text('display', 'The name of the group')], {
    mutability: 'readOnly',
  }),
];
const ofGroup: Attribute[] = [
  text('displayName', 'The name, by which a mapping gives roles and a team', {
    required: true,
    uniqueness: 'server',
  }),
  many('members', 'The people of the group', [
    { ...value, mutability: 'immutable' },
    text('display', 'The name of the person', { mutability: 'readOnly' }),
  ]),
];

/** The attributes (RFC 7643 §7). */
export function getScimSchemas(needs: DirectoryNeeds): Schema<'ScimSchemas'> {
  const schema = (id: string, name: string, attributes: Attribute[]) => ({
    id,
    name,
    description: name === 'User' ? 'A person who signs in' : 'A group of people',
    attributes,
    meta: { resourceType: 'Schema', location: `${scimUrlOf(needs)}/Schemas/${id}` },
  });
  return listOf([schema(userSchema, 'User', ofUser), schema(groupSchema, 'Group', ofGroup)]);
}
