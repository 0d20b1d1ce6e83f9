-- A claimant is not flooded with access codes by strangers who ask for their case, and not locked out by them either:
-- after a few messages an hour, whoever asks waits for the code of the last one, which reached the claimant.

alter table challenge add column address_key text;
comment on column challenge.address_key is 'Whose challenges count together: the IPv4 address, or the /64 of IPv6, that asked.';
alter table challenge add column code_challenge_id uuid;
comment on column challenge.code_challenge_id is
  'The challenge whose message carries the code that this one waits for; null when it has a message of its own.';

create index challenge_of_address on challenge (org_id, kind, subject_hash, address_key, created_at);
create index challenge_with_message on challenge (org_id, kind, subject_hash, created_at)
  where code_challenge_id is null and validated_at is null;
