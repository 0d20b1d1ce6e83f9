-- Under which name the domain of the sender publishes the key of its signatures.
alter table organisation
  add column dkim_selector text
    constraint organisation_dkim_selector_is_a_name check (dkim_selector ~ '^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$');
comment on column organisation.dkim_selector is 'Selector of the DKIM key, as the provider of the mail server names it; the DNS check looks for it.';
