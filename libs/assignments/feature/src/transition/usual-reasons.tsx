import { apiQuery, browseReasons } from '@dosar/api-client';
import { SelectField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './transition-messages.ts';

type UsualReasonsProps = { place: Schema<'ReasonPlace'>; onChoose: (reason: string) => void };

/** Reasons of the organisation for a step, to begin the own words with; nothing while there are none. */
export function UsualReasons({ place, onChoose }: UsualReasonsProps) {
  const { formatMessage: t } = useIntl();
  const offered = useQuery(apiQuery(browseReasons, { params: { query: { place } } }));
  const choices = (offered.data?.items ?? []).map(({ name }) => ({ value: name, label: name }));
  if (choices.length === 0) return null;
  return (
    <SelectField
      label={t(messages.usualReason)}
      placeholder={t(messages.ownWords)}
      choices={choices}
      defaultValue=""
      onChange={({ target }) => {
        if (target.value !== '') onChoose(target.value);
      }}
    />
  );
}

const refusals: readonly string[] = ['rejected', 'refused'];

/** Whose reasons fit a step that asks for one; nothing where every answer is an own one. */
export function placeOfReason(transition: Schema<'Transition'>): Schema<'ReasonPlace'> | undefined {
  if (refusals.includes(transition.to_status_code)) return 'claim_refusal';
  return transition.to_status_category_code === 'cancelled' ? 'work_cancellation' : undefined;
}
