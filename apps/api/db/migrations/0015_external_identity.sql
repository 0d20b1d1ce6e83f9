-- A provider means each person by one subject only, and sessions remember how their user was recognised.

drop index external_identity_of_user;
alter table external_identity
  add constraint external_identity_one_subject_of_user unique (org_id, user_id, issuer);

alter table session add column amr text[] not null default '{}';
comment on column session.amr is 'How the user was recognised, in the words of RFC 8176 (pwd, otp, …); "ext": by an identity provider.';
