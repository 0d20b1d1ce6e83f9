-- Hours, paint and prices of usual repairs, which an insurer loads as a table; notes begin with them.

create table assessment_norm (
  org_id uuid not null references organisation,
  assessment_norm_id uuid not null default new_id(),
  valid_from date not null,
  file_name text not null check (length(file_name) between 1 and 200),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  created_by_user_id uuid not null,
  created_at timestamptz not null,
  is_withdrawn boolean not null default false,
  row_version integer not null default 1,
  primary key (org_id, assessment_norm_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table assessment_norm is 'Versions of the table of usual repairs, each whole; the latest one that is not withdrawn holds from its day on.';
comment on column assessment_norm.lines is 'By part and operation: hours of labour and paint in hundredths, the price of the part in bani.';
create index assessment_norm_by_day on assessment_norm (org_id, valid_from, created_at);
call protect_tenant_table('assessment_norm');
