-- Statements that nobody records are removed after a while, with their lines.

grant delete on bank_statement to dosar_app;
create index bank_statement_draft on bank_statement (org_id, created_at) where recorded_at is null;
create index recorded_bank_line_of_statement on recorded_bank_line (org_id, bank_statement_id, line_no);
