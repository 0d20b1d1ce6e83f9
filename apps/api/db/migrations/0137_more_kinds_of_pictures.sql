-- Scanners and cameras write TIFF and AVIF: whatever takes the pictures of telephones takes these too. A JPEG is made of each.
alter table doc_type alter column allowed_mime_types set default
  '{application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif}';

do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update doc_type set allowed_mime_types = allowed_mime_types || '{image/tiff,image/avif}'::text[]
      where org_id = tenant and 'image/heif' = any (allowed_mime_types) and not 'image/tiff' = any (allowed_mime_types);
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
