-- Assessment notes: what an inspection found, line by line, with its versions; which parts earlier files named; the estimates of
-- repair shops. All amounts are whole bani. A committed note and its lines never change.

create table assessment_rate (
  org_id uuid not null references organisation,
  assessment_rate_id uuid not null default new_id(),
  partner_id uuid,
  valid_from date not null,
  rates jsonb not null,
  created_by_user_id uuid,
  created_at timestamptz not null default now(),
  primary key (org_id, assessment_rate_id),
  constraint assessment_rate_is_one_a_day unique nulls not distinct (org_id, partner_id, valid_from),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table assessment_rate is 'What an hour of work costs from a day on, in the organisation or at one of its partners.';
call protect_tenant_table('assessment_rate');

create table assessment_note (
  org_id uuid not null,
  assessment_note_id uuid not null default new_id(),
  assignment_id uuid not null,
  claim_file_id uuid not null,
  version_no integer not null check (version_no > 0),
  supplement_no integer not null default 0 check (supplement_no >= 0),
  parent_note_id uuid,
  state text not null default 'draft' check (state in ('draft', 'calculated', 'committed', 'superseded')),
  head jsonb not null,
  totals jsonb,
  ignored_findings jsonb not null default '[]',
  reason text,
  gross_bani bigint,
  assessor_user_id uuid,
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  document_id uuid,
  signer_name text,
  signature text,
  total_loss text check (total_loss in ('asked', 'approved', 'refused')),
  committed_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, assessment_note_id),
  constraint assessment_note_version_is_unique unique (org_id, assignment_id, version_no),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, parent_note_id) references assessment_note (org_id, assessment_note_id),
  foreign key (org_id, assessor_user_id) references app_user (org_id, user_id),
  foreign key (org_id, document_id) references document (org_id, document_id) on delete set null (document_id),
  constraint assessment_note_committed_has_hash
    check ((state in ('committed', 'superseded')) = (hash is not null and committed_at is not null))
);
comment on table assessment_note is 'What the inspection of a vehicle found, in versions: the first note and its supplements.';
comment on column assessment_note.head is 'Day of prices, odometer, rates with their source, VAT, discount, deductible, value of the vehicle.';
comment on column assessment_note.totals is 'As they were reckoned last; null until then.';
comment on column assessment_note.ignored_findings is 'Findings that somebody let stand: key, reason, who, when.';
comment on column assessment_note.hash is 'SHA-256 of what was committed.';
create unique index assessment_note_in_preparation_is_one on assessment_note (org_id, assignment_id)
  where state in ('draft', 'calculated');
create index assessment_note_of_file on assessment_note (org_id, claim_file_id);
create trigger touch before update on assessment_note for each row execute function touch_updated_at();
call protect_tenant_table('assessment_note');

create table assessment_item (
  org_id uuid not null,
  assessment_note_id uuid not null,
  item_guid uuid not null,
  position integer not null,
  part_code text,
  part_name text not null,
  line jsonb not null,
  changed_by_user_id uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  primary key (org_id, assessment_note_id, item_guid),
  foreign key (org_id, assessment_note_id) references assessment_note (org_id, assessment_note_id),
  foreign key (part_code) references vehicle_part (vehicle_part_code),
  foreign key (org_id, changed_by_user_id) references app_user (org_id, user_id)
);
comment on table assessment_item is 'Lines of notes. A line keeps its guid in supplements.';
comment on column assessment_item.line is 'Operation, source, quantity, price, hours and the rest of what an assessor writes in a line.';
call protect_tenant_table('assessment_item');

create table assessment_photo (
  org_id uuid not null,
  assessment_note_id uuid not null,
  document_id uuid not null,
  subject text not null check (subject in
    ('front_left', 'front_right', 'rear_left', 'rear_right', 'vin', 'odometer', 'plate', 'far', 'near', 'other')),
  item_guid uuid,
  position integer not null,
  constraint assessment_photo_shows_once unique nulls not distinct (org_id, assessment_note_id, document_id, subject, item_guid),
  foreign key (org_id, assessment_note_id) references assessment_note (org_id, assessment_note_id),
  foreign key (org_id, document_id) references document (org_id, document_id) on delete cascade
);
comment on table assessment_photo is 'What the photos of a note show, of the whole vehicle or of a line.';
create index assessment_photo_of_document on assessment_photo (org_id, document_id);
call protect_tenant_table('assessment_photo');

-- What was committed stays as it is; only `superseded`, the decision about a total loss and the document come after.
create function refuse_committed_note() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.head, new.totals, new.hash, new.gross_bani, new.ignored_findings, new.committed_at, new.signature)
      is distinct from (old.head, old.totals, old.hash, old.gross_bani, old.ignored_findings, old.committed_at, old.signature)
      or new.state not in ('committed', 'superseded') then
    raise exception 'A committed note never changes.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger refuse_committed before update or delete on assessment_note for each row
  when (old.state in ('committed', 'superseded')) execute function refuse_committed_note();

create function refuse_committed_line() returns trigger
  language plpgsql as $$
begin
  if exists (select from assessment_note note
      where note.org_id = coalesce(new.org_id, old.org_id)
        and note.assessment_note_id = coalesce(new.assessment_note_id, old.assessment_note_id)
        and note.state in ('committed', 'superseded')) then
    raise exception 'A committed note never changes.' using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end
$$;
create trigger refuse_committed before insert or update or delete on assessment_item for each row
  execute function refuse_committed_line();

create table item_reference (
  org_id uuid not null,
  assignment_id uuid not null,
  item_guid uuid not null,
  claim_file_id uuid not null,
  vin text collate "C",
  plate text collate "C",
  part_key text collate "C" not null,
  noted_at timestamptz not null,
  primary key (org_id, assignment_id, item_guid)
);
comment on table item_reference is 'Which part of which vehicle an inspection named, kept by trigger from the lines of notes and the vehicle of the file.';
comment on column item_reference.part_key is 'Code of the part, or its folded name when the reference list does not have it.';
create index item_reference_by_vin on item_reference (org_id, vin, part_key, noted_at desc) where vin is not null;
create index item_reference_by_plate on item_reference (org_id, plate, part_key, noted_at desc) where plate is not null;
create index item_reference_of_file on item_reference (org_id, claim_file_id);
call protect_tenant_table('item_reference');

create function part_key(code text, name text) returns text
  language sql immutable
  return coalesce(code, '~' || left(fold_text(name), 120));
comment on function part_key is 'By what parts of vehicles are compared with those of earlier files.';

create function refer_to_item() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from item_reference ref using assessment_note note
      where note.org_id = old.org_id and note.assessment_note_id = old.assessment_note_id
        and ref.org_id = old.org_id and ref.assignment_id = note.assignment_id and ref.item_guid = old.item_guid
        and not exists (select from assessment_item other join assessment_note other_note
            on other_note.org_id = other.org_id and other_note.assessment_note_id = other.assessment_note_id
          where other.org_id = old.org_id and other.item_guid = old.item_guid
            and other_note.assignment_id = note.assignment_id);
    return null;
  end if;
  insert into item_reference (org_id, assignment_id, item_guid, claim_file_id, vin, plate, part_key, noted_at)
    select new.org_id, note.assignment_id, new.item_guid, note.claim_file_id, file.vin, file.plate,
      part_key(new.part_code, new.part_name), new.changed_at
    from assessment_note note
    join claim_file file on file.org_id = note.org_id and file.claim_file_id = note.claim_file_id
    where note.org_id = new.org_id and note.assessment_note_id = new.assessment_note_id
    on conflict (org_id, assignment_id, item_guid) do update set part_key = excluded.part_key;
  return null;
end
$$;
create trigger refer after insert or delete or update of part_code, part_name on assessment_item for each row
  execute function refer_to_item();
create index assessment_item_by_guid on assessment_item (org_id, item_guid);

create function refer_to_vehicle() returns trigger
  language plpgsql as $$
begin
  update item_reference set vin = new.vin, plate = new.plate
    where org_id = new.org_id and claim_file_id = new.claim_file_id;
  return null;
end
$$;
create trigger refer_vehicle after update on claim_file for each row
  when ((old.vin, old.plate) is distinct from (new.vin, new.plate)) execute function refer_to_vehicle();

create table shop_estimate (
  org_id uuid not null,
  shop_estimate_id uuid not null default new_id(),
  assignment_id uuid not null,
  claim_file_id uuid not null,
  round_no integer not null check (round_no > 0),
  state text not null default 'open' check (state in ('open', 'agreed', 'replaced')),
  shop_name text not null,
  file_name text not null,
  source text not null check (source in ('csv', 'xlsx', 'pdf', 'typed')),
  agreed_total_bani bigint,
  agreed_at timestamptz,
  created_by_user_id uuid,
  created_at timestamptz not null default now(),
  row_version integer not null default 1,
  primary key (org_id, shop_estimate_id),
  constraint shop_estimate_round_is_unique unique (org_id, assignment_id, round_no),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table shop_estimate is 'Estimates of repair shops, one for each round; the newest counts.';
create unique index shop_estimate_open_is_one on shop_estimate (org_id, assignment_id) where state <> 'replaced';
call protect_tenant_table('shop_estimate');

create table estimate_line (
  org_id uuid not null,
  estimate_line_id uuid not null default new_id(),
  shop_estimate_id uuid not null,
  position integer not null,
  code text,
  name text not null,
  quantity_hundredths integer,
  unit_price_bani bigint,
  hours_hundredths integer,
  amount_bani bigint not null check (amount_bani >= 0),
  item_guid uuid,
  confidence smallint check (confidence between 0 and 100),
  agreed_bani bigint check (agreed_bani >= 0),
  reason_code text,
  reason_note text,
  primary key (org_id, estimate_line_id),
  foreign key (org_id, shop_estimate_id) references shop_estimate (org_id, shop_estimate_id)
);
comment on table estimate_line is 'Lines of an estimate: which line of our note each is, what is agreed and why it differs.';
create index estimate_line_of_estimate on estimate_line (org_id, shop_estimate_id, position);
call protect_tenant_table('estimate_line');

create table estimate_column (
  org_id uuid not null references organisation,
  shop_key text not null,
  shop_name text not null,
  columns jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (org_id, shop_key)
);
comment on table estimate_column is 'Which column of a shop''s files is what, kept for its next estimate.';
call protect_tenant_table('estimate_column');
