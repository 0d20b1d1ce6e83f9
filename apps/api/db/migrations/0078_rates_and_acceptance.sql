-- Rates say what comes off the price of parts too; the letter that accepts an estimate is a document of the file.
alter table assessment_rate add column discount_share integer not null default 0 check (discount_share between 0 and 10000);
comment on column assessment_rate.discount_share is 'Off the price of parts, in hundredths of a percent.';

alter table shop_estimate add column acceptance_document_id uuid;
alter table shop_estimate add foreign key (org_id, acceptance_document_id) references document (org_id, document_id)
  on delete set null (acceptance_document_id);
comment on column shop_estimate.acceptance_document_id is 'The letter that tells the shop what was agreed.';
create index shop_estimate_by_acceptance on shop_estimate (org_id, acceptance_document_id)
  where acceptance_document_id is not null;
