import { api, dataOf } from '@dosar/api-client';
import { LookupField, type Choice, type FindChoices } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { usePartner } from './use-partner.ts';

type PartnerFieldProps = { partnerId: string | undefined; onChoose: (partnerId: string | undefined) => void };

/** Narrows the list to the work of one partner, found by name or town. */
export function PartnerField({ partnerId, onChoose }: PartnerFieldProps) {
  const { formatMessage: t } = useIntl();
  const partner = usePartner(partnerId);
  return (
    <LookupField
      label={t(messages.partner)}
      find={findPartners}
      chosen={partnerId !== undefined && partner ? choiceOf(partner) : undefined}
      onChoose={(choice) => onChoose(choice?.value)}
    />
  );
}

const findPartners: FindChoices = async (q, signal) =>
  (await dataOf(api.GET('/api/assignment/browsePartners', { params: { query: { q } }, signal }))).map(
    choiceOf,
  );

function choiceOf({ partner_id, name, locality }: Schema<'PartnerChoice'>): Choice {
  return { value: partner_id, label: name, ...(locality !== null && { hint: locality }) };
}
