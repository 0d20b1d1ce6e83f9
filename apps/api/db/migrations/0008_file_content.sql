-- What happens on a file: timeline, notes, documents, requests, messages, and what the tracker shows.

create table timeline_event (
  org_id uuid not null,
  timeline_event_id uuid not null default new_id(),
  claim_file_id uuid not null,
  assignment_id uuid,
  kind text not null check (kind in ('created', 'status', 'assignment', 'note', 'email', 'sms', 'call', 'document',
    'doc_request', 'appointment', 'assessment', 'payment', 'tracker', 'contact', 'assistant', 'system')),
  title text not null,
  body text,
  data jsonb not null default '{}',
  actor_kind text not null check (actor_kind in ('user', 'guest', 'tracker', 'system', 'assistant')),
  actor_user_id uuid,
  on_behalf_of_user_id uuid,
  actor_name text,
  visibility text not null default 'internal' check (visibility in ('internal', 'partner', 'claimant')),
  is_pinned boolean not null default false,
  system_time timestamptz not null default now(),
  primary key (org_id, timeline_event_id),
  constraint timeline_event_of_user_names_the_user check (actor_kind <> 'user' or actor_user_id is not null),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, actor_user_id) references app_user (org_id, user_id),
  foreign key (org_id, on_behalf_of_user_id) references app_user (org_id, user_id)
);
comment on table timeline_event is 'The story of a file, written in the transaction of the change it tells.';
comment on column timeline_event.on_behalf_of_user_id is 'In whose name the actor worked, when replacing somebody.';
create index timeline_of_file on timeline_event (org_id, claim_file_id, system_time, timeline_event_id);
create index timeline_of_assignment on timeline_event (org_id, assignment_id, system_time, timeline_event_id);

create table note (
  org_id uuid not null,
  note_id uuid not null default new_id(),
  claim_file_id uuid not null,
  assignment_id uuid not null,
  body text not null,
  visibility text not null default 'internal' check (visibility in ('internal', 'partner', 'claimant')),
  author_user_id uuid not null,
  on_behalf_of_user_id uuid,
  edited_history jsonb not null default '[]',
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, note_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, author_user_id) references app_user (org_id, user_id),
  foreign key (org_id, on_behalf_of_user_id) references app_user (org_id, user_id)
);
comment on table note is 'What a person wrote on a file.';
create index note_of_assignment on note (org_id, assignment_id, created_at);
create index note_of_file on note (org_id, claim_file_id);
create trigger touch before update on note for each row execute function touch_updated_at();

create table guest_access (
  org_id uuid not null,
  guest_access_id uuid not null default new_id(),
  key_hash text not null constraint guest_access_key_is_unique unique,
  assignment_type_code text not null,
  assignment_id uuid not null,
  party_id uuid,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_count integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (org_id, guest_access_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, party_id) references party (org_id, party_id)
);
comment on table guest_access is 'A link that opens exactly one assignment without a login; only the SHA-256 of its key is kept.';
create index guest_access_of_assignment on guest_access (org_id, assignment_id);

create table doc_request (
  org_id uuid not null,
  doc_request_id uuid not null default new_id(),
  request_key text not null constraint doc_request_key_is_unique unique,
  key_hash text not null constraint doc_request_key_hash_is_unique unique,
  claim_file_id uuid not null,
  assignment_id uuid,
  recipient_party_id uuid,
  channel text not null default 'email' check (channel in ('email', 'sms', 'tracker')),
  message text,
  status text not null default 'sent' check (status in
    ('draft', 'sent', 'viewed', 'partial', 'received', 'accepted', 'rejected', 'expired', 'cancelled')),
  due_date date,
  system_time timestamptz not null default now(),
  sent_at timestamptz,
  viewed_at timestamptz,
  expires_at timestamptz not null,
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, doc_request_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, recipient_party_id) references party (org_id, party_id)
);
comment on table doc_request is 'Documents asked from somebody.';
comment on column doc_request.request_key is 'Kept readable, since the claimant''s tracker shows the link again; it opens an upload and nothing else.';
create index doc_request_of_file on doc_request (org_id, claim_file_id, status);
create trigger touch before update on doc_request for each row execute function touch_updated_at();

create table doc_request_item (
  org_id uuid not null,
  doc_request_item_id uuid not null default new_id(),
  doc_request_id uuid not null,
  doc_type_code text not null,
  state text not null default 'requested' check (state in ('requested', 'received', 'accepted', 'rejected')),
  reject_reason text,
  position smallint not null default 0,
  row_version integer not null default 1,
  primary key (org_id, doc_request_item_id),
  foreign key (org_id, doc_request_id) references doc_request (org_id, doc_request_id) on delete cascade,
  foreign key (org_id, doc_type_code) references doc_type (org_id, doc_type_code)
);
comment on table doc_request_item is 'One kind of document inside a request, judged on its own.';
create index doc_request_item_of_request on doc_request_item (org_id, doc_request_id, position);

create table document (
  org_id uuid not null references organisation,
  document_id uuid not null default new_id(),
  doc_type_code text not null,
  claim_file_id uuid,
  assignment_id uuid,
  doc_request_item_id uuid,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null,
  thumbnail_key text,
  page_count integer,
  state text not null default 'received' check (state in ('received', 'checking', 'accepted', 'rejected', 'superseded')),
  reject_reason text,
  scan_state text not null default 'not_scanned' check (scan_state in ('not_scanned', 'pending', 'clean', 'infected')),
  description text,
  registration_no text,
  registration_date date,
  visibility text not null default 'internal' check (visibility in ('internal', 'partner', 'claimant')),
  uploaded_by_user_id uuid,
  uploaded_in_session_id uuid,
  system_time timestamptz not null default now(),
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, document_id),
  foreign key (org_id, doc_type_code) references doc_type (org_id, doc_type_code),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, doc_request_item_id) references doc_request_item (org_id, doc_request_item_id),
  foreign key (org_id, uploaded_by_user_id) references app_user (org_id, user_id),
  constraint document_without_file_belongs_to_a_session check (claim_file_id is not null or uploaded_in_session_id is not null)
);
comment on table document is 'A stored file. Without a claim file it waits for the notification that its guest is still writing.';
create index document_of_file on document (org_id, claim_file_id, system_time);
create index document_of_assignment on document (org_id, assignment_id, system_time);
create index document_waiting on document (org_id, system_time) where claim_file_id is null;
create index document_by_content on document (org_id, sha256);
create trigger touch before update on document for each row execute function touch_updated_at();

create table message (
  org_id uuid not null,
  message_id uuid not null default new_id(),
  message_key text not null default new_key(),
  kind text not null check (kind in ('email', 'sms', 'call')),
  direction text not null check (direction in ('in', 'out')),
  claim_file_id uuid,
  assignment_id uuid,
  from_address text not null,
  to_addresses text[] not null,
  cc_addresses text[] not null default '{}',
  subject text,
  body_html text,
  body_text text,
  language text not null default 'ro' check (language in ('ro', 'en')),
  state text not null check (state in ('draft', 'queued', 'sent', 'delivered', 'failed', 'bounced', 'received')),
  provider_id text,
  is_auto_reply boolean not null default false,
  sent_by_user_id uuid,
  read_at timestamptz,
  system_time timestamptz not null default now(),
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, message_id),
  constraint message_key_is_unique unique (org_id, message_key),
  constraint message_has_a_body check (kind = 'call' or num_nonnulls(body_html, body_text) >= 1),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, sent_by_user_id) references app_user (org_id, user_id)
);
comment on table message is 'An e-mail, SMS or call on a file. E-mail HTML is stored as it came and is hostile until sanitised.';
create index message_of_file on message (org_id, claim_file_id, system_time);
create index message_of_assignment on message (org_id, assignment_id, system_time);
create trigger touch before update on message for each row execute function touch_updated_at();

create table outbox (
  org_id uuid not null references organisation,
  outbox_id uuid not null default new_id(),
  kind text not null check (kind in ('email', 'sms')),
  to_address text not null,
  subject text,
  body text not null,
  message_id uuid,
  state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'dropped', 'dead')),
  attempts smallint not null default 0,
  available_at timestamptz not null default now(),
  not_after timestamptz,
  leased_until timestamptz,
  leased_by text,
  last_error text,
  sent_at timestamptz,
  system_time timestamptz not null default now(),
  primary key (org_id, outbox_id),
  foreign key (org_id, message_id) references message (org_id, message_id)
);
comment on table outbox is 'Messages to send, written in the transaction that caused them. outbox_id is the dedupe id for the provider.';
comment on column outbox.not_after is 'Codes are dropped after this time instead of arriving late.';
create index outbox_due on outbox (org_id, available_at) where state in ('pending', 'sending');
create index outbox_by_time on outbox (org_id, system_time desc, outbox_id desc);
create index outbox_of_address on outbox (org_id, to_address, system_time desc);

create table tracker_event (
  org_id uuid not null,
  tracker_event_id uuid not null default new_id(),
  claim_file_id uuid not null,
  process_step_index smallint not null,
  event_title_ro text not null,
  event_title_en text not null,
  event_description_ro text not null,
  event_description_en text not null,
  next_step_title_ro text,
  next_step_title_en text,
  next_step_description_ro text,
  next_step_description_en text,
  action jsonb,
  expected_date date,
  system_time timestamptz not null default now(),
  primary key (org_id, tracker_event_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id)
);
comment on table tracker_event is 'What the tracker shows; the newest of a file is the current one. Descriptions are sanitised HTML.';
create index tracker_event_of_file on tracker_event (org_id, claim_file_id, system_time desc, tracker_event_id desc);

create table challenge (
  org_id uuid not null references organisation,
  challenge_id uuid not null default new_id(),
  kind text not null check (kind in ('tracker', 'one_time_password')),
  subject_hash text not null,
  case_no text,
  claim_file_id uuid,
  user_id uuid,
  session_id uuid,
  code_hash text,
  status text not null default 'normal' check (status in ('normal', 'validated', 'blocked', 'error', 'replaced')),
  attempts smallint not null default 0,
  expire_time timestamptz not null,
  block_until timestamptz,
  validated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, challenge_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id)
);
comment on table challenge is 'A code sent to a confirmed channel. Unknown case numbers get one too, without a file and without a code.';
comment on column challenge.subject_hash is 'SHA-256 of the normalised case number or user, so that limits count unknown ones as well.';
create index challenge_of_subject on challenge (org_id, kind, subject_hash, created_at desc);

call protect_tenant_table('timeline_event', 'select, insert, update');
call protect_tenant_table('note');
call protect_tenant_table('guest_access');
call protect_tenant_table('doc_request');
call protect_tenant_table('doc_request_item');
call protect_tenant_table('document');
call protect_tenant_table('message');
call protect_tenant_table('outbox');
call protect_tenant_table('tracker_event', 'select, insert');
call protect_tenant_table('challenge');
