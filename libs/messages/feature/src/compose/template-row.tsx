import { api, apiQuery, browseMessageTemplates, dataOf, useProblemText } from '@dosar/api-client';
import { Button, ComposeRow, notify, SelectField, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type TemplateRowProps = {
  channel: 'email' | 'sms';
  assignmentId: string;
  partyId: string | undefined;
  /** The chosen template, which the message is sent with. */
  chosen: string;
  /** The text as it is, to come back to. */
  ownText: { subject?: string; body: string };
  onFilled: (code: string, preview: Schema<'MessagePreview'>) => void;
  onOwnText: (text: { subject?: string; body: string }) => void;
};

/** Begins the message with a text of the organisation, filled from the file. */
export function TemplateRow(props: TemplateRowProps) {
  const { channel, assignmentId, partyId, chosen, ownText, onFilled, onOwnText } = props;
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [textsFor, setTextsFor] = useState<string | null>(null);
  const [kept, setKept] = useState<TemplateRowProps['ownText']>();
  const templates = useQuery(apiQuery(browseMessageTemplates, { params: { path: { channel } } }));
  const fill = async (code: string) => {
    if (code === '') return;
    try {
      const preview = await dataOf(
        api.POST('/api/message/preview', {
          body: {
            assignment_id: assignmentId,
            template_code: code,
            channel,
            ...(partyId !== undefined && { party_id: partyId }),
          },
        }),
      );
      if (chosen === '' && ownText.body !== '') setKept(ownText);
      setTextsFor(preview.texts_for);
      onFilled(code, preview);
    } catch (problem) {
      notify.warning(problemText(problem));
    }
  };
  if (!templates.data || templates.data.length === 0) return null;
  return (
    <ComposeRow
      label={t(messages.template)}
      end={
        kept && (
          <Button
            variant="quiet"
            onClick={() => {
              onOwnText(kept);
              setKept(undefined);
            }}
          >
            {t(messages.backToOwnText)}
          </Button>
        )
      }
    >
      <SelectField
        label={t(messages.template)}
        labelHidden
        value={chosen}
        placeholder={t(messages.noTemplate)}
        choices={templates.data.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => void fill(target.value)}
      />
      {textsFor !== null && chosen !== '' && (
        <Text tone="muted" size="sm">
          {t(messages.textsFor, { customer: textsFor })}
        </Text>
      )}
    </ComposeRow>
  );
}
