-- Whoever replaces a colleague agrees first; a manager who overrules says why, and the answer keeps both.

alter table absence
  drop constraint absence_replacement_answer_check,
  add constraint absence_replacement_answer_check
    check (replacement_answer in ('asked', 'accepted', 'refused', 'ended', 'overruled'));
alter table absence
  add constraint absence_overruled_with_reason
    check (replacement_answer is distinct from 'overruled' or length(btrim(replacement_reason)) > 0);
