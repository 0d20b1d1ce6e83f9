-- A restored copy must not send what the installation it was copied from has sent since. The row says that no process works on jobs.
create table job_hold (
  is_held boolean primary key default true check (is_held),
  held_since timestamptz not null,
  reason text not null check (length(reason) between 1 and 500)
);
comment on table job_hold is 'Holds the jobs of all processes after a restore, until an operator releases them. At most one row.';
