import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { catalogueChanges } from '../testing/catalogue-changes.ts';
import { organisationChanges } from '../testing/organisation-changes.ts';
import { pageCalls } from '../testing/page-calls.ts';
import { workChanges } from '../testing/work-changes.ts';

const api = startTestApi({ people: ['sorin.matei', 'petru.lazar'] });
const changes = { ...organisationChanges, ...workChanges, ...catalogueChanges };
/** A key that was renewed is nobody's to bring back. */
const neverRestored = ['inbound-mail'];

/** What people see of a page: without the marks that every change moves on. */
const shown = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (name, part: unknown) =>
      ['row_version', 'authority_limit_id', 'changed_at', 'set_at', 'changed_by_name'].includes(name)
        ? undefined
        : part,
    ),
  ) as unknown;

test('M3 every page of the settings that has a history is tried here', () => {
  const pages = new Set(settingPages.entries().map(({ page }) => page));
  expect([...Object.keys(changes), ...neverRestored].toSorted()).toEqual([...pages].toSorted());
});

test.each(Object.entries(changes))(
  'M3 ux 81 a change of %s stands in its history and is taken back to what was there before',
  async (page, { who = 'calin.dobre', prepare, read, change }) => {
    const calls = pageCalls(api, await api.tokenFor(who));
    await prepare?.(calls, api);
    const before = shown(await read(calls));
    await change(calls);
    expect(shown(await read(calls))).not.toEqual(before);

    const query = `page=${encodeURIComponent(page)}`;
    const { items } = await calls.get<Schema<'SettingChangePage'>>(`config/browseSettingChanges?${query}`);
    expect(items[0]).toMatchObject({ can_restore: true, is_restore: false });
    expect(items[0]?.fields.length).toBeGreaterThan(0);
    await calls.post(`config/restoreSettingChange/${items[0]?.change_id}`, {});
    expect(shown(await read(calls))).toEqual(before);
    const after = await calls.get<Schema<'SettingChangePage'>>(`config/browseSettingChanges?${query}`);
    expect(after.items[0]).toMatchObject({ is_restore: true });
  },
);
