/** A call of section 7 of the specification, with the names of what it takes and gives as far as they are shown. */
export type SpecifiedCall = { row: string; call: string; takes?: string[]; gives?: string[] };

const tokens = ['idToken', 'refreshToken', 'profile'];
const lookup = ['code', 'name'];
const assistantMessage = [
  ...['message_content', 'type', 'message_type', 'run_status', 'run_id'],
  ...['thread_id', 'message_id', 'id', 'system_time'],
];

/** Section 7, row by row; C36 is about files, not calls. */
export const specifiedCalls: SpecifiedCall[] = [
  { row: 'C1', call: 'GET /api/version', gives: ['version', 'envLabel', 'envLabelColor'] },
  {
    row: 'C2',
    call: 'POST /api/auth/appToken',
    takes: ['username', 'password'],
    gives: [...tokens, 'one_time_password_required'],
  },
  { row: 'C3', call: 'GET /api/config/myBrowser' },
  { row: 'C4', call: 'POST /api/auth/appToken/external', takes: ['access_token', 'orgCode'] },
  {
    row: 'C5',
    call: 'POST /api/auth/refreshToken',
    takes: ['refresh_token', 'impersonated_by_user_id', 'new_user_id'],
    gives: tokens,
  },
  { row: 'C6', call: 'GET /api/auth/logout' },
  { row: 'C7', call: 'POST /api/auth/checkPass', takes: ['password'], gives: ['passValid'] },
  {
    row: 'C8',
    call: 'POST /api/auth/updatePass',
    takes: ['password', 'old_password'],
    gives: ['passUpdated', 'errorMessage', ...tokens],
  },
  { row: 'C9', call: 'POST /api/auth/renew', takes: ['password'], gives: ['passUpdated', 'errorMessage'] },
  {
    row: 'C10',
    call: 'GET /api/auth/generateOneTimePassword',
    gives: ['code_generated', 'expire_time', 'block_until', 'newAuthContext'],
  },
  {
    row: 'C11',
    call: 'POST /api/auth/verifyOneTimePassword',
    takes: ['code'],
    gives: ['success', 'is_blocked', 'newAuthContext'],
  },
  {
    row: 'C12',
    call: 'GET /api/config/users/browseNotifications',
    gives: ['type', 'new_activities', 'name', 'current_user'],
  },
  { row: 'C13', call: 'GET /api/config/users/clearNotifications' },
  {
    row: 'C14',
    call: 'GET /api/timeline/getAsgId/{assignment_key}',
    gives: ['id', 'name', 'claim_file_no', 'assignment_no', 'is_case_master'],
  },
  {
    row: 'C15',
    call: 'GET /api/timeline/getEmailKey/{email_id}',
    gives: ['name', 'claim_file_no', 'assignment_no', 'key', 'time'],
  },
  {
    row: 'C16',
    call: 'GET /api/timeline/getSms/{sms_id}',
    gives: ['assignment_name', 'claim_file_no', 'assignment_no'],
  },
  {
    row: 'C17',
    call: 'GET /api/tracker/startChallenge/{case_no}',
    gives: ['challenge_id', 'status', 'expire_time', 'block_until'],
  },
  { row: 'C18', call: 'GET /api/tracker/findTackerCaseData/{case_no}' },
  {
    row: 'C19',
    call: 'GET /api/tracker/getTrackerConfig',
    gives: [
      'config',
      'case_identifier_name',
      'not_found_message',
      'search_message',
      'security',
      'title',
      'action',
    ],
  },
  {
    row: 'C20',
    call: 'POST /api/tracker/verifyChallenge',
    takes: ['challenge_id', 'case_no', 'code'],
    gives: ['code_validated', 'is_blocked', 'currentEvent', 'newAuthContext'],
  },
  { row: 'C21', call: 'GET /api/assignment/confirmContact/{key}', gives: ['success'] },
  {
    row: 'C22',
    call: 'GET /api/claim/assessmentNote/browseItemHistory/{assignmentId}/{itemGuid}',
    gives: [
      ...['claim_file_no', 'assignment_id', 'assignment_type_name', 'status_name'],
      ...['status_color', 'system_time', 'rep_name'],
    ],
  },
  { row: 'C23', call: 'GET /api/fnol/browseCountries/', gives: lookup },
  { row: 'C24', call: 'GET /api/fnol/browseCounties/RO', gives: lookup },
  { row: 'C25', call: 'GET /api/schedule/counties', gives: lookup },
  { row: 'C26', call: 'GET /api/fnol/browsePolicyTypesByBusinessSegment/auto', gives: lookup },
  { row: 'C27', call: 'GET /api/fnol/browseVehicleCategories/', gives: lookup },
  { row: 'C28', call: 'GET /api/fnol/browseVehicleBrands/', gives: lookup },
  { row: 'C29', call: 'GET /api/fnol/browseVehicleParts/', gives: lookup },
  { row: 'C30', call: 'GET /api/fnol/browseBranches/', gives: lookup },
  { row: 'C31', call: 'GET /api/fnol/browseColors/', gives: lookup },
  { row: 'C32', call: 'GET /api/aiAssistant/browseMessages', gives: assistantMessage },
  {
    row: 'C33',
    call: 'POST /api/aiAssistant/sendMessage',
    takes: ['message_content', 'run_id', 'thread_id', 'message_id', 'delete_thread'],
    gives: assistantMessage,
  },
  { row: 'C34', call: 'GET /api/aiAssistant/completeLastMessage/{id}', gives: assistantMessage },
  { row: 'C35', call: 'GET /api/aiAssistant/processLastMessage/{id}', gives: assistantMessage },
  {
    row: 'C37',
    call: 'POST /api/auth/guestToken',
    takes: ['assignment_type', 'assignment_key'],
    gives: tokens,
  },
  { row: 'C37', call: 'POST /api/auth/trackerToken', takes: ['org_code'], gives: tokens },
  { row: 'C37', call: 'POST /api/auth/impersonate', takes: ['user_id'], gives: tokens },
  { row: 'C37', call: 'GET /api/report/browse', gives: ['category', 'name', 'reports'] },
];
