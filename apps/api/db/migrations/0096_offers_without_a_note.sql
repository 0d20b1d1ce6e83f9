-- An offer needs a closed damage note, or somebody names why there is none.
alter table offer
  add column note_exception_code text
    check (note_exception_code in ('invoice', 'no_vehicle', 'out_of_reach', 'other_insurer', 'court', 'other')),
  add column note_exception_reason text check (char_length(note_exception_reason) <= 300),
  add constraint offer_exception_has_reason check ((note_exception_code is null) = (note_exception_reason is null));
comment on column offer.note_exception_code is 'Why the offer leaves without a closed note; none when it has one, or when nobody has said so.';
comment on column offer.note_exception_reason is 'The same in the words of whoever reckoned the offer.';
