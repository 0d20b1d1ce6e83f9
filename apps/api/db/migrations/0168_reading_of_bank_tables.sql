-- People see how the table of a bank was read before they take it over, and read it otherwise while nothing of it is decided.
alter table bank_statement add column csv_reading jsonb;
comment on column bank_statement.csv_reading is 'Which of csv_rows has the headings, which column is what, and the sign of decimals; null for a file that is no table or was not read.';
comment on column bank_statement.csv_rows is 'The first rows of a table, accounts masked; null for a file that is none.';
