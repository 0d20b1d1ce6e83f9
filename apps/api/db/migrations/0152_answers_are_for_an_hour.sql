-- The rule that an answer of a claimant is about an hour holds for every visit: it was added without a scan under a lock.

alter table visit validate constraint visit_answer_is_for_an_hour;
