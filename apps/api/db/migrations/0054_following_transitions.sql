-- A step of the status machine can be taken by the product itself when something happened elsewhere, and can ask for more than
-- a reason. Each kind of work knows which version of the supplied process it has.
alter table transition
  add column follows_event text,
  add column asks text[] not null default '{}' check (asks <@ '{waiting_on,duplicate_of}');
comment on column transition.follows_event is 'The event, such as offer.accepted, after which the product takes this step of the main work of the file by itself.';
comment on column transition.asks is 'What somebody has to say before the step is taken: on whom it waits, of which file it is a duplicate.';
alter table assignment_type add column process_version smallint not null default 1;
comment on column assignment_type.process_version is 'Which version of the supplied process its statuses and transitions have.';

-- On whom one piece of work waits can be said for it alone; what was said stays when the status itself changes.
create or replace function copy_from_status() returns trigger
  language plpgsql as $$
begin
  update assignment set category_code = new.category_code, status_position = new.position,
      waiting_on = case when waiting_on is distinct from old.waiting_on then waiting_on else new.waiting_on end
    where org_id = new.org_id and assignment_type_code = new.assignment_type_code and status_code = new.status_code;
  return null;
end
$$;
