-- Whoever holds a printed note asks by the beginning of its hash.
create index assessment_note_by_hash on assessment_note (org_id, hash text_pattern_ops) where hash is not null;
