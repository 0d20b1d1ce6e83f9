import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { findParties } from '#src/areas/claims/index.ts';
import { findFileOfAssignment } from '../recipient-repository.ts';
import { findTemplate, findTemplateFacts, findTemplates } from '../template-repository.ts';
import { filled, variablesOf } from './message-variables.ts';

type Needs = { trackerOrigin: string };

/** The texts that a message of a channel can begin with. */
export async function browseMessageTemplates({ path, caller, tx, language }: Call<'browseMessageTemplates'>) {
  return findTemplates(tx, caller.orgId, { channel: path.channel, language });
}

/** A template filled from a claim file, in the language of its reader. */
export async function previewMessage(
  { trackerOrigin }: Needs,
  { body, caller, tx, language, now }: Call<'previewMessage'>,
): Promise<Schema<'MessagePreview'>> {
  const { orgId } = caller;
  const file = await findFileOfAssignment(tx, orgId, body.assignment_id);
  if (file === undefined) throw notFound();
  if (body.party_id !== undefined) {
    const parties = await findParties(tx, orgId, file.claim_file_id);
    if (!parties.some(({ party_id: id }) => id === body.party_id))
      throw fieldRefused('party_id', 'invalid_value');
  }
  const found = await findTemplateFacts(tx, orgId, {
    claimFileId: file.claim_file_id,
    partyId: body.party_id,
    userId: caller.userId,
    now,
  });
  if (found === undefined) throw notFound();
  const template = await findTemplate(tx, orgId, {
    claimFileId: file.claim_file_id,
    code: body.template_code,
    channel: body.channel,
    language: body.language ?? found.recipient_language,
  });
  if (template === undefined) throw fieldRefused('template_code', 'unknown_code');
  const facts = { ...found, trackerOrigin };
  return {
    subject: template.subject === null ? null : filled(template.subject, facts),
    body: filled(template.body, facts),
    language: template.language,
    version: template.version,
    texts_for: template.textsFor?.[language] ?? null,
    variables: variablesOf(`${template.subject ?? ''}\n${template.body}`, facts, language),
  };
}
