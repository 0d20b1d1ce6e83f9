-- Why the product wrote: the code of a reason that an area has registered; null for what people write themselves.

alter table message add column reason_code text check (reason_code ~ '^[a-z][a-z0-9_]{0,59}$');
comment on column message.reason_code is 'Registered reason of a message that the product sent by itself.';
