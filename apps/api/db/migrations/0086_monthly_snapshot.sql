-- Reports over years read sums of whole months, kept beside the days that they are the sums of.

create table monthly_snapshot (
  org_id uuid not null references organisation,
  month date not null check (extract(day from month) = 1),
  measure text not null check (measure ~ '^[a-z_]{1,40}$'),
  summed_by text not null check (summed_by in ('policy_type', 'county', 'subject', 'policy_type_subject')),
  policy_type_code text not null,
  county_code text not null,
  subject text not null,
  value integer not null,
  count integer not null check (count > 0),
  amount_bani bigint not null,
  primary key (org_id, measure, summed_by, month, policy_type_code, county_code, subject, value)
);
comment on table monthly_snapshot is
  'What the days of a month in daily_snapshot come to, written in the transaction that writes those days; never what there was at the end of a day.';
comment on column monthly_snapshot.month is 'The first day of the month.';
comment on column monthly_snapshot.summed_by is 'What the sums are kept apart by; the other codes are empty.';
call protect_tenant_table('monthly_snapshot');

do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into monthly_snapshot (org_id, measure, summed_by, month, policy_type_code, county_code, subject, value, count, amount_bani)
    select tenant, measure,
      case grouping(policy_type_code, county_code, subject)
        when 3 then 'policy_type' when 5 then 'county' when 6 then 'subject' else 'policy_type_subject' end,
      date_trunc('month', snapshot_date)::date as month, coalesce(policy_type_code, ''), coalesce(county_code, ''),
      coalesce(subject, ''), value, sum(count)::integer, sum(amount_bani)::bigint
    from daily_snapshot
    where org_id = tenant and measure not in ('open_files', 'open_month', 'open_old')
    group by grouping sets (
      (measure, date_trunc('month', snapshot_date), value, policy_type_code),
      (measure, date_trunc('month', snapshot_date), value, county_code),
      (measure, date_trunc('month', snapshot_date), value, subject),
      (measure, date_trunc('month', snapshot_date), value, policy_type_code, subject));
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
