import type { Schema } from '@dosar/openapi';
import * as z from 'zod';
import type { Attributes, Json } from './scim-patch.ts';
import { scimRefused } from './scim-refusal.ts';
import type { DirectoryUser } from './scim-user-repository.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** What is kept of a person, and how a directory may change it. */
export const userAttributes: Attributes = {
  id: { name: 'id', kind: 'simple', rule: 'fixed' },
  meta: { name: 'meta', kind: 'complex', rule: 'fixed' },
  groups: { name: 'groups', kind: 'many', rule: 'fixed' },
  externalid: { name: 'externalId', kind: 'simple' },
  username: { name: 'userName', kind: 'simple', rule: 'required' },
  name: { name: 'name', kind: 'complex' },
  displayname: { name: 'displayName', kind: 'simple' },
  emails: { name: 'emails', kind: 'many' },
  phonenumbers: { name: 'phoneNumbers', kind: 'many' },
  preferredlanguage: { name: 'preferredLanguage', kind: 'simple' },
  active: { name: 'active', kind: 'simple' },
};

const text = (most: number) => z.string().max(most).nullish();
const values = z
  .array(
    z.object({
      value: text(254),
      type: text(40),
      primary: z.preprocess(
        (it) => (typeof it === 'string' ? it.toLowerCase() === 'true' : it),
        z.boolean().nullish(),
      ),
    }),
  )
  .max(20)
  .nullish();

/** A person as a directory sends them; a change leads to the same. */
const input = z.object({
  externalId: text(200),
  userName: z.string().min(3).max(120).regex(/^\S+$/),
  name: z.object({ formatted: text(250), familyName: text(120), givenName: text(120) }).nullish(),
  displayName: text(120),
  emails: values,
  phoneNumbers: values,
  preferredLanguage: text(60),
  // Entra sends "False".
  active: z.preprocess(
    (it) => (typeof it === 'string' && /^(?:true|false)$/i.test(it) ? it.toLowerCase() === 'true' : it),
    z.boolean().optional(),
  ),
});

/** What a directory wants of a person. */
export type WantedUser = {
  userName: string;
  externalId: string | null;
  fullName: string;
  givenName: string | null;
  familyName: string | null;
  email: string | null;
  phone: string | null;
  /** Absent: whatever the person chose. */
  language: 'ro' | 'en' | undefined;
  active: boolean | undefined;
};

const address = z.email().max(254);

/** Reads a person as a directory sends them, or as a change of `before` made them. */
export function wantedUser(resource: unknown, before?: DirectoryUser, { isChange = false } = {}): WantedUser {
  const read = input.safeParse(resource);
  if (!read.success) {
    const places = read.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw scimRefused(400, 'invalidValue', `Not understood: ${places}.`);
  }
  const { name, emails, phoneNumbers, preferredLanguage, ...user } = read.data;
  const email = sentOr(emails, before?.email, (list) => chosen(list));
  if (email !== null && !address.safeParse(email).success)
    throw scimRefused(400, 'invalidValue', 'The address in emails is not one.');
  return {
    userName: user.userName,
    externalId: sentOr(user.externalId, before?.external_id, (id) => id),
    fullName: fullNameOf(read.data, isChange ? before : undefined).slice(0, 120),
    givenName: sentOr(name, before?.given_name, (parts) => parts?.givenName),
    familyName: sentOr(name, before?.family_name, (parts) => parts?.familyName),
    email,
    phone: sentOr(phoneNumbers, before?.phone, (list) => chosen(list)?.slice(0, 32)),
    language: languageOf(preferredLanguage),
    active: user.active,
  };
}

/** What a directory does not send at all it does not keep, and so does not take away (RFC 7644 §3.5.1). */
function sentOr<Sent>(
  sent: Sent | undefined,
  before: string | null | undefined,
  read: (sent: Sent) => string | null | undefined,
): string | null {
  return (sent === undefined ? before : read(sent)) || null;
}

/** Of the several names that a directory sends the one that others see; after a change the one that was changed. */
function fullNameOf(
  { displayName, name, userName }: z.infer<typeof input>,
  changed: DirectoryUser | undefined,
): string {
  const parts = (person: { givenName?: string | null | undefined; familyName?: string | null | undefined }) =>
    [person.givenName, person.familyName].filter(Boolean).join(' ');
  const names = [displayName, name?.formatted, parts(name ?? {})].map((it) => it?.trim() ?? '');
  const first = names.find((it) => it !== '') ?? userName;
  if (changed === undefined) return first;
  const before = [
    changed.full_name,
    changed.full_name,
    parts({ givenName: changed.given_name, familyName: changed.family_name }),
  ];
  return names.find((it, place) => it !== '' && it !== before[place]) ?? first;
}

function chosen(list: z.infer<typeof values>): string | undefined {
  const filled = (list ?? []).filter(({ value }) => value);
  const best =
    filled.find(({ primary }) => primary) ?? filled.find(({ type }) => type === 'work') ?? filled[0];
  return best?.value ?? undefined;
}

function languageOf(preferred: string | null | undefined): 'ro' | 'en' | undefined {
  const [first] = /^(?:ro|en)\b/i.exec(preferred ?? '') ?? [];
  return first?.toLowerCase() as 'ro' | 'en' | undefined;
}

/** A person in the words of SCIM. */
export function shownUser(user: DirectoryUser, scimUrl: string): Schema<'ScimUser'> {
  const contact = (value: string | null) => (value === null ? [] : [{ value, type: 'work', primary: true }]);
  return {
    schemas: [userSchema],
    id: user.user_id,
    ...(user.external_id !== null && { externalId: user.external_id }),
    userName: user.username,
    name: {
      formatted: user.full_name,
      ...(user.family_name !== null && { familyName: user.family_name }),
      ...(user.given_name !== null && { givenName: user.given_name }),
    },
    displayName: user.full_name,
    emails: contact(user.email),
    phoneNumbers: contact(user.phone),
    preferredLanguage: user.language,
    active: user.active,
    groups: user.groups.map(({ group_id: value, display_name: display }) => ({
      value,
      display,
      $ref: `${scimUrl}/Groups/${value}`,
    })),
    meta: {
      resourceType: 'User',
      created: user.created_at.toISOString(),
      lastModified: user.updated_at.toISOString(),
      location: `${scimUrl}/Users/${user.user_id}`,
      version: versionOf(user.row_version),
    },
  };
}

/** The entity tag of a version. */
export const versionOf = (rowVersion: number) => `W/"${rowVersion}"`;

/** Leaves out what a directory does not want to see (RFC 7644 §3.9); `schemas`, `id` and `meta` are always there. */
export function narrowed<Resource extends { schemas: string[]; id: string; meta: Schema<'ScimMeta'> }>(
  resource: Resource,
  {
    attributes,
    excludedAttributes,
  }: { attributes?: string | undefined; excludedAttributes?: string | undefined },
): Resource {
  const listed = (list: string | undefined) =>
    new Set(
      (list ?? '').split(',').map(
        (it) =>
          it
            .trim()
            .replace(/^urn:.*:/i, '')
            .split('.')[0]
            ?.toLowerCase() ?? '',
      ),
    );
  const [wanted, unwanted] = [listed(attributes), listed(excludedAttributes)];
  const isShown = (key: string) =>
    ['schemas', 'id', 'meta'].includes(key) ||
    (attributes === undefined ? !unwanted.has(key.toLowerCase()) : wanted.has(key.toLowerCase()));
  return Object.fromEntries(Object.entries<unknown>(resource).filter(([key]) => isShown(key))) as Resource;
}

/** A resource as its changes are applied to it. */
export const asJson = (resource: object): Json => structuredClone(resource) as Json;
