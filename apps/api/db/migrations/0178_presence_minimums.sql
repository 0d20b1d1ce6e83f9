-- Configurators set how many people a team needs on a working day; of two at the same time the second is told of the first.
alter table presence_minimum add column row_version integer not null default 1;
