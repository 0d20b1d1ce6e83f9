import { apiQuery, browseReasons } from '@dosar/api-client';
import {
  Button,
  Dialog,
  LoadingState,
  RadioGroupField,
  Stack,
  Text,
  TextAreaField,
} from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type RefuseDialogProps = {
  /** How many documents; closed while there are none. */
  count: number;
  isBusy: boolean;
  onRefuse: (reason: string) => void;
  onClose: () => void;
};

const own = 'own';

/** Asks why documents are refused: reasons of the organisation, or one in words. The claimant reads it. */
export function RefuseDialog({ count, isBusy, onRefuse, onClose }: RefuseDialogProps) {
  const { formatMessage: t } = useIntl();
  const isOpen = count > 0;
  const found = useQuery({
    ...apiQuery(browseReasons, { params: { query: { place: 'document_refusal' } } }),
    enabled: isOpen,
  });
  const usual = (found.data?.items ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const [picked, setChosen] = useState<string>();
  const chosen = picked ?? usual[0]?.value ?? own;
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const choices = [...usual, { value: own, label: t(messages.ownReason) }];
  const values = choices.map(({ value }) => value).join(' ');
  useEffect(
    function chooseByDigit() {
      if (!isOpen) return undefined;
      const choose = ({ key, target }: KeyboardEvent) => {
        const value = values.split(' ')[Number(key) - 1];
        // Digits belong to the reason while it is written.
        if (value !== undefined && !(target instanceof HTMLTextAreaElement)) setChosen(value);
      };
      document.addEventListener('keydown', choose);
      return () => document.removeEventListener('keydown', choose);
    },
    [isOpen, values],
  );
  const refuse = () => {
    const reason = chosen === own ? words.trim() : (usual.find(({ value }) => value === chosen)?.label ?? '');
    if (reason.length < 3) setMissing(true);
    else onRefuse(reason);
  };
  return (
    <Dialog
      open={isOpen}
      size="small"
      title={t(messages.refuseTitle, { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="primary" loading={isBusy} disabled={found.isPending} onClick={refuse}>
            {t(messages.refuse)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {found.isPending && <LoadingState shape="rows" count={3} />}
        {!found.isPending && (
          <RadioGroupField
            label={t(messages.reason)}
            name="reason"
            value={chosen}
            onValueChange={setChosen}
            choices={choices.map(({ value, label }, index) => ({ value, label: `${index + 1}. ${label}` }))}
          />
        )}
        {!found.isPending && chosen === own && (
          <TextAreaField
            label={t(messages.ownReasonLabel)}
            value={words}
            maxLength={500}
            onChange={(event) => setWords(event.target.value)}
            error={isMissing && words.trim().length < 3 ? t(messages.reasonMissing) : undefined}
          />
        )}
        <Text color="textMuted">{t(messages.claimantReads)}</Text>
        <Text color="textMuted" hideBelow="md">
          {t(messages.reasonKeys, { count: choices.length })}
        </Text>
      </Stack>
    </Dialog>
  );
}
