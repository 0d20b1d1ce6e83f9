import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { knownVariables } from '../send/message-variables.ts';
import {
  countSent,
  findListedTemplates,
  findStoredTemplate,
  findVersions,
  type StoredTemplate,
} from './template-settings-repository.ts';

/** What one part of a text message costs. */
export type TemplateNeeds = { smsPriceBani: number };

/** The templates of the organisation, also those that handlers are not offered. */
export async function browseTemplateSettings({ caller, tx, now }: Call<'browseTemplateSettings'>) {
  return findListedTemplates(tx, caller.orgId, now);
}

/** A template, ready to change. */
export async function getTemplate(
  needs: TemplateNeeds,
  { path, caller, tx, now }: Call<'getTemplate'>,
): Promise<Schema<'TemplateSettings'>> {
  const template = await findStoredTemplate(tx, { orgId: caller.orgId, code: path.template_code });
  if (template === undefined) throw notFound();
  return settingsOf(needs, { tx, caller, now }, template);
}

/** What the page of a template shows of it. */
export async function settingsOf(
  { smsPriceBani }: TemplateNeeds,
  { tx, caller, now }: Pick<Call<'getTemplate'>, 'tx' | 'caller' | 'now'>,
  { code, position: _, ...template }: StoredTemplate,
): Promise<Schema<'TemplateSettings'>> {
  const { orgId } = caller;
  const versions = await findVersions(tx, orgId, code);
  const { version, name_ro, name_en, texts } = template;
  return {
    ...template,
    template_code: code,
    variables: knownVariables(),
    sms_price_bani: smsPriceBani,
    sent: await countSent(tx, { orgId, code, now }),
    // What the product brought is no row of the history before its first change.
    versions:
      versions[0]?.version === version
        ? versions
        : [{ version, name_ro, name_en, texts, saved_at: null, saved_by: null }],
  };
}
