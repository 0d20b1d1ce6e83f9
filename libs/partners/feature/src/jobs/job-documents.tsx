import { CheckboxField, FieldGroup, Text } from '@dosar/design-system';
import { useController } from '@dosar/forms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { documentsQuery } from './job-queries.ts';
import { messages } from './make-messages.ts';

const left = ['rejected', 'superseded'];

/** Which photos and papers of the file go along; none does by itself. */
export function JobDocuments({ assignmentId }: { assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  const found = useInfiniteQuery(documentsQuery(assignmentId));
  const { field } = useController<Record<string, string[]>>({ name: 'document_ids' });
  const documents = (found.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ state }) => !left.includes(state));
  const chosen = field.value ?? [];
  const choose = (id: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <FieldGroup title={t(messages.documents)}>
      <Text tone="muted" size="sm">
        {t(messages.documentsHint)}
      </Text>
      {documents.length === 0 && !found.isPending && <Text tone="muted">{t(messages.noDocuments)}</Text>}
      {documents.map(({ id, file_name: name, doc_type_name: type }) => (
        <CheckboxField
          key={id}
          label={`${type}: ${name}`}
          checked={chosen.includes(id)}
          onChange={(event) => choose(id, event.target.checked)}
        />
      ))}
    </FieldGroup>
  );
}
