import { apiPages, browseDocuments } from '@dosar/api-client';
import {
  Box,
  Button,
  CheckboxField,
  ComposeChip,
  ComposeRow,
  Disclosure,
  DisclosureButton,
  DisclosureContent,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { fileSize } from './file-size.ts';
import { messages } from './messages.ts';

type AttachmentsProps = {
  assignmentId: string;
  chosen: readonly string[];
  mostBytes: number;
  onChange: (chosen: string[]) => void;
};

/** Documents of the file that go with the message. */
export function Attachments({ assignmentId, chosen, mostBytes, onChange }: AttachmentsProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const documents = useInfiniteQuery(
    apiPages(browseDocuments, (after) => ({
      params: { path: { assignment_id: assignmentId }, query: after === undefined ? {} : { after } },
    })),
  );
  const known = documents.data?.pages.flatMap(({ items }) => items) ?? [];
  const picked = known.filter(({ id }) => chosen.includes(id));
  const bytes = picked.reduce((sum, { size }) => sum + size, 0);
  const remove = (id: string) => onChange(chosen.filter((other) => other !== id));
  const toggle = (document: Schema<'Document'>) =>
    chosen.includes(document.id) ? remove(document.id) : onChange([...chosen, document.id]);

  return (
    <ComposeRow
      label={t(messages.attachments)}
      end={
        picked.length > 0 &&
        t(messages.attachedSize, { size: fileSize(bytes, formats), most: fileSize(mostBytes, formats) })
      }
    >
      {picked.map(({ id, file_name: name, size }) => (
        <ComposeChip
          key={id}
          icon="description"
          name={name}
          more={fileSize(size, formats)}
          removeLabel={t(messages.removeAttachment, { name })}
          onRemove={() => remove(id)}
        />
      ))}
      <Disclosure>
        <DisclosureButton variant="quiet" icon="attach_file">
          {t(messages.attach)}
        </DisclosureButton>
        <DisclosureContent>
          <Box width="full" maxHeight="192px" overflowY="auto" background="surface" padding="2">
            {documents.isSuccess && known.length === 0 && <Text>{t(messages.noDocuments)}</Text>}
            <Stack gap="1">
              {known.map((document) => (
                <CheckboxField
                  key={document.id}
                  label={`${document.file_name} · ${document.doc_type_name} · ${fileSize(document.size, formats)}`}
                  checked={chosen.includes(document.id)}
                  onChange={() => toggle(document)}
                />
              ))}
            </Stack>
            {documents.hasNextPage && (
              <Button variant="quiet" onClick={() => void documents.fetchNextPage()}>
                {t(messages.moreDocuments)}
              </Button>
            )}
          </Box>
        </DisclosureContent>
      </Disclosure>
    </ComposeRow>
  );
}
