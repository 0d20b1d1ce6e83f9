import type { Schema } from '@dosar/openapi';
import { hoursAgo } from '../cast/clock.ts';
import { idOf, keyOf } from '../cast/identity.ts';
import { people, type StaffMember } from '../cast/people.ts';

/** The looks of the demo organisation. */
export const branding: Schema<'Branding'> = {
  logo_url: null,
  material_color: 'blue-grey-600',
  align_logo: 'left',
  theme: 'light',
  sidebar: '#607d8b',
  color: null,
  short_name: 'Demo',
  icon_font_url: null,
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

const usualPreferences: Schema<'Preferences'> = {
  color_mode: 'system',
  density: 'comfortable',
  notify_new_activities: true,
  single_key_shortcuts: true,
};

/** Somebody whom one may act for today. */
export function aReplacedUser({ userId, username, fullName }: StaffMember): Schema<'ReplacedUser'> {
  return { user_id: userId, username, full_name: fullName };
}

/** What a profile says to staff alone. */
type StaffFacts = 'features' | 'config_assistants_roles' | 'app_metadata' | 'user_metadata';
type StaffProfile = Schema<'Profile'> & Required<Pick<Schema<'Profile'>, StaffFacts>>;

/** A signed-in person; Ana Ionescu of Asigurarea Demo unless said otherwise. */
export function aProfile(change: Partial<StaffProfile> = {}, who: StaffMember = people.ana): StaffProfile {
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
    impersonated_by_full_name: null,
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
    offered_languages: ['ro', 'en'],
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
      preferences: usualPreferences,
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
  const {
    features: _features,
    config_assistants_roles: _roles,
    app_metadata: _organisation,
    user_metadata: _user,
    ...profile
  } = aProfile({ kind: 'guest', guest_scope: scope }, guest);
  return profile;
}

/** Tokens of a session that lives 15 minutes; nothing looks at their signature. */
export function authTokens(
  profile: Schema<'Profile'> = aProfile(),
  sid = keyOf('session', 1),
): Schema<'AuthTokens'> {
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

/** What Ana reads on her profile page. */
export function anOwnAccount(change: Partial<Schema<'OwnAccount'>> = {}): Schema<'OwnAccount'> {
  return {
    username: people.ana.username,
    full_name: people.ana.fullName,
    nickname: people.ana.nickname,
    email: 'ana.ionescu@demo.example',
    phone: '+40722123456',
    team_name: 'Daune',
    manager_full_name: people.maria.fullName,
    language: 'ro',
    preferences: usualPreferences,
    password_changed_at: hoursAgo(24 * 40),
    row_version: 3,
    ...change,
  };
}

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  null,
];

/** The `number`-th place where Ana is signed in; the first one is the browser of the page. */
export function anOwnSession(
  number: number,
  change: Partial<Schema<'OwnSession'>> = {},
): Schema<'OwnSession'> {
  return {
    session_id: idOf('other', 100 + number),
    is_current: number === 0,
    begun_at: hoursAgo(2 + number * 3),
    last_activity_at: hoursAgo(number),
    expires_at: hoursAgo(number - 10),
    address: `203.0.113.${number + 10}`,
    user_agent: userAgents[number % userAgents.length] ?? null,
    acting_for: null,
    ...change,
  };
}

/** New work that somebody is told of; two of one's own unless said otherwise. */
export function someNews(change: Partial<Schema<'Notification'>> = {}): Schema<'Notification'> {
  return {
    type: 'new_activities',
    new_activities: 2,
    name: people.ana.fullName,
    current_user: true,
    ...change,
  };
}
