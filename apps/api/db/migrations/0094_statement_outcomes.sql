-- No line of a statement pays an order before the day of that order. What somebody decides about a line is kept until it is recorded.

alter table bank_statement_line drop constraint bank_statement_line_outcome_check;
alter table bank_statement_line add constraint bank_statement_line_outcome_check
  check (outcome in ('matches', 'partial', 'over', 'several', 'returned', 'return_differs', 'pending', 'other_currency', 'unreadable',
    'unknown', 'incoming', 'in_the_future', 'before_order', 'not_payable', 'above_reserve', 'paid_already', 'recorded'));

alter table bank_statement add column reckoned_at timestamptz;
comment on column bank_statement.reckoned_at is 'When it was last looked at what its lines mean; null since it was read.';
create index payment_order_by_time on payment_order (org_id, created_at);

create table bank_line_decision (
  org_id uuid not null,
  bank_statement_id uuid not null,
  line_no integer not null,
  kind text not null check (kind in ('open', 'left_out', 'pays')),
  needs_second boolean not null default false,
  decided_by_user_id uuid not null,
  decided_at timestamptz not null,
  row_version integer not null default 1,
  primary key (org_id, bank_statement_id, line_no),
  foreign key (org_id, bank_statement_id, line_no) references bank_statement_line (org_id, bank_statement_id, line_no) on delete cascade,
  foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id)
);
comment on table bank_line_decision is 'What somebody decided about lines of statements before they are recorded; taken back, it stays as open.';
comment on column bank_line_decision.needs_second is 'It pays an order that the line does not name, or less than the line has: somebody else records it.';
call protect_tenant_table('bank_line_decision');

create table bank_line_decision_part (
  org_id uuid not null,
  bank_statement_id uuid not null,
  line_no integer not null,
  payment_order_id uuid not null,
  amount_bani bigint not null check (amount_bani > 0),
  primary key (org_id, bank_statement_id, line_no, payment_order_id),
  foreign key (org_id, bank_statement_id, line_no)
    references bank_line_decision (org_id, bank_statement_id, line_no) on delete cascade,
  foreign key (org_id, payment_order_id) references payment_order (org_id, payment_order_id)
);
comment on table bank_line_decision_part is 'How much of a line pays which order, as somebody decided.';
call protect_tenant_table('bank_line_decision_part');
