const renamedStatus = {
  kind: 'status',
  code: 'towing.new',
  values: [{ field: 'name_ro', text: 'De tractat' }],
};

const ownReason = {
  kind: 'reason',
  code: 'delay.own_sweep',
  content: { reason: { name_ro: 'Zăpadă', name_en: 'Snow', is_active: true } },
};

/** What the sweeps send to the operations that take a file in. */
export const transferBodies = {
  previewTextImport: () => ({ document: { format: 'dosar.texts', version: 1, items: [renamedStatus] } }),
  importTexts: () => ({ items: [{ ...renamedStatus, row_version: 1 }] }),
  previewConfigurationImport: () => ({
    document: { format: 'dosar.configuration', version: 1, items: [ownReason] },
  }),
  importConfiguration: () => ({ items: [{ ...ownReason, seen: null }] }),
};
