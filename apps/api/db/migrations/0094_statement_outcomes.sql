-- No line of a statement pays an order before the day of that order.

alter table bank_statement_line drop constraint bank_statement_line_outcome_check;
alter table bank_statement_line add constraint bank_statement_line_outcome_check
  check (outcome in ('matches', 'partial', 'over', 'several', 'returned', 'return_differs', 'pending', 'other_currency', 'unreadable',
    'unknown', 'incoming', 'in_the_future', 'before_order', 'not_payable', 'above_reserve', 'paid_already', 'recorded'));
