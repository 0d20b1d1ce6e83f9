import { Box, Button, Heading, HStack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { ItemFormProps } from './draft-item.ts';
import { RemoveButton } from './remove-button.tsx';
import { StatusForm } from './status-form.tsx';
import { StepForm } from './step-form.tsx';
import { messages } from './messages.ts';
import { emptyStatus, emptyStep, stepKeyOf } from './process-answers.ts';
import type { Schema } from '@dosar/openapi';

type OpenItemProps = Omit<ItemFormProps, 'onStored'> & {
  itemKey: string;
  onChoose: (key: string) => void;
  onStored: (detail: Schema<'ProcessDetail'>) => void;
};

/** The status or step that is open; a key without a code is a new one. */
export function OpenItem({ itemKey, onChoose, onStored, ...form }: OpenItemProps) {
  const { formatMessage: t, locale } = useIntl();
  const { content } = form.draft;
  const status =
    itemKey === 'status:' ? emptyStatus : content.statuses.find(({ code }) => `status:${code}` === itemKey);
  const step = itemKey === 'step:' ? emptyStep : content.steps.find((each) => stepKeyOf(each) === itemKey);
  const item = status ?? step;
  const newTitle = status === undefined ? t(messages.newStep) : t(messages.newStatus);
  const title = (locale === 'ro' ? item?.name_ro : item?.name_en) || newTitle;
  const stored = (detail: Schema<'ProcessDetail'>, key: string) => {
    onStored(detail);
    onChoose(key);
  };
  return (
    <Box as="section" aria-label={title} borderWidth="1px" borderRadius="md" padding="4">
      <HStack justifyContent="space-between" marginBottom="3">
        <Heading as="h3" size="md">
          {title}
        </Heading>
        <Button variant="quiet" icon="close" onClick={() => onChoose('')}>
          {t(messages.close)}
        </Button>
      </HStack>
      {status !== undefined && <StatusForm {...form} stored={status} onStored={stored} />}
      {step !== undefined && <StepForm {...form} stored={step} onStored={stored} />}
      {item === undefined && <Text tone="muted">{t(messages.gone)}</Text>}
      {item !== undefined && item.code !== '' && (
        <Box marginTop="3">
          <RemoveButton draft={form.draft} itemKey={itemKey} onStored={stored} />
        </Box>
      )}
    </Box>
  );
}
