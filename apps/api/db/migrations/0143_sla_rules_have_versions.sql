-- Configurators write these rows on a page now: of two at once the second one is told of the first.
alter table sla_rule add column row_version integer not null default 1;
