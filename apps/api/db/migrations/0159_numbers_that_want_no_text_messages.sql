-- Whoever answers a text message with STOP gets no more of them from this organisation, until they write START.
create table sms_stop (
  org_id uuid not null references organisation,
  number text not null check (number ~ '^\+[0-9]{6,15}$'),
  message_id uuid not null,
  stopped_at timestamptz not null,
  primary key (org_id, number),
  foreign key (org_id, message_id) references message (org_id, message_id)
);
comment on table sms_stop is 'Numbers that asked for no more text messages; message_id is the one that asked. Codes that their reader asks for still come.';
call protect_tenant_table('sms_stop');
