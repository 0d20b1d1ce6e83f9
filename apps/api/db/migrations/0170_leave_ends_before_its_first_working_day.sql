-- A leave that is revoked between its first day and its first working day ends today, and has taken nothing.

alter table absence drop constraint absence_half_days_check;
alter table absence add constraint absence_half_days_check check (half_days >= 0);
