-- Files of reports that are made in the background: how far they are, and whether their owner has been told.

alter table report_file
  add column total_rows integer not null default 0 check (total_rows >= 0),
  add column notice text not null default 'untold' check (notice in ('untold', 'told', 'seen'));
comment on column report_file.row_count is 'Lines that are written; while the file is being made, those up to now.';
comment on column report_file.total_rows is 'Lines that the file was to have when it was asked for.';
comment on column report_file.notice is 'Whether its owner has been told that it is there, and has taken note of it.';
