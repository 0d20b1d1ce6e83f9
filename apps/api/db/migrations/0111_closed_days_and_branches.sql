-- Closed days and branches are changed on pages of the settings. Nothing reads working hours of a whole organisation: places and people have
-- their own.
alter table organisation drop column working_hours;

alter table closure
  add column row_version integer not null default 1,
  add constraint closure_has_names check (length(name_ro) between 1 and 80 and length(name_en) between 1 and 80);

alter table branch add column row_version integer not null default 1;
