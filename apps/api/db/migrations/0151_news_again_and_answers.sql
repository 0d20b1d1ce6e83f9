-- News of a visit that reached nobody is told again, and claimants answer a reminder: the delivery record keeps both.

alter table visit_news
  add column again_of_news_id uuid,
  add constraint visit_news_again_of foreign key (org_id, again_of_news_id) references visit_news (org_id, visit_news_id),
  -- A claimant who answers that they cannot come is called as well.
  drop constraint visit_news_calls_the_unreached;
comment on column visit_news.again_of_news_id is 'The news that is told once more because it had reached nobody.';
comment on column visit_news.call_assignment_id is
  'The call that was opened because nobody could be reached, or because the claimant answered that they cannot come.';
create unique index visit_news_told_again_once on visit_news (org_id, again_of_news_id) where again_of_news_id is not null;

alter table visit_news_recipient
  add column answer text check (answer in ('yes', 'no')),
  add column answered_at timestamptz,
  add constraint visit_news_recipient_answered_at check ((answer is null) = (answered_at is null)),
  add constraint visit_news_recipient_claimants_answer check (answer is null or role = 'claimant');
create index visit_news_recipient_of_message on visit_news_recipient (org_id, message_id) where message_id is not null;

alter table visit
  add column claimant_answer text check (claimant_answer in ('yes', 'no')),
  add column claimant_answer_for timestamptz,
  add constraint visit_answer_is_for_an_hour check ((claimant_answer is null) = (claimant_answer_for is null)) not valid;
comment on column visit.claimant_answer is 'Whether the claimant comes, as they answered about the hour in claimant_answer_for.';
