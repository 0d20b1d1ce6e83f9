-- Rates of a day are replaced only by whoever has read what stands there.
alter table assessment_rate add column row_version integer not null default 1;
