import { localDateOf } from '@dosar/kernel/zone';
import { notFound } from '#src/kernel/problem/problem.ts';
import { configurationParts, contentOf, plainFields } from '#src/kernel/settings/configuration-part.ts';
import { findLeaveTypes } from './leave-type-repository.ts';
import { storeType, valuesOf } from './leave-types.ts';

/** The kinds of absence, in the file of the configuration; which kinds there are comes with the product. */
export const leaveTypePart = configurationParts.entry({
  kind: 'leave_type',
  changedBy: 'saveLeaveType',
  order: 90,
  mayAdd: () => false,
  find: async (tx, orgId, language, now) =>
    (await findLeaveTypes(tx, orgId, localDateOf(now))).map((type) => ({
      code: type.absence_type_code,
      label: type[`name_${language}`],
      content: { leave_type: valuesOf(type) },
    })),
  labelOf: (_code, content, language) => contentOf(content, 'leave_type')[`name_${language}`],
  fieldsOf: (content) => plainFields(contentOf(content, 'leave_type')),
  store: async (call, { code, content }) => {
    const types = await findLeaveTypes(call.tx, call.caller.orgId, localDateOf(call.now));
    const present = types.find(({ absence_type_code: known }) => known === code);
    if (present === undefined) throw notFound();
    const { absence_type_code, row_version } = present;
    await storeType(call, { ...contentOf(content, 'leave_type'), absence_type_code, row_version });
  },
});
