-- A place says how many people have to be there, weekday by weekday.
alter table place add column minimum_people jsonb;
comment on column place.minimum_people is 'Seven numbers, Monday first; a null is one person for each lane, and one in a mobile zone. Null alike for all of them.';
