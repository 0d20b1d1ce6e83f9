-- What an organisation says about itself, its working hours and whom its messages come from.

alter table organisation
  add column tax_number text constraint organisation_tax_number_is_digits check (tax_number ~ '^[1-9][0-9]{1,9}$'),
  add column trade_register_number text check (length(trade_register_number) between 1 and 20),
  add column street_address text check (length(street_address) between 1 and 200),
  add column locality text check (length(locality) between 1 and 100),
  add column county_code text references county (county_code),
  add column postal_code text check (postal_code ~ '^[0-9]{6}$'),
  add column working_hours jsonb not null default
    '[{"weekday":1,"from":"09:00","until":"17:00"},{"weekday":2,"from":"09:00","until":"17:00"},{"weekday":3,"from":"09:00","until":"17:00"},{"weekday":4,"from":"09:00","until":"17:00"},{"weekday":5,"from":"09:00","until":"17:00"}]',
  add column reply_to_email text check (length(reply_to_email) between 3 and 254),
  add column sender_name text check (length(sender_name) between 1 and 60);
comment on column organisation.tax_number is 'Company number (CUI), its digits alone.';
comment on column organisation.trade_register_number is 'Number in the trade register, such as J40/1234/2020.';
comment on column organisation.working_hours is 'Opening and closing time by ISO weekday; a weekday that is missing is closed.';
comment on column organisation.reply_to_email is 'Where answers to e-mails of the organisation go; the address of the installation when absent.';
comment on column organisation.sender_name is 'Name beside the sender address of e-mails; the short name when absent.';
