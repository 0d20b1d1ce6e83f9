import { expect, test } from 'vitest';
import { components, fieldNames, fieldsOf } from './testing/read-contract.ts';

function expectFields(place: string, fields: string[]) {
  expect(fieldNames(place), place).toEqual(expect.arrayContaining(fields));
}

const fieldsOfSchema = (name: string) => fieldsOf(components.schemas[name]);

test('E1 the contract has every field of the profile', () => {
  expectFields('Profile', [
    ...['nickname', 'username', 'user_id', 'id', 'org_code', 'org_name', 'org_type', 'full_name', 'language'],
    ...[
      'is_expired',
      'is_default_pass',
      'impersonated_by_user_id',
      'replaced_users',
      'replaced_user_full_name',
    ],
    ...['config_assistants_roles', 'logo_url', 'material_color', 'align_logo', 'theme', 'sidebar'],
    'backgroundColor',
  ]);
  expectFields('Profile.replaced_users', ['user_id', 'username', 'full_name']);
  expect(fieldsOfSchema('Profile')['org_type']?.enum).toContain('primary');
});

test('E2 the contract has every field of branding and application metadata, with their defaults', () => {
  expectFields('Profile.branding', [
    ...['logo_url', 'material_color', 'align_logo', 'theme', 'sidebar', 'color', 'short_name'],
  ]);
  expect(fieldsOfSchema('Branding')).toMatchObject({
    material_color: { default: 'blue-grey-600' },
    sidebar: { default: '#607d8b' },
    align_logo: { enum: ['left', 'right'] },
  });
  expectFields('Profile.app_metadata', [
    'enable_user_new_activities_notifications',
    'enable_ai_assistant',
    'enable_user_impersonation',
  ]);
  expectFields('Profile.app_metadata.credentials', ['password_policy']);
});

test('E3 the contract has every field of the worklist filter, with its defaults', () => {
  const place = 'Profile.user_metadata.worklist_filter';

  expectFields(place, ['filter_keys', 'assignment_type', 'filter_criteria', 'category_code']);
  expect(fieldsOfSchema('WorklistFilter')['filter_keys']?.default).toBe(0);
  expect(components.schemas['WorklistCategory']?.default).toBe('active');
});

test('E4 the contract has every field of the tokens', () => {
  expectFields('AuthTokens', ['idToken', 'refreshToken', 'profile']);
});

test('E5 the contract has every field of the password policy, each rule with its message', () => {
  expectFields('PasswordPolicy', [
    ...['min_length', 'prevent_username', 'prevent_org_name', 'prevent_month', 'validation_rule'],
    ...['prevent_username_message', 'prevent_org_name_message', 'prevent_month_message'],
    'validation_rule_message',
  ]);
  expect(fieldsOfSchema('PasswordPolicy')['min_length']?.default).toBe(5);
});

test('E6 the contract has every field of the assistant message', () => {
  expectFields('AssistantMessage', [
    ...['message_content', 'type', 'message_type', 'run_status', 'run_id', 'thread_id', 'message_id', 'id'],
    'system_time',
  ]);
  expect(fieldsOfSchema('AssistantMessage')).toMatchObject({
    message_type: { enum: ['input', 'output'] },
    run_status: { enum: ['pending', 'saved', null] },
  });
});

test('E7 the contract has every field of the menu item', () => {
  expectFields('MenuItem', [
    ...['state', 'name', 'type', 'icon', 'roles', 'rolesCondition', 'feature', 'children', 'badge'],
  ]);
  expect(fieldsOfSchema('MenuItem')['type']?.enum).toEqual([
    'link',
    'sub',
    'sub-rep',
    'extLink',
    'extTabLink',
  ]);
});

test('E8 the contract has every field of the notification', () => {
  expectFields('Notification', ['type', 'new_activities', 'name', 'current_user']);
  // The product tells of mentions and other notices as well, which the specification does not know.
  expect(fieldsOfSchema('Notification')['type']?.enum).toEqual(['new_activities', 'mention', 'notice']);
});

test('E9 every look-up has a code and a name', () => {
  const lookups = [
    'Lookup',
    'CountyLookup',
    'PolicyTypeLookup',
    'VehiclePartLookup',
    'BranchLookup',
    'ColorLookup',
  ];

  for (const lookup of lookups) expectFields(lookup, ['code', 'name']);
});

test('E10 the contract has every field of the error object', () => {
  expectFields('Problem', ['customType', 'error_id', 'message', 'context', 'stack']);
});

test('E11 the contract has every field of the version', () => {
  expectFields('VersionInfo', ['version', 'envLabel', 'envLabelColor']);
});

test('E12 the contract has every field of the timeline, e-mail and SMS look-ups', () => {
  expectFields('TimelineLookup', ['id', 'name', 'claim_file_no', 'assignment_no', 'is_case_master']);
  expectFields('EmailLookup', ['name', 'claim_file_no', 'assignment_no', 'key', 'time']);
  expectFields('SmsLookup', ['assignment_name', 'claim_file_no', 'assignment_no']);
});

test('E13 the contract has every field of the tracker configuration', () => {
  expectFields('TrackerConfig', [
    ...[
      'config',
      'case_identifier_name',
      'not_found_message',
      'search_message',
      'security',
      'title',
      'action',
    ],
  ]);
  expectFields('TrackerConfig.config', ['label', 'icon', 'state', 'index', 'description']);
  expectFields('TrackerConfig.security', ['message', 'error_message']);
  expectFields('TrackerConfig.action', ['type', 'name', 'url']);
});

test('E14 the contract has every field of the current event', () => {
  expectFields('TrackerCurrentEvent', [
    ...['id', 'process_step_index', 'event_title', 'event_description', 'displayed_case_no'],
    ...['next_step_title', 'next_step_description', 'action', 'active_doc_requests', 'registered_documents'],
  ]);
  expectFields('TrackerCurrentEvent.active_doc_requests', ['key', 'system_time', 'doc_type_names']);
  expectFields('TrackerCurrentEvent.registered_documents', [
    ...['id', 'description', 'registration_no', 'registration_date', 'system_time'],
  ]);
});

test('E15 the contract has every field of the challenge', () => {
  expectFields('Challenge', ['challenge_id', 'status', 'expire_time', 'block_until']);
});

test('E16 the contract has every field of the item history row', () => {
  expectFields('ItemHistoryRow', [
    ...[
      'claim_file_no',
      'assignment_id',
      'assignment_type_name',
      'status_name',
      'status_color',
      'system_time',
    ],
    'rep_name',
  ]);
});
