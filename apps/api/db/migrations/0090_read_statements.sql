-- Statements of the bank are read by the server, line by line, before anything is recorded; a payment that came back reopens its order.

alter table bank_statement
  drop constraint bank_statement_line_count_check,
  drop constraint bank_statement_check,
  drop constraint bank_statement_paid_bani_check,
  alter column line_count set default 0,
  alter column paid_count set default 0,
  alter column paid_bani set default 0,
  add constraint bank_statement_counts_are_not_negative check (line_count >= 0 and paid_count >= 0 and paid_bani >= 0),
  add column state text not null default 'read' check (state in ('reading', 'read', 'failed')),
  add column fault text check (fault in ('unreadable', 'entities', 'empty', 'columns', 'too_many_lines')),
  add column format text check (format in ('camt052', 'camt053', 'camt054', 'mt940', 'csv')),
  add column account_masked text,
  add column currency text,
  add column opening_bani bigint,
  add column closing_bani bigint,
  add column storage_key text,
  add column sha256 text,
  add column size_bytes bigint not null default 0 check (size_bytes >= 0),
  add column read_bytes bigint not null default 0 check (read_bytes >= 0),
  add column recorded_at timestamptz;
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update bank_statement set recorded_at = created_at where org_id = tenant;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
comment on table bank_statement is 'Statements of the bank as they were read; what was recorded of them are payments.';
comment on column bank_statement.fault is 'Why the file could not be read.';
comment on column bank_statement.recorded_at is 'When something of it was last recorded; null for a draft.';
create index bank_statement_of_content on bank_statement (storage_key) where storage_key is not null;
grant update on bank_statement to dosar_app;

create table bank_statement_line (
  org_id uuid not null,
  bank_statement_id uuid not null,
  line_no integer not null check (line_no > 0),
  line_key text not null,
  booked_on date,
  amount_bani bigint,
  currency text,
  is_booked boolean not null,
  is_return boolean not null,
  return_reason text,
  counterparty text not null,
  details text not null,
  raw text not null,
  bank_reference text,
  named text[] not null,
  fault text check (fault in ('no_date', 'no_amount', 'unclear_amount', 'no_direction', 'no_currency', 'malformed')),
  outcome text not null check (outcome in ('matches', 'partial', 'over', 'several', 'returned', 'return_differs', 'pending',
    'other_currency', 'unreadable', 'unknown', 'incoming', 'in_the_future', 'not_payable', 'above_reserve', 'paid_already', 'recorded')),
  order_ids text[] not null default '{}',
  primary key (org_id, bank_statement_id, line_no),
  constraint bank_statement_line_unreadable_has_fault check ((outcome = 'unreadable') = (fault is not null)),
  foreign key (org_id, bank_statement_id) references bank_statement (org_id, bank_statement_id)
);
comment on table bank_statement_line is 'Lines of statements of the bank, with what each means for payment orders.';
comment on column bank_statement_line.line_key is 'Tells the line apart from all others: account, statement, entry and transfer.';
comment on column bank_statement_line.named is 'What may be references of orders in the words of the line.';
comment on column bank_statement_line.raw is 'The line as the bank wrote it, accounts masked.';
create index bank_statement_line_by_outcome on bank_statement_line (org_id, bank_statement_id, outcome, line_no);
call protect_tenant_table('bank_statement_line');

create table recorded_bank_line (
  org_id uuid not null,
  line_key text not null,
  bank_statement_id uuid not null,
  line_no integer not null,
  recorded_at timestamptz not null,
  constraint recorded_bank_line_is_unique primary key (org_id, line_key),
  foreign key (org_id, bank_statement_id, line_no) references bank_statement_line (org_id, bank_statement_id, line_no)
);
comment on table recorded_bank_line is 'Lines of statements that became payments: each once, whichever file it comes with.';
call protect_tenant_table('recorded_bank_line', 'select, insert');

-- A reference of the bank names a line of one day or a whole batch: only what people type by hand is taken once.
alter table payment drop constraint payment_bank_reference_is_unique;
create unique index payment_bank_reference_is_unique on payment (org_id, bank_reference) where source = 'manual';
create index payment_by_bank_reference on payment (org_id, bank_reference) where bank_reference is not null;

alter table payment_order drop constraint payment_order_state_check;
alter table payment_order add constraint payment_order_state_check
  check (state in ('asked', 'ordered', 'exported', 'paid', 'returned', 'cancelled'));

create or replace function book_payment() returns trigger
  language plpgsql as $$
begin
  update payment_order set paid_bani = paid_bani + new.amount_bani, row_version = row_version + 1,
      state = case when paid_bani + new.amount_bani = amount_bani then 'paid'
        when new.amount_bani < 0 and new.bank_statement_id is not null then 'returned'
        when state = 'paid' then case when payment_export_id is null then 'ordered' else 'exported' end
        else state end
    where org_id = new.org_id and payment_order_id = new.payment_order_id and claim_file_id = new.claim_file_id
      and state in ('ordered', 'exported', 'paid', 'returned');
  if not found then
    raise exception 'A payment belongs to an order that may be paid.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

grant select (storage_key) on bank_statement to dosar_lookup;
create policy lookup on bank_statement for select to dosar_lookup using (true);
drop function find_named_contents;
create function find_named_contents(keys text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select k from unnest(keys) k
  where exists (select from document d where d.storage_key = k)
    or exists (select from document d where d.thumbnail_key = k)
    or exists (select from document d where d.copy_key = k)
    or exists (select from export e where e.storage_key = k)
    or exists (select from message_attachment a where a.storage_key = k)
    or exists (select from report_file f where f.storage_key = k)
    or exists (select from bank_statement s where s.storage_key = k)
$$;
comment on function find_named_contents is 'Those of the keys of kept files that a row of any organisation names.';
grant create on schema public to dosar_lookup;
alter function find_named_contents owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_named_contents from public;
grant execute on function find_named_contents to dosar_app;
