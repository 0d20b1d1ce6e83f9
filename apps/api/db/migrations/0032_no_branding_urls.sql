-- Policies of pages name no host of an organisation any more (docs/decisions/0043), so nobody asks for them before sign-in.

drop function list_branding_urls;
revoke select (logo_url, icon_font_url) on organisation from dosar_lookup;
