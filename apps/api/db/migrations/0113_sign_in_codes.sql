-- A code that an administrator tells somebody stands in the place of the link, so that the newest of both is the one that works.
alter table user_invitation add column is_code boolean not null default false;
comment on table user_invitation is 'The newest link or code by which a person chooses a password; a new one replaces the one before.';
comment on column user_invitation.key_hash is 'SHA-256 (hex) of the key in the link; of a code, with the id of its person and the key of the server.';
comment on column user_invitation.is_code is 'A code that is typed in the place of the password, not a link.';
