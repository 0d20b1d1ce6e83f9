-- A closed note says why nobody signed it, and why something that is asked of it was not there.
alter table assessment_note add column unsigned_reason text;
alter table assessment_note add column missing_reason text;
comment on column assessment_note.unsigned_reason is 'Why nobody signed on the tablet; null for a note with a signature, and for one that is open.';
comment on column assessment_note.missing_reason is 'Why a number of the vehicle or a required photo was not there when the note was closed.';
