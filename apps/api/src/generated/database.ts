// Generated from apps/api/db/migrations by `npm run generate`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  DamagedPart,
  JsonValue,
  OrganisationMetadata,
  ProcessAnswer,
  ProcessRevisions,
  ProcessSimulation,
  SettingFieldChange,
  StoredProcess,
  SuppliedValues,
  TrackerAction,
  TrackerStep,
  TransitionConditions,
  TransitionEffects,
  UserMetadata,
  WorkingDay,
} from '../kernel/database/json-columns.ts';

// jsonb is written as text: the driver would turn an array into an SQL array.
type Json<Value> = ColumnType<Value, string, string>;
type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** Days on which somebody does not work, from a draft to its end. */
export interface AbsenceTable {
  org_id: string;
  absence_id: Generated<string>;
  user_id: string;
  absence_type_code: string;
  date_from: string;
  date_to: string;
  first_part: 'whole' | 'morning' | 'afternoon';
  last_part: 'whole' | 'morning' | 'afternoon';
  /** Half days of work that it takes, as counted when it was asked for. */
  half_days: number;
  status: 'draft' | 'asked' | 'approved' | 'refused' | 'cancelled' | 'revoked';
  replacement_user_id: string | null;
  replacement_answer: 'asked' | 'accepted' | 'refused' | 'ended' | 'overruled' | null;
  replacement_reason: string | null;
  note: string | null;
  certificate_no: string | null;
  created_by_user_id: string;
  sent_at: Timestamp | null;
  decided_by_user_id: string | null;
  decided_at: Timestamp | null;
  decision_reason: string | null;
  /** The work that was handed over when it was approved. */
  assignment_change_id: string | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  begins_at: GeneratedAlways<Date>;
  ends_at: GeneratedAlways<Date>;
  /** When people were told that it begins tomorrow. */
  begin_announced_at: Timestamp | null;
  /** When people were told that it ends tomorrow. */
  end_announced_at: Timestamp | null;
  /** Since when any manager decides, because those whom it was for did not. */
  passed_on_at: Timestamp | null;
  /** The medical certificate as a private file. */
  certificate_document_id: string | null;
  /** Why more days are taken than were left when the absence was asked for. */
  balance_exception: string | null;
  /** What was decided about each piece of work when the leave was approved: `stays`, `replacement` or a user, and whether its claimant is told. */
  hand_over: Json<JsonValue> | null;
}

/** The private calendar address of somebody; only the SHA-256 of its key is kept. */
export interface AbsenceFeedTable {
  org_id: string;
  user_id: string;
  key_hash: string;
  created_at: GeneratedTimestamp;
}

/** What somebody is told about an absence in the product, until they have seen it. */
export interface AbsenceNoticeTable {
  org_id: string;
  user_id: string;
  absence_id: string;
  kind: string;
  created_at: Timestamp;
  told_at: Timestamp | null;
  seen_at: Timestamp | null;
}

/** Kinds of absence with their rules. */
export interface AbsenceTypeTable {
  absence_type_code: string;
  name_ro: string;
  name_en: string;
  short_ro: string;
  short_en: string;
  deducts_balance: boolean;
  /** Gives back the days of rest leave that it falls into. */
  returns_rest_days: boolean;
  /** False where the person works, only elsewhere. */
  counts_as_away: boolean;
  needs_certificate: boolean;
  only_managers: boolean;
  position: number;
}

/** European accident statements: one per claim file, with what somebody decided about liability. */
export interface AccidentStatementTable {
  org_id: string;
  accident_statement_id: Generated<string>;
  claim_file_id: string;
  /** Boxes 1 to 5 and 13: when, where, who was hurt, witnesses, the sketch. */
  shared: Json<JsonValue>;
  /** The blue column: boxes 6 to 12 and 14. */
  side_a: Json<JsonValue>;
  side_b: Json<JsonValue>;
  signed_a: Generated<'none' | 'paper' | 'glass'>;
  signed_b: Generated<'none' | 'paper' | 'glass'>;
  signature_a: string | null;
  signature_b: string | null;
  signed_a_at: Timestamp | null;
  signed_b_at: Timestamp | null;
  liability: 'a' | 'b' | 'shared' | 'unclear' | null;
  /** What the boxes suggested when somebody decided. */
  liability_proposed: 'a' | 'b' | 'shared' | 'unclear' | null;
  liability_reason: string | null;
  liability_by_user_id: string | null;
  liability_at: Timestamp | null;
  row_version: Generated<number>;
  created_at: Timestamp;
  changed_at: Timestamp;
  /** Boxes that a driver wrote by link, by path (a.driver.phone), each with the side of that driver; what the staff change later is left out. */
  written_by: GeneratedJson<JsonValue>;
}

/** Links by which a driver opens one column of one accident statement. */
export interface AccidentStatementLinkTable {
  org_id: string;
  accident_statement_link_id: Generated<string>;
  accident_statement_id: string;
  side: 'a' | 'b';
  /** Key of the link that the driver got. */
  link_key: string;
  key_hash: string;
  made_at: Timestamp;
  expires_at: Timestamp;
  opened_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

/** Messages with the link to a column of an accident statement. */
export interface AccidentStatementSendingTable {
  org_id: string;
  accident_statement_sending_id: Generated<string>;
  accident_statement_id: string;
  side: 'a' | 'b';
  channel: 'email' | 'sms';
  /** Where it was sent, masked: whole it stands with the message alone. */
  sent_to: string;
  /** The driver of column A sent it, not the staff. */
  by_driver: boolean;
  sent_at: Timestamp;
}

/** Accounts that the claimant, or another member of the staff than who typed them, has confirmed. */
export interface AccountConfirmationTable {
  org_id: string;
  account_confirmation_id: Generated<string>;
  party_id: string;
  /** The account that was confirmed: another one of the same person is confirmed again. */
  iban_hash: string;
  /** The holder that was confirmed with it. */
  payee_name: string;
  confirmed_how: 'claimant' | 'colleague';
  confirmed_by_user_id: string | null;
  confirmed_at: Timestamp;
  /** Who of the staff typed the contact by which the claimant confirmed; they confirm nothing that they typed as well. */
  contact_typed_by_user_id: string | null;
}

/** How far a person followed the new work of somebody: their own, or that of a colleague whom they replace. */
export interface ActivityNewsTable {
  org_id: string;
  user_id: string;
  about_user_id: string;
  /** The newest work that they were told of. */
  told_until: Timestamp;
  /** The newest work that they said they had seen. */
  seen_until: Timestamp | null;
}

/** One question, answer or result of a conversation with the assistant. */
export interface AiMessageTable {
  org_id: string;
  ai_message_id: Generated<string>;
  ai_thread_id: string;
  position: number;
  /** The name that the client gave the question; an output has that of its question, a result the id of the answer. */
  client_id: string;
  run_id: string | null;
  message_type: 'input' | 'output';
  type: 'initial' | 'question' | 'answer' | 'not_found' | 'stopped' | 'result';
  run_status: 'pending' | 'saved' | null;
  content: string;
  language: 'ro' | 'en';
  worded_by: Generated<'rules' | 'model' | 'rules_after_model'>;
  assignment_id: string | null;
  claim_file_id: string | null;
  sources: GeneratedJson<JsonValue>;
  proposals: GeneratedJson<JsonValue>;
  decided_at: Timestamp | null;
  rating: 'good' | 'bad' | null;
  rating_reason: string | null;
  system_time: GeneratedTimestamp;
}

/** What was sent to the language model, without personal data, and what came back. */
export interface AiModelCallTable {
  org_id: string;
  ai_model_call_id: Generated<string>;
  ai_message_id: string;
  user_id: string;
  called_at: GeneratedTimestamp;
  prompt: string;
  output: string;
  /** asked: not answered yet, or the server was killed meanwhile; resting: not asked, since it failed several times in a row. */
  outcome: 'asked' | 'used' | 'failed' | 'too_slow' | 'not_trusted' | 'over_budget' | 'resting';
  model: Generated<string>;
  sources: GeneratedJson<JsonValue>;
  /** Counted against the budget of the day: set aside before the call, corrected after it. */
  tokens: Generated<number>;
  milliseconds: number | null;
  /** Why the words were thrown away. */
  distrust: string | null;
}

/** A paragraph that the assistant may quote; written anew when its source changes. */
export interface AiPassageTable {
  org_id: string;
  language: 'ro' | 'en';
  kind: 'help' | 'status_help' | 'template' | 'legal_rule';
  article_key: string;
  position: number;
  article_title: string;
  title: string;
  body: string;
  path: string | null;
  searched: string;
  searched_title: string;
}

/** The present conversation of somebody with the assistant; an older one is deleted. */
export interface AiThreadTable {
  org_id: string;
  ai_thread_id: Generated<string>;
  user_id: string;
  started_at: GeneratedTimestamp;
}

/** Every word of the passages, folded: what a mistyped word was meant to be. */
export interface AiWordTable {
  org_id: string;
  language: 'ro' | 'en';
  word: string;
}

/** A mark on a page of a document; the file itself never changes. */
export interface AnnotationTable {
  org_id: string;
  annotation_id: Generated<string>;
  document_id: string;
  /** Kind, page and two points; positions are shares of the upright page. */
  shape: Json<JsonValue>;
  label: string | null;
  author_user_id: string;
  system_time: GeneratedTimestamp;
}

/** A person who signs in. The normalised name (NFKC, lower case) is unique in the whole database. */
export interface AppUserTable {
  org_id: string;
  user_id: Generated<string>;
  username: string;
  username_normalised: string;
  full_name: string;
  nickname: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  password_changed_at: Timestamp | null;
  is_password_expired: Generated<boolean>;
  is_default_password: Generated<boolean>;
  is_one_time_password_required: Generated<boolean>;
  is_external: Generated<boolean>;
  is_active: Generated<boolean>;
  /** Locked by an administrator; the temporary lock after wrong passwords is in attempt_counter. */
  is_locked: Generated<boolean>;
  lock_reason: string | null;
  allowed_addresses: Generated<string[]>;
  language: Generated<'ro' | 'en'>;
  team_id: string | null;
  manager_user_id: string | null;
  county_codes: Generated<string[]>;
  capacity_points: Generated<number>;
  user_metadata: GeneratedJson<UserMetadata>;
  last_seen_at: Timestamp | null;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** When an administrator ended the access of the person; the name stays in the history. */
  deactivated_at: Timestamp | null;
  deactivated_by_user_id: string | null;
}

/** What somebody asked a second pair of eyes to decide, and the decision. */
export interface ApprovalTable {
  org_id: string;
  approval_id: Generated<string>;
  approval_kind: string;
  subject_id: string;
  claim_file_id: string | null;
  amount_bani: number | null;
  note: string | null;
  asked_by_user_id: string;
  /** In whose name it was asked; the same person unless a deputy asked. */
  asked_for_user_id: string;
  asked_at: GeneratedTimestamp;
  status: Generated<'asked' | 'approved' | 'refused' | 'returned' | 'withdrawn'>;
  decided_by_user_id: string | null;
  decided_at: Timestamp | null;
  decision_cause: string | null;
  decision_note: string | null;
  row_version: Generated<number>;
  /** The manager who decides it like one of the team that asked, in the place of one who has left. */
  handed_to_user_id: string | null;
}

/** What a manager asks about a request before deciding, and the answer. */
export interface ApprovalQuestionTable {
  org_id: string;
  approval_question_id: Generated<string>;
  approval_id: string;
  question: string;
  asked_by_user_id: string;
  asked_at: GeneratedTimestamp;
  answer: string | null;
  answered_by_user_id: string | null;
  answered_at: Timestamp | null;
}

/** A step of a task that somebody asked a manager to let pass although conditions are missing. */
export interface AskedStepTable {
  org_id: string;
  asked_step_id: Generated<string>;
  assignment_id: string;
  transition_code: string;
  transition_name_ro: string;
  transition_name_en: string;
  from_status_code: string;
  /** What was missing when it was asked, as [{code, ro, en}]. */
  missing: Json<JsonValue>;
  reason: string;
  waiting_on: string | null;
  state: Generated<'asked' | 'taken' | 'refused' | 'withdrawn'>;
  asked_at: Timestamp;
}

/** Lines of notes. A line keeps its guid in supplements. */
export interface AssessmentItemTable {
  org_id: string;
  assessment_note_id: string;
  item_guid: string;
  position: number;
  part_code: string | null;
  part_name: string;
  /** Operation, source, quantity, price, hours and the rest of what an assessor writes in a line. */
  line: Json<JsonValue>;
  changed_by_user_id: string | null;
  changed_at: GeneratedTimestamp;
  row_version: Generated<number>;
}

/** Versions of the table of usual repairs, each whole; the latest one that is not withdrawn holds from its day on. */
export interface AssessmentNormTable {
  org_id: string;
  assessment_norm_id: Generated<string>;
  valid_from: string;
  file_name: string;
  /** By part and operation: hours of labour and paint in hundredths, the price of the part in bani. */
  lines: Json<JsonValue>;
  created_by_user_id: string;
  created_at: Timestamp;
  is_withdrawn: Generated<boolean>;
  row_version: Generated<number>;
}

/** What the inspection of a vehicle found, in versions: the first note and its supplements. */
export interface AssessmentNoteTable {
  org_id: string;
  assessment_note_id: Generated<string>;
  assignment_id: string;
  claim_file_id: string;
  version_no: number;
  supplement_no: Generated<number>;
  parent_note_id: string | null;
  state: Generated<'draft' | 'calculated' | 'committed' | 'superseded'>;
  /** Day of prices, odometer, rates with their source, VAT, discount, deductible, value of the vehicle. */
  head: Json<JsonValue>;
  /** As they were reckoned last; null until then. */
  totals: Json<JsonValue> | null;
  /** Findings that somebody let stand: key, reason, who, when. */
  ignored_findings: GeneratedJson<JsonValue>;
  reason: string | null;
  gross_bani: number | null;
  assessor_user_id: string | null;
  /** SHA-256 of what was committed. */
  hash: string | null;
  document_id: string | null;
  signer_name: string | null;
  signature: string | null;
  total_loss: 'asked' | 'approved' | 'refused' | null;
  committed_at: Timestamp | null;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** Why nobody signed on the tablet; null for a note with a signature, and for one that is open. */
  unsigned_reason: string | null;
  /** Why a number of the vehicle or a required photo was not there when the note was closed. */
  missing_reason: string | null;
}

/** What the photos of a note show, of the whole vehicle or of a line. */
export interface AssessmentPhotoTable {
  org_id: string;
  assessment_note_id: string;
  document_id: string;
  subject:
    | 'front_left'
    | 'front_right'
    | 'rear_left'
    | 'rear_right'
    | 'vin'
    | 'odometer'
    | 'plate'
    | 'far'
    | 'near'
    | 'other';
  item_guid: string | null;
  position: number;
}

/** What an hour of work costs from a day on, in the organisation or at one of its partners. */
export interface AssessmentRateTable {
  org_id: string;
  assessment_rate_id: Generated<string>;
  partner_id: string | null;
  valid_from: string;
  rates: Json<JsonValue>;
  created_by_user_id: string | null;
  created_at: GeneratedTimestamp;
  /** Off the price of parts, in hundredths of a percent. */
  discount_share: Generated<number>;
  row_version: Generated<number>;
}

/** A piece of work on a claim file. An open one has exactly one owner (a user or a queue) and a next date. */
export interface AssignmentTable {
  org_id: string;
  assignment_id: Generated<string>;
  assignment_no: Generated<string>;
  assignment_key: Generated<string>;
  claim_file_id: string;
  assignment_type_code: string;
  status_code: string;
  /** Set by trigger on the first assignment of a master type; at most one per file. */
  is_case_master: Generated<boolean>;
  parent_assignment_id: string | null;
  assigned_user_id: string | null;
  queue_id: string | null;
  created_by_user_id: string | null;
  priority: Generated<number>;
  due_at: Timestamp;
  follow_up_at: Timestamp | null;
  started_at: Timestamp | null;
  done_at: Timestamp | null;
  last_activity_at: GeneratedTimestamp;
  waiting_on: 'us' | 'manager' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other' | null;
  reason: string | null;
  /** Copied from the status by trigger. */
  category_code: Generated<'new' | 'active' | 'waiting' | 'done' | 'cancelled'>;
  /** Copied from the status by trigger, as is waiting_on; the worklist sorts by it. */
  status_position: Generated<number>;
  /** Copied from the claim file by trigger, as are claimant_name, plate, policy_type_code, county_code, legal_due_date and search_text. */
  claim_file_no: Generated<string>;
  claimant_name: Generated<string>;
  plate: string | null;
  policy_type_code: Generated<string>;
  county_code: string | null;
  legal_due_date: string | null;
  search_text: Generated<string>;
  /** Raised by the use case that changes the work itself, not by bookkeeping such as last_activity_at. */
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** When the user got it, kept by trigger; null while it waits in a queue, and for work that was given before this was written down. */
  assigned_at: Timestamp | null;
  /** Who gave it, or took it: the person who really acted. Kept by trigger; null when no person did. */
  assigned_by_user_id: string | null;
  /** Put off until then at the latest; null while it is not put off. */
  snoozed_until: Timestamp | null;
  /** What brings it back before that time: a document, a reply, an appointment that took place. */
  snoozed_for: 'document' | 'reply' | 'appointment' | null;
  snoozed_by_user_id: string | null;
  /** When it came back from being put off; null once its owner has opened it. */
  returned_at: Timestamp | null;
  /** Free marks, sorted; their spelling is that of the table tag. */
  tag_names: Generated<string[]>;
  /** Kept by trigger, as are last_message_at (received ones) and last_document_at. */
  last_note_at: Timestamp | null;
  last_message_at: Timestamp | null;
  last_document_at: Timestamp | null;
  /** The newest document from outside that its owner has not seen; null when there is none. */
  new_document_at: Timestamp | null;
  /** Copied from the claim file by trigger, as is partner_id. */
  is_special_customer: Generated<boolean>;
  partner_id: string | null;
  /** The one list that the work is in: active (new work too), waiting, snoozed, done or cancelled. Being computed, it cannot be forgotten. */
  list_code: GeneratedAlways<string>;
}

/** What somebody did to one or many assignments at once, kept so that all of it can be taken back. */
export interface AssignmentChangeTable {
  org_id: string;
  assignment_change_id: Generated<string>;
  user_id: string;
  actor_user_id: string;
  action: string;
  parameters: Json<JsonValue>;
  undo_until: Timestamp | null;
  undone_at: Timestamp | null;
  created_at: GeneratedTimestamp;
  state: Generated<'queued' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone'>;
  /** What a job does and in which session it was asked for; null where the call itself did it. */
  request: Json<JsonValue> | null;
  finished_at: Timestamp | null;
}

export interface AssignmentChangeItemTable {
  org_id: string;
  assignment_change_id: string;
  assignment_id: string;
  outcome: 'waiting' | 'done' | 'skipped';
  code: string | null;
  /** The changed columns as they were, for taking it back. */
  before: Json<JsonValue> | null;
  row_version_after: number | null;
  row_version_before: number | null;
  /** Assignments that a job changes in one transaction; those of one claim file are in the same portion. */
  portion: Generated<number>;
  /** The note that was written, for taking it back. */
  timeline_event_id: string | null;
  undo_outcome: 'done' | 'skipped' | null;
}

/** What the worklist shows, filters and searches, of the current tenant only. Search by text here, never in the table. */
export interface AssignmentListTable {
  org_id: string;
  assignment_id: string;
  assignment_no: string;
  assignment_key: string;
  claim_file_id: string;
  assignment_type_code: string;
  status_code: string;
  is_case_master: boolean;
  assigned_user_id: string | null;
  queue_id: string | null;
  priority: number;
  due_at: Date;
  follow_up_at: Date | null;
  last_activity_at: Date;
  category_code: 'new' | 'active' | 'waiting' | 'done' | 'cancelled';
  status_position: number;
  claim_file_no: string;
  claimant_name: string;
  plate: string | null;
  policy_type_code: string;
  county_code: string | null;
  legal_due_date: string | null;
  search_text: string;
  list_code: string;
  row_version: number;
  created_at: Date;
  snoozed_until: Date | null;
  snoozed_for: 'document' | 'reply' | 'appointment' | null;
  returned_at: Date | null;
  tag_names: string[];
  last_note_at: Date | null;
  last_message_at: Date | null;
  last_document_at: Date | null;
  new_document_at: Date | null;
  is_special_customer: boolean;
  partner_id: string | null;
  waiting_on: 'us' | 'manager' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other' | null;
  assigned_at: Date | null;
  done_at: Date | null;
}

/** Why the rule gave work to somebody, or to nobody; the last decision counts. */
export interface AssignmentReasonTable {
  org_id: string;
  assignment_id: string;
  user_id: string | null;
  rule: 'special_customer' | 'owner_of_file' | 'only_one' | 'least_load' | 'nobody';
  load_percent: number | null;
  /** How many people were left after each step, as [{step, left}]. */
  steps: Json<JsonValue>;
  decided_at: Timestamp;
}

/** Whether the new work of a team is given out by rule; it waits in its queue for teams without a row. */
export interface AssignmentRuleTable {
  org_id: string;
  team_id: string;
  is_on: boolean;
  changed_by_user_id: string;
  changed_at: Timestamp;
  row_version: Generated<number>;
}

/** The tags of assignment.tag_names one by one, with what the worklist is ordered by. Kept by trigger. */
export interface AssignmentTagTable {
  org_id: string;
  assignment_id: string;
  tag_name: string;
  list_code: string;
  due_at: Timestamp;
}

/** Kinds of work and their defaults. */
export interface AssignmentTypeTable {
  org_id: string;
  assignment_type_code: string;
  name_ro: string;
  name_en: string;
  icon: string;
  /** The first of this kind on a file becomes its case master. */
  is_master: Generated<boolean>;
  is_guest_allowed: Generated<boolean>;
  default_due_hours: Generated<number>;
  default_priority: Generated<number>;
  weight: Generated<number>;
  required_fields: Generated<string[]>;
  required_doc_type_codes: Generated<string[]>;
  /** Where new work of this kind waits for an owner. */
  queue_id: string | null;
  position: number;
  is_active: Generated<boolean>;
  row_version: Generated<number>;
  /** Which version of the supplied process its statuses and transitions have. */
  process_version: Generated<number>;
  /** Where new work goes that is meant for somebody who is away; without a replacement always to the queue. */
  when_away: Generated<'replacement' | 'queue'>;
}

/** When somebody last opened an assignment: what is newer is unread, and the last ones are "recently opened". */
export interface AssignmentVisitTable {
  org_id: string;
  user_id: string;
  assignment_id: string;
  visited_at: Timestamp;
  /** The last look on an earlier day than that of visited_at. */
  seen_before_at: Timestamp | null;
}

/** Wrong attempts by hashed subject, also for names that do not exist; it belongs to no tenant. */
export interface AttemptCounterTable {
  kind: string;
  subject_hash: string;
  failures: Generated<number>;
  consecutive_failures: Generated<number>;
  block_level: Generated<number>;
  window_started_at: GeneratedTimestamp;
  blocked_until: Timestamp | null;
  updated_at: GeneratedTimestamp;
}

/** End of each audit chain; its row lock puts the writers of one organisation in order. */
export interface AuditHeadTable {
  org_id: string;
  seq: number;
  hash: string;
}

/** Who did what. Rows are numbered and chained by the insert trigger and never change. */
export interface AuditLogTable {
  /** The nil UUID holds what happened before an organisation was known. */
  org_id: string;
  seq: Generated<number>;
  event: string;
  outcome: Generated<'success' | 'refused' | 'failed'>;
  entity: string | null;
  entity_id: string | null;
  operation_id: string | null;
  actor_kind: 'public' | 'guest' | 'tracker' | 'user' | 'system' | 'provisioning';
  actor_user_id: string | null;
  on_behalf_of_user_id: string | null;
  session_id: string | null;
  address: string | null;
  error_id: string | null;
  reason: string | null;
  data: GeneratedJson<JsonValue>;
  system_time: GeneratedTimestamp;
  previous_hash: Generated<string>;
  hash: Generated<string>;
}

/** Up to which amount a role decides alone, with its history: the newest row of a kind and role counts. */
export interface AuthorityLimitTable {
  org_id: string;
  authority_limit_id: Generated<string>;
  approval_kind: string;
  role_code: string;
  amount_bani: number;
  set_at: GeneratedTimestamp;
  set_by_user_id: string | null;
}

/** What somebody decided about lines of statements before they are recorded; taken back, it stays as open. */
export interface BankLineDecisionTable {
  org_id: string;
  bank_statement_id: string;
  line_no: number;
  kind: 'open' | 'left_out' | 'pays';
  /** It pays an order that the line does not name, or less than the line has: somebody else records it. */
  needs_second: Generated<boolean>;
  decided_by_user_id: string;
  decided_at: Timestamp;
  row_version: Generated<number>;
}

/** How much of a line pays which order, as somebody decided. */
export interface BankLineDecisionPartTable {
  org_id: string;
  bank_statement_id: string;
  line_no: number;
  payment_order_id: string;
  amount_bani: number;
}

/** Statements of the bank as they were read; what was recorded of them are payments. */
export interface BankStatementTable {
  org_id: string;
  bank_statement_id: Generated<string>;
  file_name: string;
  line_count: Generated<number>;
  paid_count: Generated<number>;
  paid_bani: Generated<number>;
  created_by_user_id: string;
  created_at: GeneratedTimestamp;
  state: Generated<'reading' | 'read' | 'failed'>;
  /** Why the file could not be read. */
  fault: 'unreadable' | 'entities' | 'empty' | 'columns' | 'too_many_lines' | null;
  format: 'camt052' | 'camt053' | 'camt054' | 'mt940' | 'csv' | null;
  account_masked: string | null;
  currency: string | null;
  opening_bani: number | null;
  closing_bani: number | null;
  storage_key: string | null;
  sha256: string | null;
  size_bytes: Generated<number>;
  read_bytes: Generated<number>;
  /** When something of it was last recorded; null for a draft. */
  recorded_at: Timestamp | null;
  /** When it was last looked at what its lines mean; null since it was read. */
  reckoned_at: Timestamp | null;
  /** The first rows of a table, accounts masked; null for a file that is none. */
  csv_rows: Json<JsonValue> | null;
  /** Which of csv_rows has the headings, which column is what, and the sign of decimals; null for a file that is no table or was not read. */
  csv_reading: Json<JsonValue> | null;
}

/** Lines of statements of the bank, with what each means for payment orders. */
export interface BankStatementLineTable {
  org_id: string;
  bank_statement_id: string;
  line_no: number;
  /** Tells the line apart from all others: account, statement, entry and transfer. */
  line_key: string;
  booked_on: string | null;
  amount_bani: number | null;
  currency: string | null;
  is_booked: boolean;
  is_return: boolean;
  return_reason: string | null;
  counterparty: string;
  details: string;
  /** The line as the bank wrote it, accounts masked. */
  raw: string;
  bank_reference: string | null;
  /** What may be references of orders in the words of the line. */
  named: string[];
  fault: 'no_date' | 'no_amount' | 'unclear_amount' | 'no_direction' | 'no_currency' | 'malformed' | null;
  outcome:
    | 'matches'
    | 'partial'
    | 'over'
    | 'several'
    | 'returned'
    | 'return_differs'
    | 'pending'
    | 'other_currency'
    | 'unreadable'
    | 'unknown'
    | 'incoming'
    | 'in_the_future'
    | 'before_order'
    | 'not_payable'
    | 'above_reserve'
    | 'paid_already'
    | 'recorded';
  order_ids: Generated<string[]>;
}

/** Offices of the organisation. */
export interface BranchTable {
  org_id: string;
  branch_id: Generated<string>;
  branch_code: string;
  name: string;
  county_code: string;
  locality: string;
  address: string | null;
  phone: string | null;
  position: number;
  is_active: Generated<boolean>;
  row_version: Generated<number>;
}

/** Lines of business; the product starts with auto. */
export interface BusinessSegmentTable {
  business_segment_code: string;
  name_ro: string;
  name_en: string;
  position: number;
}

/** Links by which somebody reads along in a case. The key is stored as a hash (SHA-256) alone. */
export interface CaseShareTable {
  org_id: string;
  case_share_id: Generated<string>;
  claim_file_id: string;
  /** Who shared it; only they see and end it. */
  party_id: string;
  /** Who it is for, in the words of whoever shared it. */
  name: string;
  key_hash: string;
  created_at: Timestamp;
  ends_at: Timestamp;
  ended_at: Timestamp | null;
  read_count: Generated<number>;
  last_read_at: Timestamp | null;
}

/** A code sent to a confirmed channel. Unknown case numbers get one too, without a file and without a code. */
export interface ChallengeTable {
  org_id: string;
  challenge_id: Generated<string>;
  kind: 'tracker' | 'one_time_password';
  /** SHA-256 of the normalised case number or user, so that limits count unknown ones as well. */
  subject_hash: string;
  case_no: string | null;
  claim_file_id: string | null;
  user_id: string | null;
  session_id: string | null;
  code_hash: string | null;
  status: Generated<'normal' | 'validated' | 'blocked' | 'error' | 'replaced'>;
  attempts: Generated<number>;
  expire_time: Timestamp;
  block_until: Timestamp | null;
  validated_at: Timestamp | null;
  created_at: GeneratedTimestamp;
  /** Whose challenges count together: the IPv4 address, or the /64 of IPv6, that asked. */
  address_key: string | null;
  /** The challenge whose message carries the code that this one waits for; null when it has a message of its own. */
  code_challenge_id: string | null;
  /** Whom the code was sent to. No reference: one would be checked, and known numbers took longer than unknown ones. */
  party_id: string | null;
  /** The session that the right code has begun. */
  opened_session_id: string | null;
  /** Who of the staff typed the contact that its code was sent to; none when its owner did. */
  contact_typed_by_user_id: string | null;
}

/** What one member of the staff has typed of a claim that is not registered yet; nobody else reads it. */
export interface ClaimDraftTable {
  org_id: string;
  claim_draft_id: Generated<string>;
  user_id: string;
  title: string;
  answers: Json<JsonValue>;
  row_version: Generated<number>;
  created_at: Timestamp;
  saved_at: Timestamp;
  expires_at: Timestamp;
}

/** A claim. Its number, upper case and without spaces, is also the case number of the public tracker. */
export interface ClaimFileTable {
  org_id: string;
  claim_file_id: Generated<string>;
  claim_file_no: string;
  business_segment_code: Generated<string>;
  policy_type_code: string;
  policy_insurer: string | null;
  policy_number: string | null;
  policy_valid_from: string | null;
  policy_valid_to: string | null;
  event_id: string;
  claimant_party_id: string | null;
  insured_party_id: string | null;
  notifier_party_id: string | null;
  notifier_role: 'owner' | 'driver' | 'other' | null;
  main_vehicle_id: string | null;
  /** Office that handles it: the first open one of the county of the accident, then whatever people choose; none where there is none. */
  branch_id: string | null;
  county_code: string | null;
  channel: 'web_guest' | 'phone' | 'staff' | 'email' | 'partner' | 'api';
  priority: Generated<number>;
  /** Status of the case master assignment, kept by trigger. */
  status_code: string | null;
  waiting_on: 'us' | 'manager' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other' | null;
  coverage_flags: Generated<string[]>;
  is_total_loss: Generated<boolean>;
  estimated_amount: string | null;
  agreed_amount: string | null;
  paid_amount: string | null;
  reserve_amount: string | null;
  currency: Generated<string>;
  tracker_step: Generated<number>;
  legal_due_date: string | null;
  consent_version: string | null;
  consent_at: Timestamp | null;
  assignment_count: Generated<number>;
  opened_at: GeneratedTimestamp;
  closed_at: Timestamp | null;
  close_reason: string | null;
  reopened_count: Generated<number>;
  /** Kept by trigger from the claimant (else the notifier). */
  claimant_name: Generated<string>;
  /** Kept by trigger from the main vehicle. */
  plate: string | null;
  /** Kept by trigger from the main vehicle. */
  vin: string | null;
  /** Folded number, plate, VIN, claimant and policy number, kept by trigger. */
  search_text: Generated<string>;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  special_customer_id: string | null;
  /** Who repairs, tows or assesses the vehicle. */
  partner_id: string | null;
  /** The guest session that reported it. */
  filed_in_session_id: string | null;
}

/** Two claim files that somebody has linked; kind duplicate: the first repeats the second, which stays. */
export interface ClaimFileLinkTable {
  org_id: string;
  claim_file_id: string;
  linked_claim_file_id: string;
  kind: 'duplicate' | 'related' | 'same_event';
  created_by_user_id: string | null;
  created_at: GeneratedTimestamp;
  /** Why somebody has linked them; none for links from before it was asked for. */
  reason: string | null;
}

/** Claim files of the current tenant, to be searched by text. */
export interface ClaimFileSearchListTable {
  org_id: string | null;
  claim_file_id: string | null;
  claim_file_no: string | null;
  opened_at: Date | null;
  search_text: string | null;
  policy_type_code: string | null;
  county_code: string | null;
  status_code: string | null;
  event_id: string | null;
}

/** The sums of a file, kept by trigger from its ledger alone; its version grows with every entry. */
export interface ClaimMoneyTable {
  org_id: string;
  claim_file_id: string;
  estimated_bani: number | null;
  agreed_bani: number | null;
  reserve_bani: number | null;
  paid_bani: number | null;
  recourse_bani: number | null;
  residual_bani: number | null;
  row_version: Generated<number>;
  recovered_bani: number | null;
  /** What is named of accepted less paid: above zero is never paid, below zero was paid in excess. */
  difference_bani: number | null;
  /** What partners were paid for the file, beside what the claimant was paid. */
  partner_bani: number | null;
}

/** Last claim file number given out, by year and policy letter. */
export interface ClaimNumberTable {
  org_id: string;
  year: number;
  claim_letter: string;
  last_number: number;
}

/** Roles of people that a claim can have several of; notifier, insured and injured are columns of the file. */
export interface ClaimPartyTable {
  org_id: string;
  claim_file_id: string;
  party_id: string;
  role: 'at_fault' | 'hurt' | 'witness' | 'representative';
}

/** The policy of a claim file as it was known when the claim was reported; later imports change nothing of it. */
export interface ClaimPolicyTable {
  org_id: string;
  claim_file_id: string;
  verdict: 'covered' | 'doubtful' | 'not_in_force';
  reasons: Generated<string[]>;
  /** What the policy said; null when none was found. */
  terms: Json<JsonValue> | null;
  loss_date: string;
  taken_at: Timestamp;
  is_covered: boolean | null;
  decision_reason: string | null;
  decided_by_user_id: string | null;
  decided_at: Timestamp | null;
  row_version: Generated<number>;
}

/** Which vehicles a claim is about, in which role, and what is damaged on them. */
export interface ClaimVehicleTable {
  org_id: string;
  claim_file_id: string;
  vehicle_id: string;
  role: 'insured' | 'injured' | 'at_fault' | 'other';
  driver_party_id: string | null;
  insurer: string | null;
  policy_number: string | null;
  is_drivable: boolean | null;
  location: string | null;
  damaged_parts: GeneratedJson<DamagedPart[]>;
  row_version: Generated<number>;
  /** The damage as the notifier told it. */
  damage_words: string | null;
  /** Zones that were picked on the outline, with how they are damaged and whether they were before. */
  damaged_zones: GeneratedJson<JsonValue>;
}

/** Days on which an organisation is closed, beside public holidays. */
export interface ClosureTable {
  org_id: string;
  closure_date: string;
  name_ro: string;
  name_en: string;
  row_version: Generated<number>;
  /** When it closes on that day; null from the beginning of the day. */
  closed_from: string | null;
  /** When it opens again; null to the end of the day. Both null: the whole day. */
  closed_until: string | null;
}

/** Colours of vehicles. */
export interface ColorTable {
  color_code: string;
  name_ro: string;
  name_en: string;
  hex: string;
  position: number;
}

/** An e-mail address or phone of a party; unconfirmed ones never carry personal data. */
export interface ContactChannelTable {
  org_id: string;
  contact_channel_id: Generated<string>;
  party_id: string;
  kind: 'email' | 'phone';
  value: string;
  is_preferred: Generated<boolean>;
  confirm_key_hash: string | null;
  confirm_key_expires_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  bounced_at: Timestamp | null;
  sms_consent: Generated<boolean>;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** Who of the staff typed it; none when its owner did, or nobody knows. */
  typed_by_user_id: string | null;
}

/** What the daily look for files that belong to nothing has found and done, for all organisations together. */
export interface ContentSweepTable {
  swept_at: Timestamp;
  files: number;
  unnamed: number;
  unnamed_bytes: number;
  removed: number;
}

/** ISO 3166-1 countries. */
export interface CountryTable {
  country_code: string;
  name_ro: string;
  name_en: string;
  position: number;
}

/** The 41 counties and București, by plate code, with the county numbers used in a CNP. */
export interface CountyTable {
  country_code: string;
  county_code: string;
  name: string;
  cnp_codes: string[];
  position: number;
}

/** What a policy covers on a file, with its limit, and what is reserved and paid for it (kept by trigger from the ledger). */
export interface CoverageTable {
  org_id: string;
  claim_file_id: string;
  coverage_code: 'vehicle' | 'property' | 'loss_of_use' | 'injury' | 'penalty';
  /** The most that the policy pays; null when it names none. */
  limit_bani: number | null;
  deductible_bani: Generated<number>;
  reserve_bani: Generated<number>;
  paid_bani: Generated<number>;
}

/** What the columns of a bank's table mean, told apart by its headings: every next file with the same headings is read by it. */
export interface CsvLayoutTable {
  org_id: string;
  /** In small letters without marks, in their order. */
  headings: string[];
  columns: Json<JsonValue>;
  decimal_sign: 'auto' | 'comma' | 'point';
  saved_by_user_id: string;
  saved_at: Timestamp;
}

/** How many cases of a measure a day had, by what they have in common; reports read nothing else. */
export interface DailySnapshotTable {
  org_id: string;
  snapshot_date: string;
  measure: string;
  policy_type_code: string;
  county_code: string;
  subject: string;
  value: number;
  count: number;
  amount_bani: number;
}

/** Pictures of good documents that an organisation has sent, as JPEG; `doc_type.example_hash` names the one in use. */
export interface DocExamplePictureTable {
  org_id: string;
  content_hash: string;
  /** The bytes as base64. */
  content: string;
  stored_at: Timestamp;
}

/** Documents asked from somebody. */
export interface DocRequestTable {
  org_id: string;
  doc_request_id: Generated<string>;
  /** Kept readable, since the claimant's tracker shows the link again; it opens an upload and nothing else. */
  request_key: string;
  key_hash: string;
  claim_file_id: string;
  assignment_id: string | null;
  recipient_party_id: string | null;
  channel: Generated<'email' | 'sms' | 'both'>;
  message: string | null;
  status: Generated<
    'draft' | 'sent' | 'viewed' | 'partial' | 'received' | 'accepted' | 'rejected' | 'expired' | 'cancelled'
  >;
  due_date: string | null;
  system_time: GeneratedTimestamp;
  sent_at: Timestamp | null;
  viewed_at: Timestamp | null;
  expires_at: Timestamp;
  row_version: Generated<number>;
  updated_at: GeneratedTimestamp;
  /** The language of the messages and of the page, that of the recipient when it was sent. */
  language: Generated<'ro' | 'en'>;
  asked_by_user_id: string | null;
  /** When the last item was accepted or waived. */
  completed_at: Timestamp | null;
}

/** One kind of document inside a request, judged on its own. */
export interface DocRequestItemTable {
  org_id: string;
  doc_request_item_id: Generated<string>;
  doc_request_id: string;
  doc_type_code: string;
  /** rejected: to be sent again; not_owned: the recipient says that there is none; waived: the reason was accepted. */
  state: Generated<'requested' | 'received' | 'accepted' | 'rejected' | 'not_owned' | 'waived'>;
  reject_reason: string | null;
  position: Generated<number>;
  row_version: Generated<number>;
  /** When the recipient last sent documents for it, or said that there are none. */
  answered_at: Timestamp | null;
  decided_at: Timestamp | null;
  decided_by_user_id: string | null;
  not_owned_code: 'where_from' | 'not_now' | 'somebody_else' | 'given_already' | 'other' | null;
  not_owned_note: string | null;
}

/** Reminders of a request, each at the hour at which it leaves. */
export interface DocRequestReminderTable {
  org_id: string;
  doc_request_reminder_id: Generated<string>;
  doc_request_id: string;
  due_at: Timestamp;
  /** Its day was a weekend or a holiday: it leaves on the next working day. */
  is_moved: Generated<boolean>;
  state: Generated<'planned' | 'sent' | 'cancelled'>;
  sent_at: Timestamp | null;
}

/** How an organisation asks for documents: days after the request on which it reminds, the hours in which it writes to nobody, terms. Without a row the defaults hold. */
export interface DocRequestRuleTable {
  org_id: string;
  reminder_days: Generated<number[]>;
  reminder_time: Generated<string>;
  quiet_from: Generated<string>;
  quiet_until: Generated<string>;
  due_days: Generated<number>;
  valid_days: Generated<number>;
  row_version: Generated<number>;
  updated_at: GeneratedTimestamp;
  /** Whether the product asks for what a new claim lacks as soon as the claimant has confirmed how to be reached. */
  asks_by_itself: Generated<boolean>;
}

/** Each change of how an organisation asks for documents; without a kind of document, of reminders and terms. */
export interface DocRuleChangeTable {
  org_id: string;
  doc_rule_change_id: Generated<string>;
  doc_type_code: string | null;
  before: Json<JsonValue>;
  after: Json<JsonValue>;
  changed_by_user_id: string;
  changed_at: Timestamp;
}

/** Kinds of document that a file can hold or ask for. */
export interface DocTypeTable {
  org_id: string;
  doc_type_code: string;
  name_ro: string;
  name_en: string;
  provided_by: 'claimant' | 'organisation' | 'partner' | 'authority';
  is_visible_to_claimant: Generated<boolean>;
  allowed_mime_types: Generated<string[]>;
  position: number;
  is_active: Generated<boolean>;
  row_version: Generated<number>;
  /** What a claimant who is asked for it reads: what it is for and how to photograph it. */
  guidance_ro: string | null;
  guidance_en: string | null;
  /** Which pair of a good and a bad example is drawn beside it. */
  example_code: Generated<'paper' | 'card' | 'photo' | 'form'>;
  /** The picture that claimants see; null for the drawn one of example_code. */
  example_hash: string | null;
  /** What the picture shows, for those who do not see it. */
  example_alt_ro: string | null;
  example_alt_en: string | null;
}

/** A stored file. Without a claim file it waits for the notification that its guest is still writing. */
export interface DocumentTable {
  org_id: string;
  document_id: Generated<string>;
  doc_type_code: string;
  claim_file_id: string | null;
  assignment_id: string | null;
  doc_request_item_id: string | null;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
  thumbnail_key: string | null;
  page_count: number | null;
  state: Generated<'received' | 'checking' | 'accepted' | 'rejected' | 'superseded'>;
  reject_reason: string | null;
  scan_state: Generated<'not_scanned' | 'pending' | 'clean' | 'infected'>;
  description: string | null;
  registration_no: string | null;
  registration_date: string | null;
  visibility: Generated<'internal' | 'partner' | 'claimant'>;
  uploaded_by_user_id: string | null;
  uploaded_in_session_id: string | null;
  system_time: GeneratedTimestamp;
  row_version: Generated<number>;
  updated_at: GeneratedTimestamp;
  /** Folded file name, description and registration number. */
  search_text: GeneratedAlways<string>;
  /** The picture as people outside the organisation see it: upright, without place and camera. */
  copy_key: string | null;
  copy_size_bytes: Generated<number>;
  /** Whether the copies of a picture have to be made, are there, or cannot be made. */
  copies_state: Generated<'waiting' | 'ready' | 'none'>;
  /** Where a guest sent it from; forgotten after two days. */
  address_key: string | null;
  /** Who accepted, refused or replaced it; null while nobody did. */
  judged_by_user_id: string | null;
  judged_at: Timestamp | null;
  /** What the virus scanner found. */
  scan_signature: string | null;
  scanned_at: Timestamp | null;
  /** Belongs to a record of another area, which alone gives it out. It waits for no notification and is in no list. */
  is_private: Generated<boolean>;
}

/** Documents on files of the current tenant, to be searched by text. */
export interface DocumentSearchListTable {
  org_id: string | null;
  document_id: string | null;
  claim_file_id: string | null;
  doc_type_code: string | null;
  search_text: string | null;
}

/** Warnings about legal clocks and assignments. A new due date is warned of anew. */
export interface EscalationTable {
  org_id: string;
  subject_id: string;
  step: 'term_75' | 'near_law' | 'law_missed' | 'sla_75' | 'sla_100';
  due_on: string;
  names: string[];
  told_at: Timestamp;
}

/** Which column of a shop's files is what, kept for its next estimate. */
export interface EstimateColumnTable {
  org_id: string;
  shop_key: string;
  shop_name: string;
  columns: Json<JsonValue>;
  updated_at: GeneratedTimestamp;
}

/** Lines of an estimate: which line of our note each is, what is agreed and why it differs. */
export interface EstimateLineTable {
  org_id: string;
  estimate_line_id: Generated<string>;
  shop_estimate_id: string;
  position: number;
  code: string | null;
  name: string;
  quantity_hundredths: number | null;
  unit_price_bani: number | null;
  hours_hundredths: number | null;
  /** What the shop asks, without VAT; below zero for a discount. */
  amount_bani: number;
  item_guid: string | null;
  confidence: number | null;
  agreed_bani: number | null;
  reason_code: string | null;
  reason_note: string | null;
}

/** An accident. Several claim files can come from one. */
export interface EventTable {
  org_id: string;
  event_id: Generated<string>;
  occurred_on: string;
  /** Local time in Europe/Bucharest, when the notifier knew it. */
  occurred_at_time: string | null;
  country_code: Generated<string>;
  county_code: string | null;
  locality: string | null;
  street: string | null;
  description: string | null;
  cause: string | null;
  has_injuries: Generated<boolean>;
  has_other_damage: Generated<boolean>;
  police_report_no: string | null;
  police_station: string | null;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** It happened between the hour and this one; none when the hour is exact or unknown. */
  occurred_until_time: string | null;
  /** Who has written down what happened; none while that is not known. */
  recorded_by: 'police' | 'amiable_statement' | 'nobody' | null;
}

/** A file that somebody takes out of a list; made in the background, kept for some days. */
export interface ExportTable {
  org_id: string;
  export_id: Generated<string>;
  user_id: string;
  format: 'xlsx' | 'csv';
  request: Json<JsonValue>;
  state: Generated<'queued' | 'running' | 'ready' | 'failed'>;
  row_count: number | null;
  file_name: string | null;
  storage_key: string | null;
  size_bytes: number | null;
  /** When the person was told that it is ready. */
  told_at: Timestamp | null;
  expires_at: Timestamp;
  created_at: GeneratedTimestamp;
  finished_at: Timestamp | null;
}

/** Whom an identity provider means by a subject. */
export interface ExternalIdentityTable {
  org_id: string;
  issuer: string;
  subject: string;
  user_id: string;
  created_at: GeneratedTimestamp;
  last_used_at: GeneratedTimestamp;
}

/** Sign-ins that wait for their return from an identity provider. */
export interface ExternalSignInTable {
  org_id: string;
  state_hash: string;
  nonce: string;
  verifier_sealed: string;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

/** Features switched on or off for an organisation. */
export interface FeatureFlagTable {
  org_id: string;
  feature_code: string;
  is_enabled: boolean;
  row_version: Generated<number>;
  updated_at: GeneratedTimestamp;
}

/** What assessors reported about visits; the device makes the id, so that a repetition adds nothing. */
export interface FieldReportTable {
  org_id: string;
  field_report_id: string;
  visit_id: string;
  user_id: string;
  status: string;
  happened_at: Timestamp;
  received_at: Timestamp;
  note: string | null;
}

/** Which roles and which team a group gives, whether SCIM or a sign-in names it. */
export interface GroupMappingTable {
  org_id: string;
  mapping_id: Generated<string>;
  group_name: string;
  /** Codes of built-in roles, and of composed ones as `own.` and their id. */
  role_codes: string[];
  team_id: string | null;
  saved_at: Timestamp;
  /** Who saved it last; it gives this person nothing, so that nobody raises the own rights. */
  saved_by_user_id: string;
  row_version: Generated<number>;
}

/** A link that opens exactly one assignment without a login; only the SHA-256 of its key is kept. */
export interface GuestAccessTable {
  org_id: string;
  guest_access_id: Generated<string>;
  key_hash: string;
  assignment_type_code: string;
  assignment_id: string;
  party_id: string | null;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  used_count: Generated<number>;
  created_at: GeneratedTimestamp;
}

/** What a guest has typed of a report that is not sent yet; whoever has its link goes on with it. */
export interface GuestDraftTable {
  org_id: string;
  guest_draft_id: Generated<string>;
  /** SHA-256 (hex) of the key in the link; the key itself is not kept. */
  key_hash: string;
  /** In which it began: one session begins a few drafts and no more. */
  session_id: string;
  answers: Json<JsonValue>;
  row_version: Generated<number>;
  created_at: Timestamp;
  saved_at: Timestamp;
  expires_at: Timestamp;
}

/** Romanian public holidays. */
export interface HolidayTable {
  holiday_date: string;
  name_ro: string;
  name_en: string;
}

/** Answers of creating calls, kept so that a repeated call returns the first answer. No status yet: still running. */
export interface IdempotencyKeyTable {
  org_id: string;
  caller: string;
  operation_id: string;
  idempotency_key: string;
  body_hash: string;
  status: number | null;
  response_body: string | null;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

/** SHA-256 of the key by which the mail server of an organisation hands over what it receives. */
export interface InboundMailKeyTable {
  org_id: string;
  key_hash: string;
  created_by_user_id: string | null;
  created_at: GeneratedTimestamp;
}

/** Which part of which vehicle an inspection named, kept by trigger from the lines of notes and the vehicle of the file. */
export interface ItemReferenceTable {
  org_id: string;
  assignment_id: string;
  item_guid: string;
  claim_file_id: string;
  vin: string | null;
  plate: string | null;
  /** Code of the part, or its folded name when the reference list does not have it. */
  part_key: string;
  noted_at: Timestamp;
}

/** Holds the jobs of all processes after a restore, until an operator releases them. At most one row. */
export interface JobHoldTable {
  is_held: Generated<boolean>;
  held_since: Timestamp;
  reason: string;
}

/** How far a job is that is running; its row goes when the job ends. */
export interface JobProgressTable {
  org_id: string;
  job_id: string;
  done: number;
  total: number;
  updated_at: GeneratedTimestamp;
}

/** How many vehicles a place takes at once, and which kinds. */
export interface LaneTable {
  org_id: string;
  lane_id: Generated<string>;
  place_id: string;
  name: string;
  skills: Generated<string[]>;
  position: number;
  is_active: Generated<boolean>;
}

/** Rest leave to which somebody is entitled in a year, in half days; what is taken follows from absences. */
export interface LeaveBalanceTable {
  org_id: string;
  user_id: string;
  year: number;
  entitled_half_days: number;
  carried_half_days: Generated<number>;
  row_version: Generated<number>;
}

/** What an organisation says of a kind of absence; the words and rules of the product without a row. */
export interface LeaveTypeSettingTable {
  org_id: string;
  absence_type_code: string;
  name_ro: string;
  name_en: string;
  short_ro: string;
  short_en: string;
  needs_certificate: boolean;
  only_managers: boolean;
  /** A kind that is not offered can no longer be asked for; absences that have it keep it. */
  is_offered: boolean;
  /** What somebody without an own number is entitled to; only of kinds that take from a balance. */
  days_per_year: number | null;
  row_version: Generated<number>;
}

/** Every change of an amount of a file, with its reason and who made it. */
export interface LedgerEntryTable {
  org_id: string;
  ledger_entry_id: Generated<string>;
  claim_file_id: string;
  account:
    | 'estimated'
    | 'agreed'
    | 'reserve'
    | 'paid'
    | 'recourse'
    | 'residual'
    | 'recovered'
    | 'difference'
    | 'partner';
  coverage_code: 'vehicle' | 'property' | 'loss_of_use' | 'injury' | 'penalty' | null;
  change_bani: number;
  /** What it makes of the account, of the coverage for reserves and payments; filled by trigger. */
  balance_bani: number;
  reason: string;
  is_automatic: Generated<boolean>;
  payment_id: string | null;
  created_by_user_id: string | null;
  system_time: Timestamp;
  /** Whose money is to come back, or came. */
  recovery_id: string | null;
  /** Why accepted and paid disagree; none for other accounts. */
  difference_code:
    | 'waived'
    | 'excess_to_recover'
    | 'excess_written_off'
    | 'rounding'
    | 'exchange'
    | 'bank_error'
    | 'named_wrongly'
    | null;
}

/** A term of the law that runs, or ran, on a claim file. It never pauses. */
export interface LegalClockTable {
  org_id: string;
  legal_clock_id: Generated<string>;
  claim_file_id: string;
  legal_rule_code: string;
  policy_type_code: string;
  event_from: string;
  started_on: string;
  due_date: string;
  stopped_on: string | null;
  stopped_by: string | null;
  /** What is owed; as long as nobody knows it the file's own amount counts. */
  amount_bani: number | null;
  delay_cause_code: string | null;
  delay_note: string | null;
  explained_by_user_id: string | null;
  explained_at: Timestamp | null;
  /** When the product noticed that the term was missed. */
  missed_at: Timestamp | null;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  /** What was paid of the amount; what is left goes on costing. */
  paid_bani: Generated<number>;
  /** Bani times days of delay of what was paid: that delay is over and stays owed for. */
  late_bani_days: Generated<number>;
  /** The place of the reasons that explain a delay; half of the key of one. */
  delay_place: GeneratedAlways<string>;
}

/** Terms of the law by kind of policy and day of the accident; a new law is a new row from its first day on. */
export interface LegalRuleTable {
  org_id: string;
  legal_rule_code: string;
  policy_type_code: string;
  event_from: string;
  event_to: string | null;
  days: number;
  day_kind: 'calendar' | 'working';
  /** Millionths of the due amount for each day of delay. */
  penalty_ppm: number;
  /** What becomes of a stopped clock when the file is opened again. */
  on_reopening: 'resumes' | 'restarts' | 'stays_stopped';
  source_ro: string;
  source_en: string;
  /** The organisation wrote it; the others came with the product. */
  is_own: Generated<boolean>;
  row_version: Generated<number>;
}

/** An e-mail, SMS or call on a file. E-mail HTML is stored as it came and is hostile until sanitised. */
export interface MessageTable {
  org_id: string;
  message_id: Generated<string>;
  message_key: Generated<string>;
  /** A web message was written on a page of ours: by a claimant on the tracker, or as the answer to one. */
  kind: 'email' | 'sms' | 'call' | 'web';
  direction: 'in' | 'out';
  claim_file_id: string | null;
  assignment_id: string | null;
  from_address: string;
  to_addresses: string[];
  cc_addresses: Generated<string[]>;
  subject: string | null;
  body_html: string | null;
  body_text: string | null;
  language: Generated<'ro' | 'en'>;
  state: 'draft' | 'queued' | 'sent' | 'delivered' | 'failed' | 'bounced' | 'cancelled' | 'received';
  provider_id: string | null;
  is_auto_reply: Generated<boolean>;
  sent_by_user_id: string | null;
  read_at: Timestamp | null;
  system_time: GeneratedTimestamp;
  row_version: Generated<number>;
  updated_at: GeneratedTimestamp;
  /** Registered reason of a message that the product sent by itself. */
  reason_code: string | null;
  /** The first message of a conversation; null for a message that nothing answers and that answers nothing. */
  thread_id: string | null;
  /** Message-ID of an e-mail without its brackets: answers name it. */
  internet_message_id: string | null;
  template_code: string | null;
  /** When it leaves: some seconds after it was written, so that it can be cancelled, or the time that was chosen. */
  send_at: Timestamp | null;
  /** Why it did not arrive, in the words of the mail server or gateway. */
  failure: string | null;
  call_outcome: 'reached' | 'no_answer' | 'busy' | 'voicemail' | 'wrong_number' | null;
  call_minutes: number | null;
  sender_party_id: string | null;
  /** One of our own messages that came back, or one of too many from the same sender; nobody is told of it. */
  is_loop: Generated<boolean>;
  /** Where its sender wants the answer: Reply-To when it differs from From. */
  reply_to_address: string | null;
  /** Content of the raw message (MIME) as the mail server handed it over. */
  raw_storage_key: string | null;
  /** Of sender, subject, text and files: a message with a known Message-ID is a repetition only when this agrees. */
  content_sha256: string | null;
  /** Why it was put into no file by itself: nothing points to one, several do, what it says points to different ones, or a loop. */
  unfiled_because: 'nothing' | 'several' | 'contradiction' | 'loop' | null;
  /** Numbers of the files that something in it points to, for whoever files it. */
  possible_file_nos: Generated<string[]>;
  /** Whether whoever is in charge of the file was told that a claimant has written, and acknowledged it. */
  notice_state: Generated<'untold' | 'told' | 'seen'>;
}

/** A file that left with a message or came with one. What came is a document once the message has a claim file. */
export interface MessageAttachmentTable {
  org_id: string;
  message_id: string;
  position: number;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  sha256: string | null;
  storage_key: string | null;
  document_id: string | null;
  /** Why a file that came became no document. Its content is kept all the same, and handed out as it came to staff only. */
  refused_because: 'type' | 'size' | 'number' | 'signature' | 'unpacked' | null;
  /** The claim file that its document alone was moved to. */
  moved_to_file_no: string | null;
}

/** Who gets a message that was sent; each recipient has a delivery of their own. */
export interface MessageRecipientTable {
  org_id: string;
  message_id: string;
  position: number;
  kind: 'to' | 'cc';
  address: string;
  party_id: string | null;
  name: string | null;
  outbox_id: string | null;
  state: Generated<'queued' | 'sent' | 'failed' | 'bounced' | 'cancelled'>;
  failure: string | null;
}

/** What somebody no longer wants to be written to about. Offers, refusals, requests and changes of visits have no topic: they always come. */
export interface MessageStopTable {
  org_id: string;
  party_id: string;
  topic: 'news' | 'reminders' | 'partner_jobs' | 'grades';
  stopped_at: Timestamp;
}

/** A text to begin a message with; {{variables}} are filled from the claim file. */
export interface MessageTemplateTable {
  org_id: string;
  template_code: string;
  channel: 'email' | 'sms';
  language: 'ro' | 'en';
  name: string;
  subject: string | null;
  body: string;
  position: Generated<number>;
  version: Generated<number>;
  is_active: Generated<boolean>;
  row_version: Generated<number>;
  updated_at: GeneratedTimestamp;
  /** The set that the text belongs to; standard templates belong to none. */
  template_set_id: string | null;
  /** The standard template in place of which a text of a set is used. */
  replaces_code: string | null;
}

/** Which kinds of template texts a second person approves; an organisation without a row asks for none. */
export interface MessageTemplateApprovalTable {
  org_id: string;
  email: boolean;
  sms: boolean;
  row_version: Generated<number>;
}

/** Texts of a template that are not in force: being written, waiting for approval, or given back. One for a template. */
export interface MessageTemplateDraftTable {
  org_id: string;
  template_code: string;
  in_set: Json<JsonValue> | null;
  name_ro: string;
  name_en: string;
  is_active: boolean;
  texts: Json<JsonValue>;
  /** The version of the template that the draft was written over; 0 for a new template. */
  base_row_version: number;
  state: 'draft' | 'waiting' | 'returned';
  note: string;
  /** Everybody who wrote in it: none of them approves it. */
  author_user_ids: string[];
  saved_by_user_id: string;
  saved_at: Timestamp;
  decided_by_user_id: string | null;
  reason: string | null;
  row_version: Generated<number>;
}

/** A collection of texts, such as those for a fleet; what it has no text for is said by the standard template. */
export interface MessageTemplateSetTable {
  org_id: string;
  template_set_id: Generated<string>;
  name: string;
  row_version: Generated<number>;
  removed_at: Timestamp | null;
}

/** A template as it was saved: its texts by channel and language. Version 1 of what the product brought was saved by nobody. */
export interface MessageTemplateVersionTable {
  org_id: string;
  template_code: string;
  version: number;
  name_ro: string;
  name_en: string;
  texts: Json<JsonValue>;
  saved_by_user_id: string | null;
  saved_at: GeneratedTimestamp;
  /** The second person; null where the organisation asked for none. */
  approved_by_user_id: string | null;
  /** Why the texts were changed, in the words of whoever asked for approval. */
  note: Generated<string>;
}

/** What the days of a month in daily_snapshot come to, written in the transaction that writes those days; never what there was at the end of a day. */
export interface MonthlySnapshotTable {
  org_id: string;
  /** The first day of the month. */
  month: string;
  measure: string;
  /** What the sums are kept apart by; the other codes are empty. */
  summed_by: 'policy_type' | 'county' | 'subject' | 'policy_type_subject';
  policy_type_code: string;
  county_code: string;
  subject: string;
  value: number;
  count: number;
  amount_bani: number;
}

/** Every word in a name of a party, folded; kept by trigger, forgotten when no name has it any more. */
export interface NameWordTable {
  org_id: string;
  word: string;
}

/** Words that went out of a name, until it is known whether another name still has them; kept by trigger. */
export interface NameWordLeftTable {
  org_id: string;
  word: string;
}

/** Words of names of the current tenant, to be searched for similar ones. */
export interface NameWordListTable {
  org_id: string | null;
  word: string | null;
}

/** What a person wrote on a file. */
export interface NoteTable {
  org_id: string;
  note_id: Generated<string>;
  claim_file_id: string;
  assignment_id: string;
  body: string;
  visibility: Generated<'internal' | 'managers' | 'partner' | 'claimant'>;
  author_user_id: string;
  on_behalf_of_user_id: string | null;
  /** What the note said before each edit: body, visibility, written_at. */
  edited_history: GeneratedJson<JsonValue>;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  edited_at: Timestamp | null;
}

/** Colleagues whom a note names; each is told once, until they say that they have seen it. */
export interface NoteMentionTable {
  org_id: string;
  note_id: string;
  user_id: string;
  created_at: GeneratedTimestamp;
  told_at: Timestamp | null;
  seen_at: Timestamp | null;
}

/** Offers of money, with the lines that their amount follows from, until the claimant has answered. */
export interface OfferTable {
  org_id: string;
  offer_id: Generated<string>;
  claim_file_id: string;
  offer_no: number;
  state: Generated<'draft' | 'asked' | 'approved' | 'issued' | 'accepted' | 'contested' | 'replaced'>;
  /** What the amount follows from: code, note and signed bani of each line, in order. */
  lines: Json<JsonValue>;
  compensation_bani: number;
  penalty_bani: number;
  amount_bani: GeneratedAlways<number>;
  recipient_party_id: string;
  language: 'ro' | 'en';
  note: string | null;
  approved_by_user_id: string | null;
  approved_at: Timestamp | null;
  decision_note: string | null;
  /** Key of the link that the claimant got. */
  offer_key: string | null;
  key_hash: string | null;
  expires_at: Timestamp | null;
  document_id: string | null;
  issued_at: Timestamp | null;
  issued_by_user_id: string | null;
  viewed_at: Timestamp | null;
  answered_at: Timestamp | null;
  answered_by: 'claimant' | 'staff' | null;
  contest_reasons: Generated<string[]>;
  contest_note: string | null;
  /** Contests it, and wants the offered amount in the meantime. */
  wants_undisputed: Generated<boolean>;
  payee_name: string | null;
  iban_sealed: string | null;
  iban_hash: string | null;
  iban_masked: string | null;
  created_by_user_id: string;
  created_at: GeneratedTimestamp;
  row_version: Generated<number>;
  /** Who of the staff recorded the answer; none when the claimant gave it. */
  answered_by_user_id: string | null;
  /** Who of the staff typed the account of the acceptance; none when the claimant did. */
  account_typed_by_user_id: string | null;
  /** When the claimant was last asked to confirm the account that it pays into. */
  account_asked_at: Timestamp | null;
  /** Why the offer leaves without a closed note; none when it has one, or when nobody has said so. */
  note_exception_code: 'invoice' | 'no_vehicle' | 'out_of_reach' | 'other_insurer' | 'court' | 'other' | null;
  /** The same in the words of whoever reckoned the offer. */
  note_exception_reason: string | null;
  /** Who of the staff typed the contact that its link was sent to; none when its owner did. */
  link_typed_by_user_id: string | null;
}

/** What a claimant has sent with an objection to an offer. */
export interface OfferObjectionDocumentTable {
  org_id: string;
  offer_id: string;
  document_id: string;
}

/** Codes that complete a login: keyed hashes, bound to the session that asked, good once. */
export interface OneTimePasswordTable {
  org_id: string;
  one_time_password_id: Generated<string>;
  session_id: string;
  user_id: string;
  code_hash: string;
  tries: Generated<number>;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

/** A tenant: an insurer, a broker, a partner repair shop. */
export interface OrganisationTable {
  org_id: Generated<string>;
  org_code: string;
  org_key: string | null;
  org_name: string;
  short_name: string;
  org_type: 'primary' | 'partner' | 'broker' | 'fleet' | 'external';
  claim_prefix: string | null;
  logo_url: string | null;
  material_color: Generated<string>;
  align_logo: Generated<'left' | 'right'>;
  theme: string | null;
  color: string | null;
  sidebar: Generated<string>;
  background_color: string | null;
  default_language: Generated<'ro' | 'en'>;
  contact_email: string | null;
  contact_phone: string | null;
  app_metadata: GeneratedJson<OrganisationMetadata>;
  /** CIDR ranges that its users may sign in from; empty means any. */
  allowed_addresses: Generated<string[]>;
  is_active: Generated<boolean>;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** Integrated authentication: what the login page offers. */
  sign_in_mode: Generated<'password' | 'password_or_provider' | 'provider'>;
  /** Where browsers keep the id token; with choice the user says so at login. */
  id_token_storage: Generated<'session' | 'application' | 'choice'>;
  /** A font with the Material names as ligatures; the product's own pictures stand in until it is there. Null: none. */
  icon_font_url: string | null;
  /** Company number (CUI), its digits alone. */
  tax_number: string | null;
  /** Number in the trade register, such as J40/1234/2020. */
  trade_register_number: string | null;
  street_address: string | null;
  locality: string | null;
  county_code: string | null;
  postal_code: string | null;
  /** Where answers to e-mails of the organisation go; the address of the installation when absent. */
  reply_to_email: string | null;
  /** Name beside the sender address of e-mails; the short name when absent. */
  sender_name: string | null;
  /** When somebody answers claimants, one line for each weekday that is worked. */
  working_hours: GeneratedJson<WorkingDay[]>;
  /** Text messages and reminders wait for this hour … */
  messages_from: Generated<string>;
  /** … from this hour on. */
  messages_until: Generated<string>;
  /** Languages of the pages and messages for claimants; the main one is always among them. */
  offered_languages: Generated<string[]>;
  /** Selector of the DKIM key, as the provider of the mail server names it; the DNS check looks for it. */
  dkim_selector: string | null;
}

/** Logos that an organisation has sent, as PNG; `organisation.logo_url` names the one in use. */
export interface OrganisationLogoTable {
  org_id: string;
  content_hash: string;
  /** The bytes as base64. */
  content: string;
  stored_at: Timestamp;
}

/** Bytes of an organisation's documents and their copies. Triggers alone write it; uploads of an organisation wait for each other here. */
export interface OrganisationStorageTable {
  org_id: string;
  bytes: Generated<number>;
}

/** Messages to send, written in the transaction that caused them. outbox_id is the dedupe id for the provider. */
export interface OutboxTable {
  org_id: string;
  outbox_id: Generated<string>;
  kind: 'email' | 'sms' | 'push';
  to_address: string;
  subject: string | null;
  body: string;
  message_id: string | null;
  state: Generated<'pending' | 'sent' | 'dropped' | 'dead'>;
  attempts: Generated<number>;
  /** Codes are dropped after this time instead of arriving late. */
  not_after: Timestamp | null;
  last_error: string | null;
  sent_at: Timestamp | null;
  system_time: GeneratedTimestamp;
  send_at: Timestamp | null;
  /** Headers and attachments of an e-mail of a claim file: who else gets it, what it answers, where the files lie. */
  mail: Json<JsonValue> | null;
}

/** A role that an organisation composed of built-in roles. */
export interface OwnRoleTable {
  org_id: string;
  own_role_id: Generated<string>;
  name: string;
  description: Generated<string>;
  row_version: Generated<number>;
}

/** A built-in role whose rights a composed role brings. */
export interface OwnRolePartTable {
  org_id: string;
  own_role_id: string;
  role_code: string;
}

/** A repair shop, tower or other company that works for the insurer. */
export interface PartnerTable {
  org_id: string;
  partner_id: Generated<string>;
  name: string;
  kind: 'repair_shop' | 'glass' | 'towing' | 'rental' | 'assessor' | 'lawyer' | 'broker' | 'other';
  /** Company number, its digits alone. */
  cui: string | null;
  county_code: string | null;
  locality: string | null;
  phone: string | null;
  email: string | null;
  is_active: Generated<boolean>;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  address: string | null;
  /** People of the partner, as [{name, duty, phone, email}]. */
  contacts: GeneratedJson<JsonValue>;
  /** Where it works; none means the county in which it stands. */
  served_county_codes: Generated<string[]>;
  /** Makes of vehicle that it takes; none means all. */
  brand_codes: Generated<string[]>;
  /** Kinds of vehicle that it takes; none means all. */
  category_codes: Generated<string[]>;
  services: Generated<string[]>;
  capacity_per_week: number | null;
  /** One text a day, Monday first; none when nobody has written them down. */
  opening_hours: Generated<string[]>;
  contract_number: string | null;
  contract_from: string | null;
  contract_until: string | null;
  /** Since when no new work goes there; null while it does. */
  suspended_at: Timestamp | null;
  suspended_by_user_id: string | null;
  suspension_reason: string | null;
  /** The organisation of the people who work for the partner here; null while it has no users of its own. */
  partner_org_id: string | null;
  /** When its people got an account; null also where it is older than this column. */
  own_people_since: Timestamp | null;
  /** Since when its people read nothing here any more; the account can be opened again. */
  own_people_ended_at: Timestamp | null;
}

/** Where a partner is paid; its number stays locked away. */
export interface PartnerAccountTable {
  org_id: string;
  partner_id: string;
  holder_name: string;
  iban_sealed: string;
  iban_hash: string;
  iban_masked: string;
  since: Timestamp;
}

/** Accounts into which somebody wants a partner to be paid; the old one is paid until another person has approved it. */
export interface PartnerAccountChangeTable {
  org_id: string;
  partner_account_change_id: Generated<string>;
  partner_id: string;
  state: Generated<'asked' | 'approved' | 'refused' | 'withdrawn'>;
  holder_name: string;
  iban_sealed: string;
  iban_hash: string;
  iban_masked: string;
  asked_by_user_id: string;
  asked_at: Timestamp;
  decided_by_user_id: string | null;
  decided_at: Timestamp | null;
  decision_note: string | null;
}

/** Who was told that a contract or a document of a partner ends; each step once. */
export interface PartnerAlertTable {
  org_id: string;
  partner_alert_id: Generated<string>;
  partner_id: string;
  /** The document that ends; none for the contract. */
  partner_document_id: string | null;
  ends_on: string;
  days_before: 60 | 30 | 7;
  user_id: string;
  state: Generated<'untold' | 'told' | 'seen'>;
  created_at: Timestamp;
}

/** Papers of a partner, such as its authorisation; the file itself is a private document. */
export interface PartnerDocumentTable {
  org_id: string;
  partner_document_id: Generated<string>;
  partner_id: string;
  document_id: string;
  title: string;
  valid_until: string | null;
  added_at: Timestamp;
  added_by_user_id: string;
}

/** One piece of work that a partner, or a shop that somebody typed, does for a claim file. */
export interface PartnerJobTable {
  org_id: string;
  partner_job_id: Generated<string>;
  claim_file_id: string;
  kind: 'repair' | 'glass' | 'towing' | 'rental' | 'expert' | 'legal';
  state: Generated<
    | 'draft'
    | 'sent'
    | 'accepted'
    | 'declined'
    | 'quoted'
    | 'approved'
    | 'in_work'
    | 'waiting_parts'
    | 'done'
    | 'invoiced'
    | 'paid'
    | 'cancelled'
  >;
  state_since: Timestamp;
  /** Who has to act next; none once it is paid or cancelled. */
  next_party: 'handler' | 'partner' | 'payments' | null;
  /** Until when the next party has to act; null where no time is set. */
  due_at: Timestamp | null;
  partner_id: string | null;
  /** A shop that is in no directory, as it was typed. */
  shop_name: string | null;
  shop_phone: string | null;
  shop_email: string | null;
  shop_address: string | null;
  vehicle_plate: string | null;
  /** Make, model and year, as they were when the job was made. */
  vehicle_name: string | null;
  /** Whom the partner calls, copied when the job is made; forgotten some time after it ended. */
  contact_name: string | null;
  contact_phone: string | null;
  damage: string;
  note: string | null;
  choice_reason: string | null;
  /** What happens when an offer is not answered in time: the next proposed partner gets it, or the handler is asked. */
  on_silence: 'next' | 'ask';
  /** Number of the last offer; 0 before the first. */
  offer_no: Generated<number>;
  /** Until when it waits for parts. */
  parts_until: string | null;
  /** The day on which the partner says it will be done. */
  promised_on: string | null;
  /** The estimate of the partner, VAT included. */
  quote_bani: number | null;
  /** The estimate that was approved, VAT included. */
  agreed_bani: number | null;
  invoice_number: string | null;
  invoice_date: string | null;
  invoice_bani: number | null;
  /** Why an invoice that differs from what was agreed is paid all the same. */
  difference_reason: string | null;
  invoice_cleared_at: Timestamp | null;
  made_by_user_id: string | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  row_version: Generated<number>;
}

/** Photos and documents of the file that go along with a job. */
export interface PartnerJobDocumentTable {
  org_id: string;
  partner_job_id: string;
  document_id: string;
  added_at: Timestamp;
  /** Who put it there. */
  origin: Generated<'handler' | 'partner'>;
  /** The step with which it came, when it is an estimate or an invoice of the partner. */
  step_no: number | null;
}

/** The one question about a job of a partner, and its answer; the primary key keeps it from being asked again. */
export interface PartnerJobGradeTable {
  org_id: string;
  partner_job_id: string;
  /** Who did the work when it was asked about. */
  partner_id: string;
  /** Who was asked; null where nobody could be written to. */
  party_id: string | null;
  /** SHA-256 (hex) of the key in the link. */
  key_hash: string;
  done_at: Timestamp;
  asked_at: Timestamp;
  expires_at: Timestamp;
  grade: number | null;
  comment: string | null;
  graded_at: Timestamp | null;
  /** When the reader said that nobody should ask any more. */
  stopped_at: Timestamp | null;
}

/** The lines of an estimate or an invoice of a partner, and what its handler said of each. */
export interface PartnerJobLineTable {
  org_id: string;
  partner_job_id: string;
  /** The step with which it came: an estimate or an invoice. */
  step_no: number;
  line_no: number;
  code: string | null;
  name: string;
  /** What the partner asks, VAT included; a discount is negative. */
  asked_bani: number;
  answer: 'agreed' | 'changed' | 'refused' | null;
  /** What is agreed of it; null while the handler has not answered. */
  agreed_bani: number | null;
  answer_reason: string | null;
}

/** Links by which shops without users open one job; a new link takes the place of the one before. */
export interface PartnerJobLinkTable {
  org_id: string;
  partner_job_link_id: Generated<string>;
  partner_job_id: string;
  /** The offer it was sent with: whoever had the job before opens nothing. */
  offer_no: number;
  /** Key of the link that the shop got. */
  link_key: string;
  key_hash: string;
  sent_to: string;
  sent_at: Timestamp;
  opened_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

/** What a handler and a partner write to each other about a job. */
export interface PartnerJobMessageTable {
  org_id: string;
  partner_job_message_id: Generated<string>;
  partner_job_id: string;
  /** The partner that had the job then: whoever gets the job later does not read it. */
  partner_id: string | null;
  side: 'handler' | 'partner';
  author_user_id: string | null;
  /** As it was then; people of another organisation are known by name alone. */
  author_name: string;
  body: string;
  written_at: Timestamp;
  /** The offer with which the shop got the job, for shops that stand in no directory. */
  offer_no: number | null;
}

/** Whom the product tells that an offer stayed without an answer, or that a job needs another partner. */
export interface PartnerJobNoticeTable {
  org_id: string;
  partner_job_notice_id: Generated<string>;
  partner_job_id: string;
  offer_no: number;
  user_id: string;
  occasion: 'silent' | 'passed_on' | 'taken_back';
  created_at: Timestamp;
  state: Generated<'untold' | 'told' | 'seen'>;
}

/** To whom a job was offered, one after another; its number makes each offer happen once. */
export interface PartnerJobOfferTable {
  org_id: string;
  partner_job_id: string;
  offer_no: number;
  partner_id: string | null;
  shop_name: string | null;
  chosen_by: 'handler' | 'product';
  choice_reason: string;
  sent_at: Timestamp;
  due_at: Timestamp;
  answer: 'accepted' | 'declined' | 'silent' | 'withdrawn' | null;
  answered_at: Timestamp | null;
  answer_reason: string | null;
}

/** Partners that were proposed when a job was made, in the order in which they stood; kept, so that proposals and choices can be counted. */
export interface PartnerJobProposalTable {
  org_id: string;
  partner_job_id: string;
  partner_id: string;
  position: number;
  /** Why it stood there, as [{code, is_good, value}]. */
  reasons: Json<JsonValue>;
  proposed_at: Timestamp;
}

/** What an organisation wants when nobody answers an offer in time; without a row the next proposed partner gets it. */
export interface PartnerJobSettingTable {
  org_id: string;
  on_silence: 'next' | 'ask';
  row_version: Generated<number>;
}

/** Every act on a job, in order. */
export interface PartnerJobStepTable {
  org_id: string;
  partner_job_id: string;
  step_no: number;
  act: string;
  from_state: string;
  to_state: string;
  side: 'handler' | 'partner' | 'payments' | 'product';
  /** The handler wrote down what the partner told. */
  is_by_phone: Generated<boolean>;
  actor_user_id: string | null;
  /** Who acted for the partner; people of another organisation are known by name alone. */
  actor_name: string | null;
  reason: string | null;
  facts: GeneratedJson<JsonValue>;
  /** Until when this step had to happen. */
  was_due_at: Timestamp | null;
  happened_at: Timestamp;
}

/** A person or a company that takes part in a claim. */
export interface PartyTable {
  org_id: string;
  party_id: Generated<string>;
  kind: 'person' | 'company';
  last_name: string | null;
  first_name: string | null;
  company_name: string | null;
  cui: string | null;
  birth_date: string | null;
  county_code: string | null;
  locality: string | null;
  address: string | null;
  language: Generated<'ro' | 'en'>;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** Folded names. */
  search_text: GeneratedAlways<string>;
  /** AES-256-GCM with a key that is derived from the server key. */
  cnp_sealed: string | null;
  /** Keyed hash within the organisation, to find the same number again. */
  cnp_hash: string | null;
  cnp_masked: string | null;
  iban_sealed: string | null;
  iban_hash: string | null;
  iban_masked: string | null;
  /** Who of the staff typed the account; none when its holder did, or nobody knows. */
  iban_typed_by_user_id: string | null;
}

/** People and companies of the current tenant, to be searched by name. */
export interface PartySearchListTable {
  org_id: string | null;
  party_id: string | null;
  search_text: string | null;
}

/** The account from which an organisation pays. */
export interface PayingAccountTable {
  org_id: string;
  holder_name: string;
  iban_sealed: string;
  iban_masked: string;
  bic: string | null;
  row_version: Generated<number>;
  updated_at: GeneratedTimestamp;
  /** Tells the account apart from those of claimants without naming it. */
  iban_hash: string | null;
}

/** Accounts that somebody wants the organisation to pay from; the old one pays until another person has approved it. */
export interface PayingAccountChangeTable {
  org_id: string;
  paying_account_change_id: Generated<string>;
  state: Generated<'asked' | 'approved' | 'refused' | 'withdrawn'>;
  holder_name: string;
  iban_sealed: string;
  iban_hash: string;
  iban_masked: string;
  bic: string | null;
  asked_by_user_id: string;
  asked_at: Timestamp;
  decided_by_user_id: string | null;
  decided_at: Timestamp | null;
  decision_note: string | null;
}

/** Money that has reached its payee, by hand or from a statement of the bank; corrections take back. */
export interface PaymentTable {
  org_id: string;
  payment_id: Generated<string>;
  payment_order_id: string;
  claim_file_id: string;
  amount_bani: number;
  paid_on: string;
  source: 'manual' | 'statement';
  bank_reference: string | null;
  corrects_payment_id: string | null;
  reason: string | null;
  created_by_user_id: string;
  system_time: Timestamp;
  /** The statement of the bank that it came with. */
  bank_statement_id: string | null;
}

/** Payment orders that were given to the bank together, from which account; it can be downloaded again. */
export interface PaymentExportTable {
  org_id: string;
  payment_export_id: Generated<string>;
  export_no: number;
  requested_on: string;
  order_count: number;
  total_bani: number;
  holder_name: string;
  iban_sealed: string;
  bic: string | null;
  created_by_user_id: string;
  created_at: GeneratedTimestamp;
}

/** Orders to pay what an accepted offer says, or the invoice of a partner's job, to whom and into which account. */
export interface PaymentOrderTable {
  org_id: string;
  payment_order_id: Generated<string>;
  claim_file_id: string;
  offer_id: string | null;
  /** What the bank carries from end to end: number of the file and of the order. */
  reference: string;
  state: 'asked' | 'ordered' | 'exported' | 'paid' | 'returned' | 'cancelled';
  amount_bani: number;
  /** Kept by trigger from payments. */
  paid_bani: Generated<number>;
  payee_name: string;
  iban_sealed: string;
  iban_hash: string;
  iban_masked: string;
  payment_export_id: string | null;
  created_by_user_id: string;
  approved_by_user_id: string | null;
  approved_at: Timestamp | null;
  decision_note: string | null;
  cancel_reason: string | null;
  created_at: GeneratedTimestamp;
  row_version: Generated<number>;
  /** Pays what nobody contests of an offer, before the rest is agreed. */
  is_undisputed: Generated<boolean>;
  /** What was ordered of the claim before, and is not paid again. */
  deducted_bani: Generated<number>;
  /** How much of it each coverage pays; null when it pays the whole offer. */
  parts: Json<JsonValue> | null;
  /** Who of the staff typed the account that it pays into; none when the claimant did. */
  account_typed_by_user_id: string | null;
  /** Who confirmed the account; none when the claimant typed it under the own name. */
  account_confirmation_id: string | null;
  /** The holder of the account has another name than whom the offer was made to. */
  is_holder_other: Generated<boolean>;
  /** The job whose invoice it pays; none when it pays an offer. */
  partner_job_id: string | null;
  invoice_number: string | null;
}

/** Where vehicles are inspected: centres, mobile zones and partner shops. */
export interface PlaceTable {
  org_id: string;
  place_id: Generated<string>;
  name: string;
  kind: 'centre' | 'mobile' | 'partner';
  county_code: string;
  locality: string;
  address: string;
  /** Millionths of a degree. */
  latitude_micro: number | null;
  longitude_micro: number | null;
  phone: string | null;
  lead_minutes: number;
  days_ahead: number;
  arrival_ro: string | null;
  arrival_en: string | null;
  accessibility: string | null;
  /** Opening by weekday in minutes of the day; two entries of a day leave a break between them. */
  hours: Json<JsonValue>;
  /** Dates with other hours, or none. */
  exceptions: GeneratedJson<JsonValue>;
  is_active: Generated<boolean>;
  row_version: Generated<number>;
  /** Seven numbers, Monday first; a null is one person for each lane, and one in a mobile zone. Null alike for all of them. */
  minimum_people: Json<JsonValue> | null;
}

/** Policies that claims are compared with; who is insured is known by name, and found by a number that nobody can read back. */
export interface PolicyTable {
  org_id: string;
  policy_id: Generated<string>;
  source: 'import' | 'service';
  kind: 'rca' | 'casco';
  insurer: string;
  policy_number: string;
  /** Prefix and number without what stands between letters and digits. */
  number_key: string;
  /** The number without its prefix, as people often read it out. */
  number_tail: string;
  valid_from: string;
  valid_until: string;
  paid_until: string | null;
  cancelled_on: string | null;
  plate: string | null;
  vin: string | null;
  holder_name: string;
  holder_cui: string | null;
  /** Keyed hash of the personal number within the organisation; the number itself is not kept. */
  holder_cnp_hash: string | null;
  coverages: GeneratedJson<JsonValue>;
  learned_at: Timestamp;
}

/** Files of policies: what each would change, and how far it was taken over. */
export interface PolicyImportTable {
  org_id: string;
  policy_import_id: Generated<string>;
  file_name: string;
  /** The file; forgotten once it was taken over, since personal numbers stand in it. */
  storage_key: string | null;
  sha256: string;
  state: Generated<'reading' | 'unmapped' | 'ready' | 'applying' | 'applied' | 'failed'>;
  fault: 'no_table' | 'too_many' | 'unreadable' | null;
  headings: GeneratedJson<JsonValue>;
  first_row: GeneratedJson<JsonValue>;
  /** Which column holds what, by its heading or as people said; null while the file was not read. */
  columns: Json<JsonValue> | null;
  done_count: Generated<number>;
  row_count: Generated<number>;
  counts: GeneratedJson<JsonValue>;
  left_out: GeneratedJson<JsonValue>;
  created_by_user_id: string;
  created_at: Timestamp;
  applied_at: Timestamp | null;
}

/** Kinds of policy; claim_letter is the letter inside the claim file number. */
export interface PolicyTypeTable {
  policy_type_code: string;
  business_segment_code: string;
  claim_letter: string;
  name_ro: string;
  name_en: string;
  position: number;
}

/** Who has an assignment open, and who writes on it; renewed while it lasts. */
export interface PresenceTable {
  org_id: string;
  assignment_id: string;
  user_id: string;
  activity: 'viewing' | 'editing';
  seen_at: GeneratedTimestamp;
}

/** How many people of a team have to be there on a working day; fewer is warned of, never refused. */
export interface PresenceMinimumTable {
  org_id: string;
  team_id: string;
  people: number;
  row_version: Generated<number>;
}

/** Pages that were printed. What stands on them is not kept, only its hash (SHA-256). */
export interface PrintoutTable {
  org_id: string;
  printout_id: Generated<string>;
  claim_file_id: string;
  kind: 'timeline' | 'email' | 'sms';
  activity_no: string;
  entries: number;
  last_entry_at: Timestamp | null;
  hash: string;
  exported_by_user_id: string;
  exported_at: Timestamp;
}

/** Versions of the status machine of a kind of work: draft, validated (published at a moment to come), published, retired, or proposed by an update of the product. */
export interface ProcessVersionTable {
  org_id: string;
  process_version_id: Generated<string>;
  assignment_type_code: string;
  version_no: number;
  state: 'draft' | 'validated' | 'published' | 'retired' | 'proposed';
  origin: 'base' | 'own';
  content: Json<StoredProcess>;
  /** What was in force when the draft began; where the draft says the same, publishing keeps words that changed since. */
  started_from: Json<StoredProcess>;
  started_from_no: number | null;
  /** In which row version each status and step of the draft changed last, so that two people can change different ones. */
  revisions: GeneratedJson<ProcessRevisions>;
  publish_at: Timestamp | null;
  /** What becomes of work in statuses that disappear: the status it moves to, or null when it stays on its version. */
  answers: GeneratedJson<ProcessAnswer[]>;
  reason: string | null;
  created_at: Timestamp;
  created_by: string | null;
  published_at: Timestamp | null;
  published_by: string | null;
  retired_at: Timestamp | null;
  /** What became of the files of last month in this draft: progress, counts and reasons. */
  simulation: Json<ProcessSimulation> | null;
  row_version: Generated<number>;
}

/** A group of the directory. */
export interface ProvisionedGroupTable {
  org_id: string;
  group_id: Generated<string>;
  display_name: string;
  external_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  row_version: Generated<number>;
}

/** Who is in a group of the directory. */
export interface ProvisionedGroupMemberTable {
  org_id: string;
  group_id: string;
  user_id: string;
}

/** What a directory says of a person beside their account. */
export interface ProvisionedUserTable {
  org_id: string;
  user_id: string;
  external_id: string | null;
  given_name: string | null;
  family_name: string | null;
  /** The directory says that the person is not active; the account may be locked only, until open work is handed over. */
  is_closed: Generated<boolean>;
  /** When the directory removed the person; they stay here without access, and the directory sees them no more. */
  deleted_at: Timestamp | null;
}

/** What a sign-in at the identity provider brings with it. */
export interface ProvisioningRulesTable {
  org_id: string;
  /** The claim that names the groups of a person; none: a sign-in changes no roles. */
  groups_claim: string | null;
  /** Whether a person of the provider who is unknown here gets an account. */
  creates_people: Generated<boolean>;
  row_version: Generated<number>;
}

/** What a directory presents when it keeps people and groups by SCIM. */
export interface ProvisioningTokenTable {
  org_id: string;
  token_id: Generated<string>;
  name: string;
  /** SHA-256 (hex) of the token, which is stored nowhere. */
  token_hash: string;
  created_at: Timestamp;
  created_by_user_id: string;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  ended_by_user_id: string | null;
  /** To the minute. */
  last_used_at: Timestamp | null;
  row_version: Generated<number>;
}

/** Browsers that a claimant lets say that a case has news. Removed when they are taken back, when their push service no longer knows them, and when their person has left the case. */
export interface PushSubscriptionTable {
  org_id: string;
  push_subscription_id: Generated<string>;
  claim_file_id: string;
  party_id: string;
  /** Where the push service takes news for this browser; a secret between the two of us. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What the claimant knows the device by, such as "Chrome, Android". */
  device: string;
  created_at: Timestamp;
  last_told_at: Timestamp | null;
}

/** Where an assignment waits while nobody owns it. */
export interface QueueTable {
  org_id: string;
  queue_id: Generated<string>;
  queue_code: string;
  name_ro: string;
  name_en: string;
  team_id: string | null;
}

/** Why something was refused, cancelled or late: what people choose from, by the place that asks. */
export interface ReasonTable {
  org_id: string;
  place: string;
  reason_code: string;
  name_ro: string;
  name_en: string;
  position: Generated<number>;
  /** A retired reason is no longer offered; records that have it still show its name. */
  is_active: Generated<boolean>;
  row_version: Generated<number>;
}

/** Lines of statements that became payments: each once, whichever file it comes with. */
export interface RecordedBankLineTable {
  org_id: string;
  line_key: string;
  bank_statement_id: string;
  line_no: number;
  recorded_at: Timestamp;
}

/** Money that is to come back on a file: from whom, on what ground, and how far it is. */
export interface RecoveryTable {
  org_id: string;
  recovery_id: Generated<string>;
  claim_file_id: string;
  recovery_no: number;
  kind: 'recourse' | 'residual';
  state: Generated<'noted' | 'claimed' | 'received' | 'given_up'>;
  debtor_kind: 'insurer' | 'person';
  debtor_name: string;
  ground_code: 'subrogation' | 'intent' | 'traffic_offence' | 'escape' | 'without_consent' | 'sale' | 'other';
  ground_note: string;
  /** Kept by trigger from the ledger; once it is given up, what was received of it. */
  expected_bani: Generated<number>;
  /** Kept by trigger from the ledger. */
  received_bani: Generated<number>;
  claimed_on: string | null;
  give_up_reason: string | null;
  /** None for sums that were noted before each had its debtor. */
  created_by_user_id: string | null;
  created_at: GeneratedTimestamp;
  row_version: Generated<number>;
}

/** Money that came back; corrections take back. */
export interface RecoveryReceiptTable {
  org_id: string;
  recovery_receipt_id: Generated<string>;
  recovery_id: string;
  claim_file_id: string;
  amount_bani: number;
  received_on: string;
  bank_reference: string | null;
  corrects_receipt_id: string | null;
  reason: string | null;
  created_by_user_id: string;
  system_time: Timestamp;
}

/** Which content of the reference data this database holds. */
export interface ReferenceVersionTable {
  reference_name: string;
  content_hash: string;
  written_at: GeneratedTimestamp;
}

/** Who works in whose name, from one moment to another; half days end or begin at noon (Europe/Bucharest). */
export interface ReplacementTable {
  org_id: string;
  replacement_id: Generated<string>;
  replaced_user_id: string;
  deputy_user_id: string;
  date_from: string;
  date_to: string;
  source: Generated<'absence' | 'manual'>;
  reason: string | null;
  revoked_at: Timestamp | null;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  /** The approved absence that it comes from. */
  absence_id: string | null;
  first_part: Generated<'whole' | 'morning' | 'afternoon'>;
  last_part: Generated<'whole' | 'morning' | 'afternoon'>;
  begins_at: GeneratedAlways<Date>;
  ends_at: GeneratedAlways<Date>;
}

/** Reports that somebody wants to see first. */
export interface ReportFavouriteTable {
  org_id: string;
  user_id: string;
  state: string;
}

/** A file made from a report, by a schedule or in the background; kept for some days. */
export interface ReportFileTable {
  org_id: string;
  report_file_id: Generated<string>;
  owner_user_id: string;
  title: string;
  format: 'xlsx' | 'csv' | 'pdf';
  /** What was asked for; null for a file that a schedule has sent. */
  request: Json<JsonValue> | null;
  state: Generated<'queued' | 'running' | 'ready' | 'failed'>;
  /** Lines that are written; while the file is being made, those up to now. */
  row_count: number | null;
  file_name: string | null;
  storage_key: string | null;
  size_bytes: number | null;
  expires_at: Timestamp;
  created_at: GeneratedTimestamp;
  /** Lines that the file was to have when it was asked for. */
  total_rows: Generated<number>;
  /** Whether its owner has been told that it is there, and has taken note of it. */
  notice: Generated<'untold' | 'told' | 'seen'>;
}

/** Who gets a report by e-mail. */
export interface ReportReaderTable {
  org_id: string;
  report_schedule_id: string;
  user_id: string;
}

/** One time that a scheduled report was sent. */
export interface ReportRunTable {
  org_id: string;
  report_run_id: Generated<string>;
  report_schedule_id: string;
  ran_at: GeneratedTimestamp;
  finding: string;
  outbox_ids: string[];
  /** Names of readers who got nothing: they may not run the report, or have no address. */
  left_out: string[];
}

/** A report that is sent by e-mail again and again, as its owner sees it. */
export interface ReportScheduleTable {
  org_id: string;
  report_schedule_id: Generated<string>;
  owner_user_id: string;
  state: string;
  parameters: Json<JsonValue>;
  language: 'ro' | 'en';
  frequency: 'daily' | 'weekly' | 'monthly';
  weekday: number;
  month_day: number;
  send_time: string;
  formats: string[];
  /** A stopped one belongs to somebody who may not run the report any more. */
  status: Generated<'active' | 'paused' | 'stopped'>;
  next_run_at: Timestamp;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
}

/** Parameters of a report that somebody gave a name; a shared set is for everybody who may run the report. */
export interface ReportSetTable {
  org_id: string;
  report_set_id: Generated<string>;
  owner_user_id: string;
  state: string;
  name: string;
  is_shared: Generated<boolean>;
  parameters: Json<JsonValue>;
  created_at: GeneratedTimestamp;
}

/** Reserves above the authority of whoever wants them, until somebody with more has decided. */
export interface ReserveChangeTable {
  org_id: string;
  reserve_change_id: Generated<string>;
  claim_file_id: string;
  coverage_code: 'vehicle' | 'property' | 'loss_of_use' | 'injury' | 'penalty';
  amount_bani: number;
  reason: string;
  state: Generated<'asked' | 'approved' | 'refused' | 'withdrawn'>;
  asked_by_user_id: string;
  asked_at: Timestamp;
  decided_by_user_id: string | null;
  decided_at: Timestamp | null;
  decision_note: string | null;
}

/** Numbers that drafts of guests were told, one for each letter of policies. */
export interface ReservedClaimNumberTable {
  org_id: string;
  guest_draft_id: string;
  claim_letter: string;
  /** Of the sequence of claim files: no other claim gets it, also when the draft is thrown away. */
  claim_file_no: string;
  reserved_at: Timestamp;
}

/** Numbers that drafts of the staff were told, one for each letter of policies. */
export interface ReservedDraftNumberTable {
  org_id: string;
  claim_draft_id: string;
  claim_letter: string;
  /** Of the sequence of claim files: no other claim gets it, also when the draft is thrown away. */
  claim_file_no: string;
  reserved_at: Timestamp;
}

/** For how many days an organisation keeps a kind of data; the usual number of the product without a row. */
export interface RetentionPeriodTable {
  org_id: string;
  kind: string;
  days: number;
  row_version: Generated<number>;
}

/** Roles that a user can hold; suffixes .manager and .selfmanaged are matched literally. */
export interface RoleTable {
  role_code: string;
  name_ro: string;
  name_en: string;
  position: number;
}

/** A list of work that somebody gave a name; a shared one is for everybody in the owner's team. */
export interface SavedViewTable {
  org_id: string;
  saved_view_id: Generated<string>;
  owner_user_id: string;
  name: string;
  is_shared: Generated<boolean>;
  settings: Json<JsonValue>;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** One signed-in browser: refresh tokens as hashes only, rotating within a family. */
export interface SessionTable {
  org_id: string;
  session_id: Generated<string>;
  /** The sign-in that a session belongs to: its own id, or, for a session that acts for somebody, that of the session it was begun in. */
  family_id: string;
  kind: 'staff' | 'pre_auth' | 'renew' | 'guest' | 'tracker';
  user_id: string | null;
  actor_user_id: string | null;
  generation: Generated<number>;
  current_hash: string | null;
  previous_hash: string | null;
  rotated_at: Timestamp | null;
  /** The last answer of a refresh, encrypted with the token that asked for it, for a retry within the grace time. */
  successor_sealed: string | null;
  successor_repeats: Generated<number>;
  last_activity_at: GeneratedTimestamp;
  idle_expires_at: Timestamp;
  absolute_expires_at: Timestamp;
  revoked_at: Timestamp | null;
  revoked_reason: string | null;
  guest_assignment_type_code: string | null;
  guest_assignment_id: string | null;
  tracker_claim_file_id: string | null;
  address: string | null;
  user_agent: string | null;
  created_at: GeneratedTimestamp;
  /** How the user was recognised, in the words of RFC 8176 (pwd, otp, …); "ext": by an identity provider. */
  amr: Generated<string[]>;
  /** The link that a guest of an assignment came by. Sessions from before it was kept have none and open nothing. */
  guest_access_id: string | null;
  /** The request for documents whose link the guest came by. */
  guest_doc_request_id: string | null;
  /** The offer whose link the guest came by. */
  guest_offer_id: string | null;
  /** The link of a job of a partner that the guest came by. */
  guest_partner_job_link_id: string | null;
  /** The link of an accident statement that the guest came by. */
  guest_statement_link_id: string | null;
}

/** What was changed on a page of the settings, value by value; rows are added and never change. */
export interface SettingChangeTable {
  org_id: string;
  change_id: Generated<string>;
  /** Address of the page below /config. */
  page: string;
  /** Which of several records on the page was changed; none where the page is about one thing. */
  subject_id: string | null;
  /** What the record was called then. */
  subject_label: string | null;
  /** The changed fields as {field, before, after}. */
  fields: Json<SettingFieldChange[]>;
  /** Who really did it; none when no person did. */
  changed_by: string | null;
  /** Whom that person stood in for. */
  on_behalf_of: string | null;
  changed_at: Timestamp;
  /** The earlier change whose old values this one put back. */
  restored_change_id: string | null;
}

/** The code of an installation that nobody has set up yet: one row, or none. It belongs to no tenant. */
export interface SetupCodeTable {
  is_current: Generated<boolean>;
  /** SHA-256 (hex) of the code that the server printed. */
  code_hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** Estimates of repair shops, one for each round; the newest counts. */
export interface ShopEstimateTable {
  org_id: string;
  shop_estimate_id: Generated<string>;
  assignment_id: string;
  claim_file_id: string;
  round_no: number;
  state: Generated<'open' | 'agreed' | 'replaced'>;
  shop_name: string;
  file_name: string;
  source: 'csv' | 'xlsx' | 'pdf' | 'typed';
  agreed_total_bani: number | null;
  agreed_at: Timestamp | null;
  created_by_user_id: string | null;
  created_at: GeneratedTimestamp;
  row_version: Generated<number>;
  /** The letter that tells the shop what was agreed. */
  acceptance_document_id: string | null;
}

/** At which part of its term the owner of work is warned; 75 % for kinds of work without a row. */
export interface SlaRuleTable {
  org_id: string;
  assignment_type_code: string;
  warn_percent: Generated<number>;
  row_version: Generated<number>;
}

/** Numbers that asked for no more text messages; message_id is the one that asked. Codes that their reader asks for still come. */
export interface SmsStopTable {
  org_id: string;
  number: string;
  message_id: string;
  stopped_at: Timestamp;
}

/** What happened on a day, case by case: the files behind the figures of reports. */
export interface SnapshotCaseTable {
  org_id: string;
  snapshot_date: string;
  measure: string;
  snapshot_case_id: Generated<string>;
  claim_file_id: string;
  policy_type_code: string;
  county_code: string;
  /** What the measure is about: a code, or the id of a person or partner; empty when it is about nothing more. */
  subject: string;
  /** How long it took, in the unit of the measure. */
  value: number;
  amount_bani: number;
}

/** What a day said before it was corrected, and why it was. */
export interface SnapshotCorrectionTable {
  org_id: string;
  snapshot_correction_id: Generated<string>;
  snapshot_date: string;
  measure: string;
  reason: string;
  count_before: number;
  count_after: number;
  amount_before_bani: number;
  amount_after_bani: number;
  corrected_at: GeneratedTimestamp;
}

/** Days that are written down; a day in the past never changes but by a correction. */
export interface SnapshotDayTable {
  org_id: string;
  snapshot_date: string;
  taken_at: GeneratedTimestamp;
  corrected_at: Timestamp | null;
}

/** A customer with rules of its own: fleet, leasing company, sensitive person. */
export interface SpecialCustomerTable {
  org_id: string;
  special_customer_id: Generated<string>;
  name: string;
  kind: 'fleet' | 'leasing' | 'bank' | 'broker' | 'vip' | 'employee' | 'sensitive' | 'other';
  is_active: Generated<boolean>;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** Who answers for the customer: the rule gives this person new work on its files. */
  handler_user_id: string | null;
  /** A comes before B and C when two customers match the same file. */
  level: Generated<'A' | 'B' | 'C'>;
  valid_from: string | null;
  valid_until: string | null;
  /** People of the customer, as [{name, about, phone, email}]. */
  contacts: GeneratedJson<JsonValue>;
  notes: Generated<string>;
  ended_at: Timestamp | null;
  ended_by_user_id: string | null;
}

/** Documents of a special customer. The file of a removed one is gone; who removed it stays. */
export interface SpecialCustomerDocumentTable {
  org_id: string;
  document_id: string;
  special_customer_id: string;
  file_name: string;
  note: Generated<string>;
  added_at: Timestamp;
  added_by_user_id: string;
  removed_at: Timestamp | null;
  removed_by_user_id: string | null;
}

/** By what the files of a special customer are recognised: numbers, plates, prefixes, addresses. */
export interface SpecialCustomerMatchTable {
  org_id: string;
  special_customer_match_id: Generated<string>;
  special_customer_id: string;
  kind: 'cui' | 'cnp' | 'plate' | 'policy_prefix' | 'mail_domain' | 'phone' | 'name_cui';
  /** What is compared. Of a personal number, its keyed hash alone. */
  match_key: string;
  /** What people read; a personal number is masked. */
  shown: string;
  sealed: string | null;
  cui: string | null;
  valid_from: string | null;
  valid_until: string | null;
  created_at: GeneratedTimestamp;
}

/** Which special customers a claim file matches and why; what somebody refused stays refused. */
export interface SpecialCustomerMatchOfFileTable {
  org_id: string;
  claim_file_id: string;
  special_customer_id: string;
  /** As [{kind, shown, part}], the most precise first. */
  reasons: Json<JsonValue>;
  is_chosen: Generated<boolean>;
  /** By what another customer came first. */
  lost_by: 'level' | 'precision' | 'length' | 'order' | null;
  matched_at: Timestamp;
  refused_at: Timestamp | null;
  refused_by_user_id: string | null;
  refusal_reason: string | null;
}

/** A monthly pack of a special customer: when it went to whom, and the hashes of its files. */
export interface SpecialCustomerPackTable {
  org_id: string;
  special_customer_pack_id: Generated<string>;
  special_customer_id: string;
  month: string;
  state: Generated<'queued' | 'sent' | 'failed'>;
  recipients: string[];
  language: 'ro' | 'en';
  requested_by_user_id: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
  pdf_key: string | null;
  pdf_sha256: string | null;
  xlsx_key: string | null;
  xlsx_sha256: string | null;
}

/** To whom the monthly pack of a special customer goes. */
export interface SpecialCustomerPackPlanTable {
  org_id: string;
  special_customer_id: string;
  recipients: string[];
  language: 'ro' | 'en';
  /** The first month that is sent by itself, as its first day; none where nothing is. */
  monthly_from: string | null;
  row_version: Generated<number>;
}

/** A check of all open files against the special customers. */
export interface SpecialRematchTable {
  org_id: string;
  special_rematch_id: Generated<string>;
  state: Generated<'comparing' | 'ready' | 'applying' | 'failed'>;
  /** The sum of the versions of all special customers when it began; any change of one makes the result outdated. */
  list_version: number;
  file_count: number;
  compared_count: Generated<number>;
  /** The last file that was compared; a job that died goes on behind it. */
  compared_until: string | null;
  started_at: Timestamp;
  started_by_user_id: string;
  finished_at: Timestamp | null;
}

/** An open file whose special customer would be another one, and what became of that. */
export interface SpecialRematchFileTable {
  org_id: string;
  special_rematch_id: string;
  claim_file_id: string;
  before_customer_id: string | null;
  after_customer_id: string | null;
  /** As [{kind, shown, part}], why the customer after it is recognised. */
  reasons: Json<JsonValue>;
  state: Generated<'open' | 'chosen' | 'applied' | 'skipped'>;
}

/** What is different for the files of a special customer, or of all customers of a level. */
export interface SpecialRuleTable {
  org_id: string;
  special_rule_id: Generated<string>;
  special_customer_id: string | null;
  level: 'A' | 'B' | 'C' | null;
  kind: 'route' | 'sla' | 'messages' | 'documents' | 'notice' | 'approvals' | 'partners';
  /** As the contract says for the kind; each has one shape. */
  settings: Json<JsonValue>;
  row_version: Generated<number>;
  changed_at: Timestamp;
  changed_by_user_id: string | null;
  removed_at: Timestamp | null;
}

/** Which rules act in a claim file, as they were when they began to; each version of a rule begins once. */
export interface SpecialRuleOfFileTable {
  org_id: string;
  claim_file_id: string;
  special_rule_id: string;
  rule_version: number;
  special_customer_id: string;
  kind: string;
  settings: Json<JsonValue>;
  /** What people were told of: opening, reserve, closing. */
  told: Generated<string[]>;
  acted_at: Timestamp;
  ended_at: Timestamp | null;
}

/** Refresh tokens that were replaced. One of them presented again was copied; one that was never issued ends nobody's session. */
export interface SpentRefreshTokenTable {
  org_id: string;
  token_hash: string;
  session_id: string;
  spent_at: Timestamp;
}

/** States of each kind of work, with what the claimant's tracker shows in them. */
export interface StatusTable {
  org_id: string;
  assignment_type_code: string;
  status_code: string;
  name_ro: string;
  name_en: string;
  color: string;
  category_code: 'new' | 'active' | 'waiting' | 'done' | 'cancelled';
  position: number;
  is_initial: Generated<boolean>;
  is_final: Generated<boolean>;
  waiting_on: 'us' | 'manager' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other' | null;
  sla_hours: number | null;
  help_html_ro: string | null;
  help_html_en: string | null;
  tracker_step: number | null;
  tracker_event_title_ro: string | null;
  tracker_event_title_en: string | null;
  tracker_event_description_ro: string | null;
  tracker_event_description_en: string | null;
  tracker_next_step_title_ro: string | null;
  tracker_next_step_title_en: string | null;
  tracker_next_step_description_ro: string | null;
  tracker_next_step_description_en: string | null;
  row_version: Generated<number>;
  /** When somebody of the organisation last wrote the help; null while it is that of the base. */
  help_changed_at: Timestamp | null;
  help_changed_by: string | null;
  /** No version in force has it any more: work that is in it leaves, and nothing enters. */
  is_retired: Generated<boolean>;
}

/** The base behind a configured thing that organisations may change; an update compares with it and never overwrites a change. */
export interface SuppliedItemTable {
  org_id: string;
  kind: 'status' | 'status_help' | 'tracker_step' | 'reason';
  /** The codes of the thing within its kind, such as assignment_type_code.status_code. */
  item_id: string;
  /** Values of the base that the organisation had taken over, or decided against, last. */
  adopted: Json<SuppliedValues>;
  /** Values of the newest base; where they differ from `adopted`, the organisation has to decide. */
  shipped: Json<SuppliedValues>;
}

/** Marks that an organisation puts on its work, in the spelling of whoever used them first. */
export interface TagTable {
  org_id: string;
  name: string;
  created_by_user_id: string | null;
  created_at: GeneratedTimestamp;
}

/** People who share work and a manager. */
export interface TeamTable {
  org_id: string;
  team_id: Generated<string>;
  team_code: string;
  name_ro: string;
  name_en: string;
  /** Nobody belongs to a closed team. */
  closed_at: Timestamp | null;
  row_version: Generated<number>;
}

/** Which team somebody left for which one, and who said so; without a team where it is null. */
export interface TeamMoveTable {
  org_id: string;
  team_move_id: Generated<string>;
  user_id: string;
  from_team_id: string | null;
  to_team_id: string | null;
  moved_at: Timestamp;
  moved_by_user_id: string | null;
}

/** The story of a file, written in the transaction of the change it tells. */
export interface TimelineEventTable {
  org_id: string;
  timeline_event_id: Generated<string>;
  claim_file_id: string;
  assignment_id: string | null;
  /** A word of TimelineKind in the contract. */
  kind: string;
  title: string;
  body: string | null;
  data: GeneratedJson<JsonValue>;
  actor_kind: 'user' | 'guest' | 'tracker' | 'system' | 'assistant';
  actor_user_id: string | null;
  /** In whose name the actor worked, when replacing somebody. */
  on_behalf_of_user_id: string | null;
  actor_name: string | null;
  visibility: Generated<'internal' | 'managers' | 'partner' | 'claimant'>;
  is_pinned: Generated<boolean>;
  system_time: GeneratedTimestamp;
}

/** What the public tracker of an organisation says. */
export interface TrackerConfigTable {
  org_id: string;
  title_ro: string;
  title_en: string;
  case_identifier_name_ro: string;
  case_identifier_name_en: string;
  search_message_ro: string;
  search_message_en: string;
  not_found_message_ro: string;
  not_found_message_en: string;
  security_message_ro: string;
  security_message_en: string;
  security_error_message_ro: string;
  security_error_message_en: string;
  steps: Json<TrackerStep[]>;
  action: Json<TrackerAction> | null;
  row_version: Generated<number>;
  updated_at: GeneratedTimestamp;
}

/** What the tracker shows; the newest of a file is the current one. Descriptions are sanitised HTML. */
export interface TrackerEventTable {
  org_id: string;
  tracker_event_id: Generated<string>;
  claim_file_id: string;
  process_step_index: number;
  event_title_ro: string;
  event_title_en: string;
  event_description_ro: string;
  event_description_en: string;
  next_step_title_ro: string | null;
  next_step_title_en: string | null;
  next_step_description_ro: string | null;
  next_step_description_en: string | null;
  action: Json<TrackerAction> | null;
  expected_date: string | null;
  system_time: GeneratedTimestamp;
}

/** Moves allowed between states. role_codes: any of; "*.manager" is a literal suffix; empty means any staff. */
export interface TransitionTable {
  org_id: string;
  assignment_type_code: string;
  transition_code: string;
  from_status_code: string;
  to_status_code: string;
  name_ro: string;
  name_en: string;
  role_codes: Generated<string[]>;
  conditions: GeneratedJson<TransitionConditions>;
  effects: GeneratedJson<TransitionEffects>;
  is_reason_required: Generated<boolean>;
  confirm_text_ro: string | null;
  confirm_text_en: string | null;
  position: number;
  row_version: Generated<number>;
  /** The event, such as offer.accepted, after which the product takes this step of the main work of the file by itself. */
  follows_event: string | null;
  /** What somebody has to say before the step is taken: on whom it waits, of which file it is a duplicate. */
  asks: Generated<string[]>;
}

/** Groups that sign-ins named and no mapping knows; they give nothing. */
export interface UnmappedGroupTable {
  org_id: string;
  group_name: string;
  last_seen_at: Timestamp;
}

/** A file that is sent in parts: announced, and kept as a document once it is whole. Removed after a day. */
export interface UploadTable {
  org_id: string;
  upload_id: Generated<string>;
  session_id: string;
  /** Who of the staff sends it, so that a new session can go on; null for guests. */
  user_id: string | null;
  doc_type_code: string;
  assignment_id: string | null;
  file_name: string;
  size_bytes: number;
  /** What became of it. Asked again, the same document is answered. */
  document_id: string | null;
  system_time: GeneratedTimestamp;
  /** What a guest was asked for and answers with it. */
  doc_request_item_id: string | null;
}

/** Hand-over tokens that were used, kept until they would have expired. */
export interface UsedExternalTokenTable {
  org_id: string;
  token_hash: string;
  expires_at: Timestamp;
}

/** The newest link or code by which a person chooses a password; a new one replaces the one before. */
export interface UserInvitationTable {
  org_id: string;
  user_id: string;
  /** SHA-256 (hex) of the key in the link; of a code, with the id of its person and the key of the server. */
  key_hash: string;
  sent_at: Timestamp;
  expires_at: Timestamp;
  /** The administrator who sent it; none when the directory added the person. */
  sent_by_user_id: string | null;
  used_at: Timestamp | null;
  /** A code that is typed in the place of the password, not a link. */
  is_code: Generated<boolean>;
}

/** Composed roles of a user. */
export interface UserOwnRoleTable {
  org_id: string;
  user_id: string;
  own_role_id: string;
  granted_at: Timestamp;
  /** The administrator who gave the role. */
  granted_by_user_id: string | null;
  /** Who keeps the role: an administrator, the groups of the directory, or the groups that a sign-in names. */
  source: Generated<'hand' | 'scim' | 'claims'>;
}

/** Roles of a user. */
export interface UserRoleTable {
  org_id: string;
  user_id: string;
  role_code: string;
  granted_at: GeneratedTimestamp;
  /** The administrator who gave the role; none for roles from before administrators gave them. */
  granted_by_user_id: string | null;
  /** Given by itself; otherwise a composed role of the user brings it and takes it away. */
  is_direct: Generated<boolean>;
  /** Who keeps the role: an administrator, the groups of the directory, or the groups that a sign-in names. */
  source: Generated<'hand' | 'scim' | 'claims'>;
}

/** A vehicle: the plate as written and as compared (upper case, no separators). */
export interface VehicleTable {
  org_id: string;
  vehicle_id: Generated<string>;
  plate_raw: string | null;
  plate_norm: string | null;
  plate_country_code: Generated<string>;
  vin: string | null;
  vehicle_category_code: string | null;
  vehicle_brand_code: string | null;
  model: string | null;
  color_code: string | null;
  manufacture_year: number | null;
  first_registration: string | null;
  odometer: number | null;
  fuel: string | null;
  owner_party_id: string | null;
  row_version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** Plate and VIN in lower case. */
  search_text: GeneratedAlways<string>;
}

/** Makes of vehicle. */
export interface VehicleBrandTable {
  vehicle_brand_code: string;
  name: string;
  is_common: Generated<boolean>;
  position: number;
}

/** Kinds of vehicle, including those that have no plate. */
export interface VehicleCategoryTable {
  vehicle_category_code: string;
  name_ro: string;
  name_en: string;
  needs_plate: Generated<boolean>;
  position: number;
}

/** Parts that can be damaged, replaced or repaired. */
export interface VehiclePartTable {
  vehicle_part_code: string;
  vehicle_zone_code: string;
  side: 'left' | 'right' | null;
  name_ro: string;
  name_en: string;
  position: number;
}

/** Vehicles of the current tenant, to be searched by plate and VIN. */
export interface VehicleSearchListTable {
  org_id: string | null;
  vehicle_id: string | null;
  search_text: string | null;
}

/** Areas of a vehicle that a damage can be pointed at. */
export interface VehicleZoneTable {
  vehicle_zone_code: string;
  name_ro: string;
  name_en: string;
  position: number;
}

/** Inspections of vehicles at an hour, from the hold to the end. */
export interface VisitTable {
  org_id: string;
  visit_id: Generated<string>;
  claim_file_id: string;
  assignment_id: string;
  visit_type: 'first' | 'reassessment' | 'reception';
  status:
    | 'held'
    | 'booked'
    | 'confirmed'
    | 'on_the_way'
    | 'arrived'
    | 'in_work'
    | 'done'
    | 'vehicle_absent'
    | 'not_completed'
    | 'client_no_show'
    | 'assessor_no_show'
    | 'place_closed'
    | 'unreported'
    | 'cancelled'
    | 'expired';
  place_id: string;
  lane_id: string | null;
  user_id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  skills: Generated<string[]>;
  hold_until: Timestamp | null;
  contact_name: string | null;
  contact_phone: string | null;
  sms_consent: Generated<boolean>;
  address: string | null;
  note: string | null;
  needs_step_free: Generated<boolean>;
  self_moves: Generated<number>;
  /** How often it was changed, for calendars. */
  sequence: Generated<number>;
  reminded_day_at: Timestamp | null;
  reminded_hours_at: Timestamp | null;
  created_at: Timestamp;
  row_version: Generated<number>;
  /** When the managers of the assessors were told in the evening that nobody has reported about the visit. */
  report_missing_told_at: Timestamp | null;
  /** Whether the claimant comes, as they answered about the hour in claimant_answer_for. */
  claimant_answer: 'yes' | 'no' | null;
  claimant_answer_for: Timestamp | null;
  /** Whoever of the staff keeps the hour; null where the claimant does. */
  held_by_user_id: string | null;
}

/** Where a visit was before each move; what an approved absence moved can be put back. */
export interface VisitChangeTable {
  org_id: string;
  visit_change_id: Generated<string>;
  visit_id: string;
  absence_id: string | null;
  place_id: string;
  lane_id: string | null;
  user_id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  /** The version that the move led to. */
  row_version: number;
  changed_at: Timestamp;
}

/** What was told about a visit: each change and each reminder, whether anybody could be reached. */
export interface VisitNewsTable {
  org_id: string;
  visit_news_id: Generated<string>;
  visit_id: string;
  claim_file_id: string;
  reason:
    | 'visit_booked'
    | 'visit_moved'
    | 'visit_cancelled'
    | 'visit_reminder'
    | 'visit_missed'
    | 'visit_failed'
    | 'visit_unreported';
  /** nobody: no recipient could be reached; withheld: staff or a rule of the file said not to tell. */
  outcome: 'told' | 'nobody' | 'withheld';
  starts_at: Timestamp;
  place_id: string;
  was_starts_at: Timestamp | null;
  was_place_id: string | null;
  told_at: Timestamp;
  by_user_id: string | null;
  /** The call that was opened because nobody could be reached, or because the claimant answered that they cannot come. */
  call_assignment_id: string | null;
  /** The news that is told once more because it had reached nobody. */
  again_of_news_id: string | null;
}

/** Who was written to about a visit; claimants by a message of the file, staff by one of their own. */
export interface VisitNewsRecipientTable {
  org_id: string;
  visit_news_id: string;
  position: number;
  role: 'claimant' | 'assessor' | 'manager';
  name: string | null;
  channel: 'email' | 'sms';
  address: string;
  message_id: string | null;
  outbox_id: string | null;
  answer: 'yes' | 'no' | null;
  answered_at: Timestamp | null;
}

/** Codes that were sent to the number of who brings a vehicle. A confirmed number gets messages about the visits of its work, and nothing else. */
export interface VisitPhoneCodeTable {
  org_id: string;
  visit_phone_code_id: string;
  assignment_id: string;
  number: string;
  language: 'ro' | 'en';
  code_hash: string;
  attempts: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  confirmed_at: Timestamp | null;
}

/** How much somebody can carry and which work, as their manager said it; an empty list means all. */
export interface WorkProfileTable {
  org_id: string;
  user_id: string;
  capacity_points: number;
  county_codes: string[];
  policy_type_codes: string[];
  assignment_type_codes: string[];
  row_version: Generated<number>;
}

/** Where and when an assessor works by weekday, with breaks, skills and the most visits of a day. */
export interface WorkingPlanTable {
  org_id: string;
  user_id: string;
  skills: Generated<string[]>;
  daily_cap: number;
  /** Kept free between visits at two places, and around each in a mobile zone. */
  travel_minutes: number;
  /** Entries of place, weekday, hours and breaks, in minutes of the day. */
  hours: Json<JsonValue>;
  exceptions: GeneratedJson<JsonValue>;
  is_active: Generated<boolean>;
  row_version: Generated<number>;
}

/** What the nightly look for forgotten work found: open assignments that nobody can get to. */
export interface WorklistCheckTable {
  org_id: string;
  checked_at: Timestamp;
  orphan_count: number;
  /** At most 100 of them: assignment_id and what is wrong. */
  orphans: GeneratedJson<JsonValue>;
}

/** Every table and view. */
export interface Database {
  absence: AbsenceTable;
  absence_feed: AbsenceFeedTable;
  absence_notice: AbsenceNoticeTable;
  absence_type: AbsenceTypeTable;
  accident_statement: AccidentStatementTable;
  accident_statement_link: AccidentStatementLinkTable;
  accident_statement_sending: AccidentStatementSendingTable;
  account_confirmation: AccountConfirmationTable;
  activity_news: ActivityNewsTable;
  ai_message: AiMessageTable;
  ai_model_call: AiModelCallTable;
  ai_passage: AiPassageTable;
  ai_thread: AiThreadTable;
  ai_word: AiWordTable;
  annotation: AnnotationTable;
  app_user: AppUserTable;
  approval: ApprovalTable;
  approval_question: ApprovalQuestionTable;
  asked_step: AskedStepTable;
  assessment_item: AssessmentItemTable;
  assessment_norm: AssessmentNormTable;
  assessment_note: AssessmentNoteTable;
  assessment_photo: AssessmentPhotoTable;
  assessment_rate: AssessmentRateTable;
  assignment: AssignmentTable;
  assignment_change: AssignmentChangeTable;
  assignment_change_item: AssignmentChangeItemTable;
  assignment_list: AssignmentListTable;
  assignment_reason: AssignmentReasonTable;
  assignment_rule: AssignmentRuleTable;
  assignment_tag: AssignmentTagTable;
  assignment_type: AssignmentTypeTable;
  assignment_visit: AssignmentVisitTable;
  attempt_counter: AttemptCounterTable;
  audit_head: AuditHeadTable;
  audit_log: AuditLogTable;
  authority_limit: AuthorityLimitTable;
  bank_line_decision: BankLineDecisionTable;
  bank_line_decision_part: BankLineDecisionPartTable;
  bank_statement: BankStatementTable;
  bank_statement_line: BankStatementLineTable;
  branch: BranchTable;
  business_segment: BusinessSegmentTable;
  case_share: CaseShareTable;
  challenge: ChallengeTable;
  claim_draft: ClaimDraftTable;
  claim_file: ClaimFileTable;
  claim_file_link: ClaimFileLinkTable;
  claim_file_search_list: ClaimFileSearchListTable;
  claim_money: ClaimMoneyTable;
  claim_number: ClaimNumberTable;
  claim_party: ClaimPartyTable;
  claim_policy: ClaimPolicyTable;
  claim_vehicle: ClaimVehicleTable;
  closure: ClosureTable;
  color: ColorTable;
  contact_channel: ContactChannelTable;
  content_sweep: ContentSweepTable;
  country: CountryTable;
  county: CountyTable;
  coverage: CoverageTable;
  csv_layout: CsvLayoutTable;
  daily_snapshot: DailySnapshotTable;
  doc_example_picture: DocExamplePictureTable;
  doc_request: DocRequestTable;
  doc_request_item: DocRequestItemTable;
  doc_request_reminder: DocRequestReminderTable;
  doc_request_rule: DocRequestRuleTable;
  doc_rule_change: DocRuleChangeTable;
  doc_type: DocTypeTable;
  document: DocumentTable;
  document_search_list: DocumentSearchListTable;
  escalation: EscalationTable;
  estimate_column: EstimateColumnTable;
  estimate_line: EstimateLineTable;
  event: EventTable;
  export: ExportTable;
  external_identity: ExternalIdentityTable;
  external_sign_in: ExternalSignInTable;
  feature_flag: FeatureFlagTable;
  field_report: FieldReportTable;
  group_mapping: GroupMappingTable;
  guest_access: GuestAccessTable;
  guest_draft: GuestDraftTable;
  holiday: HolidayTable;
  idempotency_key: IdempotencyKeyTable;
  inbound_mail_key: InboundMailKeyTable;
  item_reference: ItemReferenceTable;
  job_hold: JobHoldTable;
  job_progress: JobProgressTable;
  lane: LaneTable;
  leave_balance: LeaveBalanceTable;
  leave_type_setting: LeaveTypeSettingTable;
  ledger_entry: LedgerEntryTable;
  legal_clock: LegalClockTable;
  legal_rule: LegalRuleTable;
  message: MessageTable;
  message_attachment: MessageAttachmentTable;
  message_recipient: MessageRecipientTable;
  message_stop: MessageStopTable;
  message_template: MessageTemplateTable;
  message_template_approval: MessageTemplateApprovalTable;
  message_template_draft: MessageTemplateDraftTable;
  message_template_set: MessageTemplateSetTable;
  message_template_version: MessageTemplateVersionTable;
  monthly_snapshot: MonthlySnapshotTable;
  name_word: NameWordTable;
  name_word_left: NameWordLeftTable;
  name_word_list: NameWordListTable;
  note: NoteTable;
  note_mention: NoteMentionTable;
  offer: OfferTable;
  offer_objection_document: OfferObjectionDocumentTable;
  one_time_password: OneTimePasswordTable;
  organisation: OrganisationTable;
  organisation_logo: OrganisationLogoTable;
  organisation_storage: OrganisationStorageTable;
  outbox: OutboxTable;
  own_role: OwnRoleTable;
  own_role_part: OwnRolePartTable;
  partner: PartnerTable;
  partner_account: PartnerAccountTable;
  partner_account_change: PartnerAccountChangeTable;
  partner_alert: PartnerAlertTable;
  partner_document: PartnerDocumentTable;
  partner_job: PartnerJobTable;
  partner_job_document: PartnerJobDocumentTable;
  partner_job_grade: PartnerJobGradeTable;
  partner_job_line: PartnerJobLineTable;
  partner_job_link: PartnerJobLinkTable;
  partner_job_message: PartnerJobMessageTable;
  partner_job_notice: PartnerJobNoticeTable;
  partner_job_offer: PartnerJobOfferTable;
  partner_job_proposal: PartnerJobProposalTable;
  partner_job_setting: PartnerJobSettingTable;
  partner_job_step: PartnerJobStepTable;
  party: PartyTable;
  party_search_list: PartySearchListTable;
  paying_account: PayingAccountTable;
  paying_account_change: PayingAccountChangeTable;
  payment: PaymentTable;
  payment_export: PaymentExportTable;
  payment_order: PaymentOrderTable;
  place: PlaceTable;
  policy: PolicyTable;
  policy_import: PolicyImportTable;
  policy_type: PolicyTypeTable;
  presence: PresenceTable;
  presence_minimum: PresenceMinimumTable;
  printout: PrintoutTable;
  process_version: ProcessVersionTable;
  provisioned_group: ProvisionedGroupTable;
  provisioned_group_member: ProvisionedGroupMemberTable;
  provisioned_user: ProvisionedUserTable;
  provisioning_rules: ProvisioningRulesTable;
  provisioning_token: ProvisioningTokenTable;
  push_subscription: PushSubscriptionTable;
  queue: QueueTable;
  reason: ReasonTable;
  recorded_bank_line: RecordedBankLineTable;
  recovery: RecoveryTable;
  recovery_receipt: RecoveryReceiptTable;
  reference_version: ReferenceVersionTable;
  replacement: ReplacementTable;
  report_favourite: ReportFavouriteTable;
  report_file: ReportFileTable;
  report_reader: ReportReaderTable;
  report_run: ReportRunTable;
  report_schedule: ReportScheduleTable;
  report_set: ReportSetTable;
  reserve_change: ReserveChangeTable;
  reserved_claim_number: ReservedClaimNumberTable;
  reserved_draft_number: ReservedDraftNumberTable;
  retention_period: RetentionPeriodTable;
  role: RoleTable;
  saved_view: SavedViewTable;
  session: SessionTable;
  setting_change: SettingChangeTable;
  setup_code: SetupCodeTable;
  shop_estimate: ShopEstimateTable;
  sla_rule: SlaRuleTable;
  sms_stop: SmsStopTable;
  snapshot_case: SnapshotCaseTable;
  snapshot_correction: SnapshotCorrectionTable;
  snapshot_day: SnapshotDayTable;
  special_customer: SpecialCustomerTable;
  special_customer_document: SpecialCustomerDocumentTable;
  special_customer_match: SpecialCustomerMatchTable;
  special_customer_match_of_file: SpecialCustomerMatchOfFileTable;
  special_customer_pack: SpecialCustomerPackTable;
  special_customer_pack_plan: SpecialCustomerPackPlanTable;
  special_rematch: SpecialRematchTable;
  special_rematch_file: SpecialRematchFileTable;
  special_rule: SpecialRuleTable;
  special_rule_of_file: SpecialRuleOfFileTable;
  spent_refresh_token: SpentRefreshTokenTable;
  status: StatusTable;
  supplied_item: SuppliedItemTable;
  tag: TagTable;
  team: TeamTable;
  team_move: TeamMoveTable;
  timeline_event: TimelineEventTable;
  tracker_config: TrackerConfigTable;
  tracker_event: TrackerEventTable;
  transition: TransitionTable;
  unmapped_group: UnmappedGroupTable;
  upload: UploadTable;
  used_external_token: UsedExternalTokenTable;
  user_invitation: UserInvitationTable;
  user_own_role: UserOwnRoleTable;
  user_role: UserRoleTable;
  vehicle: VehicleTable;
  vehicle_brand: VehicleBrandTable;
  vehicle_category: VehicleCategoryTable;
  vehicle_part: VehiclePartTable;
  vehicle_search_list: VehicleSearchListTable;
  vehicle_zone: VehicleZoneTable;
  visit: VisitTable;
  visit_change: VisitChangeTable;
  visit_news: VisitNewsTable;
  visit_news_recipient: VisitNewsRecipientTable;
  visit_phone_code: VisitPhoneCodeTable;
  work_profile: WorkProfileTable;
  working_plan: WorkingPlanTable;
  worklist_check: WorklistCheckTable;
}
