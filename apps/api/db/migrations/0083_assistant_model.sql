-- Calls of the language model: what they cost, how long they took, and what became of those that were not used.

drop index ai_model_call_of_day;
alter table ai_model_call
  drop column characters,
  drop constraint ai_model_call_outcome_check,
  add column model text not null default '',
  add column sources jsonb not null default '[]',
  add column tokens integer not null default 0 check (tokens >= 0),
  add column milliseconds integer check (milliseconds >= 0),
  add column distrust text,
  add constraint ai_model_call_outcome_check
    check (outcome in ('asked', 'used', 'failed', 'too_slow', 'not_trusted', 'over_budget', 'resting'));
comment on column ai_model_call.outcome is 'asked: not answered yet, or the server was killed meanwhile; resting: not asked, since it failed several times in a row.';
comment on column ai_model_call.tokens is 'Counted against the budget of the day: set aside before the call, corrected after it.';
comment on column ai_model_call.distrust is 'Why the words were thrown away.';
create index ai_model_call_of_day on ai_model_call (org_id, called_at) include (tokens);
