-- Pages say where their pictures may come from before anybody has signed in.

grant select (logo_url) on organisation to dosar_lookup;

create function list_logo_urls() returns setof text
  language sql stable security definer set search_path = public, pg_temp as
$$ select distinct o.logo_url from organisation o where o.is_active and o.logo_url like 'https://%' $$;
comment on function list_logo_urls is 'Addresses of the logos of all active organisations.';

grant create on schema public to dosar_lookup;
alter function list_logo_urls owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function list_logo_urls from public;
grant execute on function list_logo_urls to dosar_app;
