-- A kind of work is configured in versions: one in force, one draft at most, and those before. `status` and `transition` hold what is in force.
create table process_version (
  org_id uuid not null,
  process_version_id uuid not null default new_id(),
  assignment_type_code text not null,
  version_no integer not null check (version_no > 0),
  state text not null check (state in ('draft', 'validated', 'published', 'retired', 'proposed')),
  origin text not null check (origin in ('base', 'own')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  started_from jsonb not null check (jsonb_typeof(started_from) = 'object'),
  started_from_no integer,
  revisions jsonb not null default '{}' check (jsonb_typeof(revisions) = 'object'),
  publish_at timestamptz,
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  reason text check (length(reason) between 3 and 500),
  created_at timestamptz not null,
  created_by uuid,
  published_at timestamptz,
  published_by uuid,
  retired_at timestamptz,
  simulation jsonb,
  row_version integer not null default 1,
  primary key (org_id, process_version_id),
  constraint process_version_no_is_unique unique (org_id, assignment_type_code, version_no),
  constraint process_version_waits_validated check (publish_at is null or state in ('validated', 'published', 'retired')),
  foreign key (org_id, assignment_type_code) references assignment_type (org_id, assignment_type_code),
  foreign key (org_id, created_by) references app_user (org_id, user_id),
  foreign key (org_id, published_by) references app_user (org_id, user_id)
);
comment on table process_version is 'Versions of the status machine of a kind of work: draft, validated (published at a moment to come), published, retired, or proposed by an update of the product.';
comment on column process_version.started_from is 'What was in force when the draft began; where the draft says the same, publishing keeps words that changed since.';
comment on column process_version.revisions is 'In which row version each status and step of the draft changed last, so that two people can change different ones.';
comment on column process_version.answers is 'What becomes of work in statuses that disappear: the status it moves to, or null when it stays on its version.';
comment on column process_version.simulation is 'What became of the files of last month in this draft: progress, counts and reasons.';
create unique index process_version_one_draft on process_version (org_id, assignment_type_code)
  where state in ('draft', 'validated');
create unique index process_version_one_in_force on process_version (org_id, assignment_type_code)
  where state = 'published';
create unique index process_version_one_proposal on process_version (org_id, assignment_type_code)
  where state = 'proposed';
call protect_tenant_table('process_version');

-- Work that stays on an older version keeps its status, with the ways out of it, until it has left.
alter table status add column is_retired boolean not null default false;
comment on column status.is_retired is 'No version in force has it any more: work that is in it leaves, and nothing enters.';

-- Conditions and effects stand as an object in the status machine, and as a list in a version.
create function rules_of(settings jsonb) returns jsonb
  language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', key, 'value', value) order by key collate "C"), '[]') from jsonb_each(settings)
$$;
