-- A visit whose hour is over and of which nobody has said anything is not to come any more: it is asked about.
alter table visit drop constraint visit_status_check;
alter table visit
  add constraint visit_status_check check (status in ('held', 'booked', 'confirmed', 'on_the_way', 'arrived', 'in_work', 'done',
    'vehicle_absent', 'not_completed', 'client_no_show', 'assessor_no_show', 'place_closed', 'unreported', 'cancelled', 'expired')),
  add column report_missing_told_at timestamptz;
comment on column visit.report_missing_told_at is 'When the managers of the assessors were told in the evening that nobody has reported about the visit.';
create index visit_unreported on visit (org_id, starts_at) where status = 'unreported';
