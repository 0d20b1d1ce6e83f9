-- Pictures of the menu and the buttons may come from a font of the organisation (Specification K10).

alter table organisation add column icon_font_url text;
comment on column organisation.icon_font_url is
  'A font with the Material names as ligatures; the product''s own pictures stand in until it is there. Null: none.';
grant select (icon_font_url) on organisation to dosar_lookup;

create function list_branding_urls() returns setof text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select distinct address from organisation o, unnest(array[o.logo_url, o.icon_font_url]) as address
  where o.is_active and address like 'https://%'
$$;
comment on function list_branding_urls is 'Addresses of the logos and icon fonts of all active organisations.';

grant create on schema public to dosar_lookup;
alter function list_branding_urls owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function list_branding_urls from public;
grant execute on function list_branding_urls to dosar_app;
drop function list_logo_urls;
