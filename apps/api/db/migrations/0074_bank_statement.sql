-- Statements of the bank that were imported, and which payments they brought.

create table bank_statement (
  org_id uuid not null,
  bank_statement_id uuid not null default new_id(),
  file_name text not null,
  line_count integer not null check (line_count > 0),
  paid_count integer not null check (paid_count between 1 and line_count),
  paid_bani bigint not null check (paid_bani > 0),
  created_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, bank_statement_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table bank_statement is 'Statements of the bank that paid orders; their lines are payments.';
create index bank_statement_newest on bank_statement (org_id, bank_statement_id);
call protect_tenant_table('bank_statement', 'select, insert');

alter table payment add column bank_statement_id uuid;
alter table payment add foreign key (org_id, bank_statement_id) references bank_statement (org_id, bank_statement_id);
create index payment_of_statement on payment (org_id, bank_statement_id) where bank_statement_id is not null;
comment on column payment.bank_statement_id is 'The statement of the bank that it came with.';
