import type { Schema } from '@dosar/openapi';
import { hoursAgo } from '../cast/clock.ts';
import { idOf } from '../cast/identity.ts';
import { people } from '../cast/people.ts';

/** The product as it introduces itself on a developer's machine. */
export function aVersion(change: Partial<Schema<'VersionInfo'>> = {}): Schema<'VersionInfo'> {
  return { version: '0.1.0', build: 'build-1', envLabel: 'Development', envLabelColor: '#2e7d32', ...change };
}

/** The demo accounts that the login offers in Development. */
export function demoAccounts(): Schema<'DemoAccount'>[] {
  return Object.values(people).map(({ username, roles }) => ({
    username,
    password: 'Claims-2026-ok!',
    shows: roles.join(', '),
  }));
}

/** What a page knows before anybody signs in. */
export function aBrowserConfig(change: Partial<Schema<'BrowserConfig'>> = {}): Schema<'BrowserConfig'> {
  return {
    app_env: 'Test',
    staff_origin: 'http://localhost:4200',
    tracker_origin: 'http://localhost:4201',
    default_org_code: 'demo',
    remote_address: '127.0.0.1',
    ...change,
  };
}

/** The looks of Asigurarea Demo, ready to change. */
export function someBranding(change: Partial<Schema<'BrandingSettings'>> = {}): Schema<'BrandingSettings'> {
  return {
    short_name: 'Demo',
    logo_url: null,
    align_logo: 'left',
    material_color: 'indigo-600',
    sidebar: '#283593',
    theme: 'default',
    color: null,
    icon_font_url: null,
    row_version: 5,
    ...change,
  };
}

/** What Asigurarea Demo says about itself. */
export function anOrganisation(
  change: Partial<Schema<'OrganisationDetails'>> = {},
): Schema<'OrganisationPage'> {
  const details: Schema<'OrganisationDetails'> = {
    org_name: 'Asigurarea Demo',
    tax_number: '18547290',
    trade_register_number: 'J40/1234/2020',
    street_address: 'Str. Lalelelor nr. 3',
    locality: 'București',
    county_code: 'B',
    postal_code: '010101',
    contact_phone: '+40722123456',
    contact_email: 'contact@demo.example',
    default_language: 'ro',
    offered_languages: ['ro', 'en'],
    row_version: 5,
    ...change,
  };
  return { details, paying_account: 'RO•• •••• 0000', time_zone: 'Europe/Bucharest' };
}

/** The switches of Asigurarea Demo, all of them on but for those that are named otherwise. */
export function someFeatures(
  change: Partial<Record<Schema<'FeatureCode'>, boolean>> = {},
): Schema<'FeatureList'> {
  const codes = [
    'ai-assistant',
    'manager-area',
    'reports',
    'time-off',
    'special-customers',
    'partners',
  ] as const;
  const items = [...codes, 'impersonation', 'notices'] as const;
  return {
    items: items.map((feature_code) => ({
      feature_code,
      is_enabled: change[feature_code] ?? true,
      row_version: 1,
    })),
  };
}

/** Passwords and ways in of Asigurarea Demo, with a provider that the installation knows. */
export function someSignIn(
  change: Partial<Schema<'SignInSettings'>> = {},
  page: Partial<Schema<'SignInPage'>> = {},
): Schema<'SignInPage'> {
  const settings: Schema<'SignInSettings'> = {
    min_length: 10,
    prevent_username: true,
    prevent_username_ro: null,
    prevent_username_en: null,
    prevent_org_name: false,
    prevent_org_name_ro: null,
    prevent_org_name_en: null,
    prevent_month: false,
    prevent_month_ro: null,
    prevent_month_en: null,
    validation_rule: null,
    validation_rule_ro: null,
    validation_rule_en: null,
    sign_in_mode: 'password_or_provider',
    row_version: 5,
    ...change,
  };
  return {
    settings,
    provider_name: 'Demo ID',
    is_known_to_provider: false,
    idle_minutes: 60,
    absolute_hours: 12,
    ...page,
  };
}

/** The closed days of 2026 of Asigurarea Demo: a bridge day on which two visits are booked. */
export function someClosures(change: Partial<Schema<'ClosureList'>> = {}): Schema<'ClosureList'> {
  const bridge = { closure_date: '2026-12-24', name_ro: 'Ajunul Crăciunului', name_en: 'Christmas Eve' };
  return {
    year: 2026,
    today: '2026-03-04',
    closures: [
      { ...bridge, closed_from: null, closed_until: null, row_version: 1, booked_visits: 2, people_away: 1 },
    ],
    holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
    ...change,
  };
}

/** When Asigurarea Demo works and when its messages leave. */
export function someWorkingHours(
  change: Partial<Schema<'WorkingHoursSettings'>> = {},
): Schema<'WorkingHoursSettings'> {
  return {
    working_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' })),
    messages_from: '08:00',
    messages_until: '20:00',
    row_version: 5,
    ...change,
  };
}

/** Whom the messages of Asigurarea Demo come from, as Călin reads it. */
export function someSender(change: Partial<Schema<'SenderPage'>> = {}): Schema<'SenderPage'> {
  return {
    settings: {
      sender_name: null,
      reply_to_email: 'raspuns@demo.example',
      dkim_selector: 's1',
      row_version: 5,
    },
    mail_from: 'Dosar <no-reply@dosar.test>',
    domain_rows: [
      { kind: 'spf', name: 'dosar.test', value: 'v=spf1 mx ~all' },
      { kind: 'dkim', name: 's1._domainkey.dosar.test', value: null },
      { kind: 'dmarc', name: '_dmarc.dosar.test', value: 'v=DMARC1; p=quarantine' },
    ],
    sms_sender: 'Dosar',
    is_email_delivered: true,
    is_sms_delivered: true,
    own_email: 'calin@demo.example',
    own_phone: '+40722000111',
    ...change,
  };
}

/** The only office of Asigurarea Demo. */
export function someBranches(change: Partial<Schema<'Branch'>> = {}): Schema<'BranchList'> {
  const branch: Schema<'Branch'> = {
    branch_id: idOf('other', 41),
    name: 'Agenția Cluj',
    county_code: 'CJ',
    locality: 'Cluj-Napoca',
    address: 'Bd. Eroilor nr. 2',
    phone: '+40722123456',
    is_active: true,
    row_version: 3,
  };
  return { items: [{ ...branch, ...change }] };
}

/** A message that could not be sent. */
export function aJob(change: Partial<Schema<'Job'>> = {}): Schema<'Job'> {
  return {
    job_id: idOf('other', 1),
    title: 'Sending a message',
    state: 'failed',
    created_at: hoursAgo(2),
    started_at: null,
    next_try_at: null,
    ended_at: hoursAgo(1),
    tries: 10,
    progress: null,
    reason: 'error',
    detail: 'The mail server answered 451.',
    ...change,
  };
}

/** How messages of a kind get out: none waits, the last one left an hour ago. */
export function someOutgoing(change: Partial<Schema<'OutgoingMessages'>> = {}): Schema<'OutgoingMessages'> {
  return {
    kind: 'email',
    waiting: 0,
    waiting_since: null,
    reason: null,
    failed: 0,
    last_sent_at: hoursAgo(1),
    ...change,
  };
}

/** A page of jobs, with the nightly check among the schedules. */
export function aJobPage(items: Schema<'Job'>[], change: Partial<Schema<'JobPage'>> = {}): Schema<'JobPage'> {
  const count = (state: Schema<'JobState'>) => items.filter((job) => job.state === state).length;
  return {
    items,
    next_cursor: null,
    counts: { running: count('running'), waiting: count('waiting'), failed: count('failed') },
    messages: [
      someOutgoing(),
      someOutgoing({ kind: 'sms' }),
      someOutgoing({ kind: 'push', last_sent_at: null }),
    ],
    schedules: [
      {
        name: 'worklist.check-lists',
        title: 'Nightly check of the lists',
        is_platform: false,
        last_run_at: hoursAgo(9),
        next_run_at: hoursAgo(-15),
      },
    ],
    ...change,
  };
}

/** A change of the colour of the menu that can be taken back. */
export function aSettingChange(change: Partial<Schema<'SettingChange'>> = {}): Schema<'SettingChange'> {
  return {
    change_id: '0190a5b0-2222-7000-8000-000000000001',
    subject: null,
    fields: [{ field: 'sidebar', before: '#283593', after: '#112233' }],
    changed_at: '2026-03-05T07:15:00Z',
    changed_by_name: 'Călin Dobre',
    on_behalf_of_name: null,
    is_restore: false,
    can_restore: true,
    ...change,
  };
}
