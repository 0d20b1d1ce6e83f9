-- Statements that nobody records are removed after a while, with their lines.

grant delete on bank_statement to dosar_app;
create index bank_statement_draft on bank_statement (org_id, created_at) where recorded_at is null;
create index recorded_bank_line_of_statement on recorded_bank_line (org_id, bank_statement_id, line_no);

-- Headings of a bank's table that are not known by themselves: somebody says once which column is what.
create table csv_layout (
  org_id uuid not null,
  headings text[] not null check (cardinality(headings) between 2 and 60),
  columns jsonb not null,
  decimal_sign text not null check (decimal_sign in ('auto', 'comma', 'point')),
  saved_by_user_id uuid not null,
  saved_at timestamptz not null,
  primary key (org_id, headings),
  foreign key (org_id, saved_by_user_id) references app_user (org_id, user_id)
);
comment on table csv_layout is 'What the columns of a bank''s table mean, told apart by its headings: every next file with the same headings is read by it.';
comment on column csv_layout.headings is 'In small letters without marks, in their order.';
call protect_tenant_table('csv_layout', 'select, insert, update');

alter table bank_statement add column csv_rows jsonb;
comment on column bank_statement.csv_rows is 'The first rows of a table whose headings are not known, accounts masked; null otherwise.';
