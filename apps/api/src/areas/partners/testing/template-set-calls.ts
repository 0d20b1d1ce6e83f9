import type { BodyOf, Schema } from '@dosar/openapi';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { posted } from '#src/testing/world/posted.ts';
import { ruleWith } from './special-calls.ts';

type Text = Schema<'TemplateText'>;

/** An e-mail of a template. */
export const anEmail = (language: 'ro' | 'en', subject: string, body: string): Text => ({
  channel: 'email',
  language,
  subject,
  body,
});

/** A rule of a customer about messages. */
export const messagesRule = (part: Partial<Schema<'MessagesRule'>>) =>
  ruleWith('messages', {
    messages: { language: null, template_set_id: null, skips_driver: false, contact: null, ...part },
  });

/** What a configurator does with sets of templates. */
export function templateSetCalls(api: TestApi, who = 'calin.dobre') {
  const send = async (url: string, payload: object) =>
    api.inject({
      method: 'POST',
      url: `/api/${url}`,
      headers: { ...(await api.tokenFor(who)), 'accept-language': 'en' },
      payload,
    });
  const get = async <Body>(url: string) =>
    (await api.inject({ url: `/api/${url}`, headers: { ...(await api.tokenFor(who)) } })).json<Body>();
  return {
    get,
    sets: async () => (await get<Schema<'TemplateSets'>>('messageTemplateSet/browse')).sets,
    saveSet: (body: BodyOf<'saveTemplateSet'>) => send('messageTemplateSet/save', body),
    make: async (name: string) =>
      posted<Schema<'TemplateSet'>>(api, await api.tokenFor(who), '/api/messageTemplateSet/save', {
        template_set_id: null,
        row_version: 0,
        name,
      }),
    remove: ({ template_set_id: id, row_version }: Schema<'TemplateSet'>) =>
      send(`messageTemplateSet/remove/${id}`, { row_version }),
    /** Writes the text of a set in place of a template. */
    write: (
      { template_set_id }: Pick<Schema<'TemplateSet'>, 'template_set_id'>,
      replaces: string,
      texts: Text[],
      more: Partial<BodyOf<'saveTemplate'>> = {},
    ) =>
      send('message/saveTemplate', {
        template_code: `own_${replaces}_${template_set_id.slice(-6)}`,
        row_version: 0,
        name_ro: 'Text propriu',
        name_en: 'Own text',
        is_active: true,
        in_set: { template_set_id, replaces_code: replaces },
        texts,
        ...more,
      }),
  };
}
