import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@dosar/openapi';
import { configurationParts, contentOf, plainFields } from '#src/kernel/settings/configuration-part.ts';
import { removableSettings } from '#src/kernel/settings/setting-use.ts';
import { changeGuidance, changeRule } from './document-rules.ts';
import { takeExample } from '../examples/document-examples.ts';
import { findExamples } from '../examples/example-repository.ts';
import { ruleOf, wholeRule } from './read-document-rules.ts';
import { findDocumentKinds } from '../kinds/document-kind-repository.ts';
import { storeDocumentKind } from '../kinds/document-kinds.ts';
import { findRuleVersion } from './rule-repository.ts';

/** How documents are asked for and what claimants read about them, in the file of the configuration. */
export const documentParts = [
  configurationParts.entry({
    kind: 'request_rule',
    changedBy: 'saveRequestRule',
    order: 60,
    mayAdd: () => false,
    find: async (tx, orgId) => [
      { code: 'all', label: '', content: { request_rule: await ruleOf({ tx, caller: { orgId } }) } },
    ],
    labelOf: () => '',
    fieldsOf: (content) => plainFields(wholeRule(contentOf(content, 'request_rule'))),
    store: async (call, { content }) => {
      const row_version = await findRuleVersion(call.tx, call.caller.orgId);
      await changeRule(call, { rule: contentOf(content, 'request_rule'), row_version });
    },
  }),
  configurationParts.entry({
    kind: 'document_kind',
    changedBy: 'saveDocumentKind',
    order: 70,
    mayAdd: (code) => /^[a-z][a-z0-9_]{0,59}$/.test(code),
    find: async (tx, orgId, language) => {
      const examples = await findExamples(tx, orgId);
      return (await findDocumentKinds(tx, orgId)).map(({ doc_type_code: code, kind, guidance }) => {
        const example = exampleOf(examples.get(code));
        return {
          code,
          label: kind[`name_${language}`],
          content: { document_kind: { kind, guidance, ...(example && { example }) } },
        };
      });
    },
    labelOf: (_code, content, language) => contentOf(content, 'document_kind').kind[`name_${language}`],
    fieldsOf: (content) => {
      const { kind, guidance, example } = contentOf(content, 'document_kind');
      return plainFields({
        ...kind,
        ...guidance,
        own_example: example === undefined ? null : pictureText(example.picture),
        example_alt_ro: example?.alt_ro ?? null,
        example_alt_en: example?.alt_en ?? null,
      });
    },
    store: async (call, { code, content }) => {
      const wanted = contentOf(content, 'document_kind');
      const stored = async () =>
        (await findDocumentKinds(call.tx, call.caller.orgId)).find(
          ({ doc_type_code: each }) => each === code,
        );
      const before = await stored();
      if (!isDeepStrictEqual(before?.kind, wanted.kind))
        await storeDocumentKind(call, {
          code,
          kind: wanted.kind,
          rowVersion: before?.row_version ?? 0,
        });
      const after = await stored();
      if (after !== undefined && !isDeepStrictEqual(after.guidance, wanted.guidance))
        await changeGuidance(call, code, { guidance: wanted.guidance, row_version: after.row_version });
      const shown = exampleOf((await findExamples(call.tx, call.caller.orgId)).get(code));
      if (!isDeepStrictEqual(shown, wanted.example)) await takeExample(call, code, wanted.example);
    },
  }),
];

type Example = Schema<'ConfiguredExample'>;

function exampleOf(
  stored: (Omit<Example, 'picture'> & { content: string }) | undefined,
): Example | undefined {
  if (stored === undefined) return undefined;
  const { content, alt_ro, alt_en } = stored;
  return { picture: `data:image/jpeg;base64,${content}`, alt_ro, alt_en };
}

/** A picture in a comparison of texts: its size, and a mark by which two of one size are told apart. */
function pictureText(picture: string): string {
  const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `JPEG, ${Math.ceil(bytes.length / 1024)} kB (${mark})`;
}

/** A kind of document is retired on the page of the rules. */
export const documentKindUses = removableSettings.entry({
  kind: 'doc_type',
  removedBy: 'saveDocumentKind',
  exists: async ({ tx, caller, id }) =>
    (await findDocumentKinds(tx, caller.orgId)).some(({ doc_type_code: code }) => code === id),
});
