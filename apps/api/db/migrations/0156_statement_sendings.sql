-- How often the link to a column of an accident statement was sent, by whom and where to: what is counted is limited.

create table accident_statement_sending (
  org_id uuid not null,
  accident_statement_sending_id uuid not null default new_id(),
  accident_statement_id uuid not null,
  side text not null check (side in ('a', 'b')),
  channel text not null check (channel in ('email', 'sms')),
  sent_to text not null check (length(sent_to) between 1 and 254),
  by_driver boolean not null,
  sent_at timestamptz not null,
  primary key (org_id, accident_statement_sending_id),
  foreign key (org_id, accident_statement_id) references accident_statement (org_id, accident_statement_id)
);
comment on table accident_statement_sending is 'Messages with the link to a column of an accident statement.';
comment on column accident_statement_sending.sent_to is 'Where it was sent, masked: whole it stands with the message alone.';
comment on column accident_statement_sending.by_driver is 'The driver of column A sent it, not the staff.';
create index accident_statement_sending_of_statement
  on accident_statement_sending (org_id, accident_statement_id, sent_at);
call protect_tenant_table('accident_statement_sending', 'select, insert');
