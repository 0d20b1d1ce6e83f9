import { tidyLine } from '@dosar/kernel/typed-line';
import type { FileAnswer, Schema } from '@dosar/openapi';
import type { JsonValue } from '#src/kernel/database/json-columns.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type PastSettingChange,
} from '#src/kernel/settings/setting-page.ts';
import { getDocumentRules } from '../rules/read-document-rules.ts';
import { examplePictureOf } from './example-picture.ts';
import {
  findPicture,
  hasPicture,
  keepPicture,
  lockExample,
  writeExample,
  type StoredExample,
} from './example-repository.ts';

/** What the history of the page remembers of a picture. */
const exampleFields = ['own_example', 'example_alt_ro', 'example_alt_en'] as const;

/** A picture, for everybody who has its address. */
export async function getDocumentExample({ tx, path }: Call<'getDocumentExample'>): Promise<FileAnswer> {
  const content = await findPicture(tx, path.content_hash);
  if (content === undefined) throw notFound();
  const bytes = Buffer.from(content, 'base64');
  return {
    content: (async function* pieces() {
      yield bytes;
    })(),
    mimeType: 'image/jpeg',
    fileName: 'example.jpg',
    size: bytes.length,
    isForever: true,
  };
}

/** Shows claimants a picture of the insurer's own, or the drawn one again. */
export async function saveDocumentExample(
  call: Call<'saveDocumentExample'>,
): Promise<Schema<'DocumentRules'>> {
  const { tx, caller, path, body, now } = call;
  const code = path.doc_type_code;
  const picture = body.example?.picture === undefined ? undefined : await pictureOf(body.example.picture);
  if (picture !== undefined) await keepPicture(tx, caller.orgId, { ...picture, now });
  await change(call, code, body.row_version, (before) => {
    if (body.example === null) return null;
    const hash = picture?.hash ?? before?.hash;
    if (hash === undefined) throw fieldRefused('example.picture', 'required');
    return {
      hash,
      alt_ro: wordsOf('alt_ro', body.example.alt_ro),
      alt_en: wordsOf('alt_en', body.example.alt_en),
    };
  });
  return getDocumentRules(call);
}

/** Whether a change of the page was one of a picture. */
export const isOfExample = ({ fields }: PastSettingChange) =>
  fields.some(({ field }) => exampleFields.some((known) => known === field));

/** Shows what was shown before a change, where the picture is still there. */
export async function restoreExample(call: ChangingCall, past: PastSettingChange): Promise<void> {
  const { tx, caller } = call;
  await change(call, past.subject_id ?? '', undefined, async (before) => {
    const {
      own_example: hash,
      example_alt_ro: ro,
      example_alt_en: en,
    } = withValuesBefore(valuesOf(before), past);
    if (typeof hash !== 'string') return null;
    if (!(await hasPicture(tx, caller.orgId, hash))) throw settingGone();
    return {
      hash,
      alt_ro: typeof ro === 'string' ? ro : '',
      alt_en: typeof en === 'string' ? en : '',
    };
  });
}

/** Shows claimants the picture that a file of the configuration brings for a kind, or the drawn one where it brings none. */
export async function takeExample(
  call: ChangingCall,
  code: string,
  example: Schema<'ConfiguredExample'> | undefined,
): Promise<void> {
  const { tx, caller, now } = call;
  const picture = example && (await pictureOf(example.picture));
  if (picture !== undefined) await keepPicture(tx, caller.orgId, { ...picture, now });
  await change(call, code, undefined, () =>
    example === undefined || picture === undefined
      ? null
      : {
          hash: picture.hash,
          alt_ro: wordsOf('alt_ro', example.alt_ro),
          alt_en: wordsOf('alt_en', example.alt_en),
        },
  );
}

type Choice = (before: StoredExample | null) => StoredExample | null | Promise<StoredExample | null>;

async function change(
  call: ChangingCall,
  code: string,
  ifVersion: number | undefined,
  choose: Choice,
): Promise<void> {
  const { tx, caller, language, audit } = call;
  const place = { orgId: caller.orgId, code };
  audit.subject(caller.orgId);
  audit.note({ doc_type_code: code });
  const kind = await lockExample(tx, place, language);
  if (kind === undefined) throw ifVersion === undefined ? settingGone() : notFound();
  if (ifVersion !== undefined && kind.row_version !== ifVersion) throw staleRowVersion(kind.row_version);
  const after = await choose(kind.example);
  await writeExample(tx, place, after);
  await recordSettingChange(call, {
    page: 'document-rules',
    subject: { id: code, label: kind.name },
    fields: changedFields(valuesOf(kind.example), valuesOf(after), exampleFields),
  });
}

async function pictureOf(dataUrl: string) {
  const picture = await examplePictureOf(dataUrl);
  if (picture === undefined) throw fieldRefused('example.picture', 'invalid_format');
  return picture;
}

function wordsOf(field: 'alt_ro' | 'alt_en', typed: string): string {
  const words = tidyLine(typed);
  if (words === '') throw fieldRefused(`example.${field}`, 'required');
  return words;
}

const valuesOf = (example: StoredExample | null): Record<(typeof exampleFields)[number], JsonValue> => ({
  own_example: example?.hash ?? null,
  example_alt_ro: example?.alt_ro ?? null,
  example_alt_en: example?.alt_en ?? null,
});
