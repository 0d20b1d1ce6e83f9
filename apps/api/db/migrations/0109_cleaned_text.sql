-- Letters that are no letter with a mark are found as people without them write them: Đorđe as Djordje, Søren as Soren. `foldText` of
-- the shared code does the same, and a test compares the two.
create or replace function fold_text(value text) returns text
  language sql immutable parallel safe
  return replace(replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ðøłı', 'doli'),
    'đ', 'dj'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

-- The update removes invisible characters from stored names and numbers, and folds anew what the new folding finds.
create function text_without_invisible(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(normalize(value, nfc), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g');

do $$
declare
  tenant uuid;
  spelled_out constant text := '[đðøłßæœþı]';
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);

    update party set
        last_name = text_without_invisible(last_name), first_name = text_without_invisible(first_name),
        company_name = text_without_invisible(company_name)
      where org_id = tenant
        and (search_text ~ spelled_out
          or (last_name, first_name, company_name) is distinct from
            (text_without_invisible(last_name), text_without_invisible(first_name), text_without_invisible(company_name)));

    update vehicle set plate_norm = cleaned.plate
      from (
        select vehicle_id, nullif(upper(regexp_replace(
          translate(normalize(plate_norm, nfkc), 'АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEKMHOPCTYXIJSABEZHIKMNOPTYX'),
          '[^[:alnum:]]' collate "und-x-icu", '', 'g')), '') as plate
        from vehicle where org_id = tenant and plate_norm !~ '^[A-Z0-9]+$'
      ) as cleaned
      where vehicle.org_id = tenant and vehicle.vehicle_id = cleaned.vehicle_id
        and vehicle.plate_norm is distinct from cleaned.plate;

    update claim_file set policy_number = text_without_invisible(policy_number)
      where org_id = tenant
        and (search_text ~ spelled_out or policy_number is distinct from text_without_invisible(policy_number));
    update document set file_name = file_name where org_id = tenant and search_text ~ spelled_out;

    -- No number of these countries begins with the zero that is dialled inside of them.
    update contact_channel set value = regexp_replace(value, '^(\+(?:31|32|33|41|43|44|46|49))0', '\1')
      where org_id = tenant and kind = 'phone' and value ~ '^\+(?:31|32|33|41|43|44|46|49)0';

    -- Names that differed only in such a letter stay two names.
    update tag set name = tag.name || ' (' || twin.place || ')'
      from (select ctid as row, row_number() over (partition by fold_text(name) order by name) as place from tag where org_id = tenant)
        as twin
      where tag.ctid = twin.row and twin.place > 1;
    update saved_view set name = saved_view.name || ' (' || twin.place || ')'
      from (select ctid as row, row_number() over (partition by owner_user_id, fold_text(name) order by name) as place
        from saved_view where org_id = tenant) as twin
      where saved_view.ctid = twin.row and twin.place > 1;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;

drop function text_without_invisible;
reindex index tag_by_folded_name;
reindex index saved_view_name_of_owner;
