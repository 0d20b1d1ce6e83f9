-- Work of somebody who will be away goes over when the leave begins; until then the approval keeps what was decided about it.

alter table absence
  add column hand_over jsonb check (jsonb_typeof(hand_over) = 'array');
comment on column absence.hand_over is
  'What was decided about each piece of work when the leave was approved: `stays`, `replacement` or a user, and whether its claimant is told.';
