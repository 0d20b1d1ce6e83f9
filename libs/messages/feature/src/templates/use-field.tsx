import { apiQuery, getSettingUsage } from '@dosar/api-client';
import { UsedBy } from '@dosar/areas/used-by';
import { FormCheckboxField, useFormContext } from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { messages as setMessages } from './sets/set-messages.ts';
import type { Settings, TemplateAnswers } from './template-answers.ts';

/** Whether handlers are offered a template, and which messages began with one that they are not offered any more. */
export function UseField({ stored }: { stored: Settings }) {
  const { formatMessage: t } = useIntl();
  const isActive = useFormContext<TemplateAnswers>().watch('is_active');
  return (
    <>
      <FormCheckboxField name="is_active" label={t(stored.in_set ? setMessages.use : messages.isActive)} />
      {stored.is_active && !isActive && <UsedByMessages code={stored.template_code} />}
    </>
  );
}

/** The messages that began with a template lately, before handlers are not offered it any more. */
function UsedByMessages({ code }: { code: string }) {
  const query = { kind: 'template', id: code } as const;
  return <UsedBy usage={useQuery(apiQuery(getSettingUsage, { params: { query } }))} />;
}
