-- The staff read which boxes of a statement a driver has written on the own phone.

alter table accident_statement add column written_by jsonb not null default '{}';
comment on column accident_statement.written_by is
  'Boxes that a driver wrote by link, by path (a.driver.phone), each with the side of that driver; what the staff change later is left out.';
