-- A function that says more of itself than its body can keep (concat_ws is stable) is called for each row; one that does not
-- becomes part of the statement around it. No index needs it.
create or replace function party_name(p party) returns text
  language sql stable
  return case p.kind when 'person' then concat_ws(' ', p.last_name, p.first_name) else p.company_name end;
