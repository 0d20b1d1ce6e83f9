-- Zones that somebody has picked on the outline of a vehicle, also where nobody can name a part.

alter table claim_vehicle add column damaged_zones jsonb not null default '[]';
comment on column claim_vehicle.damaged_zones is 'Zones that were picked on the outline, with how they are damaged and whether they were before.';
