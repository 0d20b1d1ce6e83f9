-- A claim file belongs to the office of its county until people give it to another one.
comment on column claim_file.branch_id is
  'Office that handles it: the first open one of the county of the accident, then whatever people choose; none where there is none.';
create index claim_file_branch on claim_file (org_id, branch_id) where closed_at is null and branch_id is not null;
