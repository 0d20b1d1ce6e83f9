alter table document
  add column scan_signature text,
  add column scanned_at timestamptz;
comment on column document.scan_signature is 'What the virus scanner found.';
create index document_waiting_for_scan on document (org_id, system_time) where scan_state = 'pending';
