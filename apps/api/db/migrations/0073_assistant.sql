-- The assistant: what people asked and were answered, and what it searches.

create table ai_thread (
  org_id uuid not null,
  ai_thread_id uuid not null default new_id(),
  user_id uuid not null,
  started_at timestamptz not null default now(),
  primary key (org_id, ai_thread_id),
  unique (org_id, user_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table ai_thread is 'The present conversation of somebody with the assistant; an older one is deleted.';
call protect_tenant_table('ai_thread');

create table ai_message (
  org_id uuid not null,
  ai_message_id uuid not null default new_id(),
  ai_thread_id uuid not null,
  position integer not null,
  client_id text not null check (length(client_id) <= 64),
  run_id text check (length(run_id) <= 64),
  message_type text not null check (message_type in ('input', 'output')),
  type text not null check (type in ('initial', 'question', 'answer', 'not_found', 'stopped', 'result')),
  run_status text check (run_status in ('pending', 'saved')),
  content text not null check (length(content) <= 20000),
  language text not null check (language in ('ro', 'en')),
  worded_by text not null default 'rules' check (worded_by in ('rules', 'model', 'rules_after_model')),
  assignment_id uuid,
  claim_file_id uuid,
  sources jsonb not null default '[]',
  proposals jsonb not null default '[]',
  decided_at timestamptz,
  rating text check (rating in ('good', 'bad')),
  rating_reason text check (length(rating_reason) <= 500),
  system_time timestamptz not null default now(),
  primary key (org_id, ai_message_id),
  unique (org_id, ai_thread_id, position),
  unique (org_id, ai_thread_id, message_type, client_id),
  foreign key (org_id, ai_thread_id) references ai_thread (org_id, ai_thread_id) on delete cascade,
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id)
);
comment on table ai_message is 'One question, answer or result of a conversation with the assistant.';
comment on column ai_message.client_id is 'The name that the client gave the question; an output has that of its question, a result the id of the answer.';
create unique index ai_message_one_run on ai_message (org_id, ai_thread_id) where run_status = 'pending';
create index ai_message_of_assignment on ai_message (org_id, assignment_id) where assignment_id is not null;
create index ai_message_of_file on ai_message (org_id, claim_file_id) where claim_file_id is not null;
call protect_tenant_table('ai_message');

create table ai_model_call (
  org_id uuid not null references organisation,
  ai_model_call_id uuid not null default new_id(),
  ai_message_id uuid not null,
  user_id uuid not null,
  called_at timestamptz not null default now(),
  prompt text not null,
  output text not null,
  outcome text not null check (outcome in ('used', 'failed', 'too_slow', 'not_trusted')),
  characters integer not null,
  primary key (org_id, ai_model_call_id)
);
comment on table ai_model_call is 'What was sent to the language model, without personal data, and what came back.';
create index ai_model_call_of_day on ai_model_call (org_id, called_at) include (characters);
call protect_tenant_table('ai_model_call');

create table ai_passage (
  org_id uuid not null references organisation,
  language text not null check (language in ('ro', 'en')),
  kind text not null check (kind in ('help', 'status_help', 'template', 'legal_rule')),
  article_key text not null,
  position smallint not null,
  article_title text not null,
  title text not null,
  body text not null,
  path text,
  searched tsvector not null,
  searched_title tsvector not null,
  primary key (org_id, language, kind, article_key, position)
);
comment on table ai_passage is 'A paragraph that the assistant may quote; written anew when its source changes.';
create index ai_passage_search on ai_passage using gin (searched) with (fastupdate = off);
call protect_tenant_table('ai_passage');

create table ai_word (
  org_id uuid not null references organisation,
  language text not null check (language in ('ro', 'en')),
  word text not null,
  primary key (org_id, language, word)
);
comment on table ai_word is 'Every word of the passages, folded: what a mistyped word was meant to be.';
create index ai_word_similar on ai_word using gin (word gin_trgm_ops) with (fastupdate = off);
call protect_tenant_table('ai_word');
