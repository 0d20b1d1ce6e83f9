-- What somebody had seen of a file before today stays known, so that what came after it can be told.

alter table assignment_visit add column seen_before_at timestamptz;
comment on column assignment_visit.seen_before_at is 'The last look on an earlier day than that of visited_at.';
