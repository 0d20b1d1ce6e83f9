import type { Schema } from '@dosar/openapi';
import { idOf, keyOf } from '../cast/identity.ts';
import { people, type StaffMember } from '../cast/people.ts';

const branding: Schema<'Branding'> = {
  logo_url: null,
  material_color: 'blue-grey-600',
  align_logo: 'left',
  theme: 'light',
  sidebar: '#607d8b',
  color: null,
  short_name: 'Demo',
};

const passwordPolicy: Schema<'PasswordPolicy'> = {
  min_length: 5,
  prevent_username: true,
  prevent_username_message: 'Parola nu poate conține numele de utilizator',
  prevent_org_name: true,
  prevent_org_name_message: 'Parola nu poate conține numele organizației',
  prevent_month: true,
  prevent_month_message: 'Parola nu poate conține numele unei luni',
  validation_rule: null,
  validation_rule_message: null,
};

/** A signed-in person; Ana Ionescu of Asigurarea Demo unless said otherwise. */
export function aProfile(
  change: Partial<Schema<'Profile'>> = {},
  who: StaffMember = people.ana,
): Schema<'Profile'> {
  return {
    kind: 'staff',
    id: who.userId,
    user_id: who.userId,
    username: who.username,
    nickname: who.nickname,
    full_name: who.fullName,
    language: 'ro',
    org_code: 'demo',
    org_name: 'Asigurarea Demo',
    org_type: 'primary',
    roles: who.roles,
    features: [],
    is_external: false,
    is_expired: false,
    is_default_pass: false,
    impersonated_by_user_id: null,
    replaced_users: [],
    replaced_user_full_name: null,
    config_assistants_roles: [],
    logo_url: branding.logo_url,
    material_color: branding.material_color,
    align_logo: branding.align_logo,
    theme: branding.theme,
    sidebar: branding.sidebar,
    backgroundColor: null,
    branding,
    app_metadata: {
      enable_user_new_activities_notifications: true,
      enable_ai_assistant: false,
      enable_user_impersonation: true,
      credentials: { password_policy: passwordPolicy },
    },
    user_metadata: {
      worklist_filter: {
        filter_keys: 0,
        assignment_type: null,
        filter_criteria: null,
        category_code: 'active',
      },
    },
    guest_scope: null,
    ...change,
  };
}

/** A guest who came by a link; to report an accident unless said otherwise. */
export function aGuestProfile(
  scope: Schema<'GuestScope'> = { assignment_type: 'claim_notification', assignment_key: 'demo' },
): Schema<'Profile'> {
  const guest = { userId: idOf('user', 900), username: 'guest', fullName: '', nickname: '', roles: [] };
  return aProfile({ kind: 'guest', guest_scope: scope }, guest);
}

/** Tokens of a session that lives 15 minutes; nothing looks at their signature. */
export function authTokens(profile: Schema<'Profile'> = aProfile()): Schema<'AuthTokens'> {
  const sid = keyOf('session', 1);
  const issuedAt = 1_772_704_800;
  const claims = { sid, iat: issuedAt, exp: issuedAt + 900 };
  return {
    idToken: [{ alg: 'ES256' }, claims]
      .map((part) => btoa(JSON.stringify(part)))
      .join('.')
      .concat('.signature'),
    refreshToken: `${sid}.secret`,
    profile,
  };
}

/** What a right user name and password bring. */
export function aSignIn(change: Partial<Schema<'SignIn'>> = {}): Schema<'SignIn'> {
  return { ...authTokens(), one_time_password_required: false, ...change };
}
