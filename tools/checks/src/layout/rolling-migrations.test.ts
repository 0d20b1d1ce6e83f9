import { expect, test } from 'vitest';
import { rollingProblems } from './rolling-migrations.ts';

const problemsOf = (sql: string) => rollingProblems(['0999_more.sql'], () => sql);

test('a migration that takes away what the release before reads is refused, unless a later release takes it', () => {
  for (const sql of [
    'drop table reason;',
    'alter table visit drop column note;',
    'alter table visit rename column note to remark;',
    'alter table visit alter column note type varchar(10);',
    'alter table visit alter column note set data type varchar(10);',
  ])
    expect(problemsOf(sql), sql).toHaveLength(1);
  expect(problemsOf('-- contract: nothing reads it since 0.9\nalter table visit drop column note;')).toEqual(
    [],
  );
});

test('a new column that the release before would have to fill is refused', () => {
  expect(problemsOf('alter table visit add column told_at timestamptz not null;')).toHaveLength(1);
  expect(problemsOf('alter table visit add column told_at timestamptz;')).toEqual([]);
  expect(
    problemsOf("alter table visit add column way text not null default 'mail', add column at date;"),
  ).toEqual([]);
  expect(problemsOf('alter table visit add column b text, add column way text not null;')).toHaveLength(1);
  expect(
    problemsOf('alter table visit add column day date not null generated always as (at::date) stored;'),
  ).toEqual([]);
});

test('a check that scans a table of claims under its lock is refused; it is validated by the next migration', () => {
  expect(problemsOf("alter table claim_file add constraint is_named check (name <> '');")).toHaveLength(1);
  expect(problemsOf('alter table visit add foreign key (org_id, place_id) references place;')).toHaveLength(
    1,
  );
  expect(problemsOf('alter table visit alter column note set not null;')).toHaveLength(1);
  expect(problemsOf("alter table claim_file add constraint is_named check (name <> '') not valid;")).toEqual(
    [],
  );
  expect(problemsOf('alter table claim_file validate constraint is_named;')).toEqual([]);
  expect(problemsOf("alter table reason add constraint is_named check (name <> '');")).toEqual([]);
});

test('a table that the migration itself creates may be changed in any way', () => {
  expect(
    problemsOf(
      'create table visit_x (a text); alter table visit_x alter column a set not null, drop column b;',
    ),
  ).toEqual([]);
});

test('every migration since the rule keeps it', () => {
  expect(rollingProblems()).toEqual([]);
});
