import { Button, Flex, SelectField } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { RemoveSetDialog } from './remove-set-dialog.tsx';
import { SetDialog } from './set-dialog.tsx';
import { messages } from './set-messages.ts';
import { addressOfSet, type TemplateSet } from './set-queries.ts';

type SetChoiceProps = { sets: readonly TemplateSet[]; chosen: TemplateSet | undefined };

/** Whose texts are listed, and what is done to a set as a whole. */
export function SetChoice({ sets, chosen }: SetChoiceProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const [asked, ask] = useState<'new' | 'rename' | 'remove'>();
  const close = () => ask(undefined);
  const open = (setId: string | undefined) => void navigate(addressOfSet(setId));
  return (
    <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
      <SelectField
        label={t(messages.whose)}
        placeholder={t(messages.standard)}
        value={chosen?.template_set_id ?? ''}
        choices={sets.map(({ template_set_id: value, name: label }) => ({ value, label }))}
        onChange={({ target }) => open(target.value || undefined)}
      />
      <Button icon="add" onClick={() => ask('new')}>
        {t(messages.newSet)}
      </Button>
      {chosen && (
        <>
          <Button variant="quiet" onClick={() => ask('rename')}>
            {t(messages.rename)}
          </Button>
          <Button variant="quiet" onClick={() => ask('remove')}>
            {t(messages.remove)}
          </Button>
        </>
      )}
      {(asked === 'new' || asked === 'rename') && (
        <SetDialog set={asked === 'rename' ? chosen : undefined} onSaved={open} onClose={close} />
      )}
      {asked === 'remove' && chosen && (
        <RemoveSetDialog set={chosen} onRemoved={() => open(undefined)} onClose={close} />
      )}
    </Flex>
  );
}
