import type { Schema } from '@dosar/openapi';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { filled, sampleValues, unfilledVariables, withNames } from '../send/message-variables.ts';
import { findTemplateFacts, type TemplateFacts } from '../template-repository.ts';
import {
  findOwnEmail,
  findPreviewFile,
  findPreviewFiles,
  type PreviewFile,
} from './preview-file-repository.ts';

type Needs = { trackerOrigin: string };
type Text = Schema<'TemplateText'>;
type Facts = TemplateFacts & { trackerOrigin: string };

/** Texts that are being written, filled from a real claim file. */
export async function previewTemplate(
  needs: Needs,
  call: Call<'previewTemplate'>,
): Promise<Schema<'TemplatePreview'>> {
  const { body, caller, tx } = call;
  const files = await findPreviewFiles(tx, caller.orgId);
  const file =
    body.claim_file_no === undefined ? files[0] : await findPreviewFile(tx, caller.orgId, body.claim_file_no);
  if (file === undefined) throw notFound();
  const facts = await factsOf(needs, call, file);
  return {
    file: shown(file),
    files: files.map(shown),
    values: sampleValues(facts),
    texts: body.texts.map((text) => ({
      channel: text.channel,
      language: text.language,
      ...filledText(text, facts),
      missing: unfilledVariables(withNames(`${text.subject ?? ''}\n${text.body}`), facts),
    })),
  };
}

/** Sends one text to the caller, as people would get it; nothing is kept on the file that filled it. */
export async function testTemplate(needs: Needs, call: Call<'testTemplate'>): Promise<{ to: string }> {
  const { body, caller, tx, audit } = call;
  audit.note({ template: body.template_code });
  if (body.text.channel !== 'email') throw fieldRefused('text.channel', 'invalid_value');
  const file = await findPreviewFile(tx, caller.orgId, body.claim_file_no);
  if (file === undefined) throw notFound();
  const to = await findOwnEmail(tx, caller.orgId, caller.userId);
  if (to === undefined) throw fieldRefused('text.channel', 'required');
  const text = filledText(body.text, await factsOf(needs, call, file));
  await enqueue(tx, {
    orgId: caller.orgId,
    kind: 'email',
    to,
    subject: `[Test] ${text.subject ?? ''}`,
    body: text.body,
  });
  return { to };
}

async function factsOf(
  { trackerOrigin }: Needs,
  { caller, tx, now }: Pick<Call<'previewTemplate'>, 'caller' | 'tx' | 'now'>,
  file: PreviewFile,
): Promise<Facts> {
  const facts = await findTemplateFacts(tx, caller.orgId, {
    claimFileId: file.claim_file_id,
    partyId: file.party_id ?? undefined,
    userId: caller.userId,
    now,
  });
  if (facts === undefined) throw notFound();
  return { ...facts, trackerOrigin };
}

function filledText({ subject, body }: Text, facts: Facts) {
  return {
    subject: subject === null ? null : filled(withNames(subject), facts),
    body: filled(withNames(body), facts),
  };
}

function shown({ claim_file_no, plate, claimant_name }: PreviewFile): Schema<'PreviewFile'> {
  return { claim_file_no, plate, claimant_name };
}
