-- Organisations choose whether a new claim is asked by itself for the documents that it lacks.
alter table doc_request_rule add column asks_by_itself boolean not null default true;
comment on column doc_request_rule.asks_by_itself is
  'Whether the product asks for what a new claim lacks as soon as the claimant has confirmed how to be reached.';
