-- More rest leave than is left needs a named exception.
alter table absence
  add column balance_exception text check (length(balance_exception) between 3 and 300);
comment on column absence.balance_exception is 'Why more days are taken than were left when the absence was asked for.';
