-- A discount is a line of an estimate below zero. It was left out before, and the insurer paid too much.
alter table estimate_line
  drop constraint estimate_line_amount_bani_check,
  drop constraint estimate_line_agreed_bani_check,
  add constraint estimate_line_agreed_has_the_sign_of_its_amount check (
    case when amount_bani < 0 then agreed_bani between amount_bani and 0 else agreed_bani >= 0 end);
comment on column estimate_line.amount_bani is 'What the shop asks, without VAT; below zero for a discount.';
