import {
  api,
  browseCounties,
  dataOf,
  isApiProblem,
  queriesOf,
  referenceQuery,
  useProblemText,
} from '@dosar/api-client';
import { Avatar, Box, Button, Flex, Heading, notify } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages as fileMessages } from '../claim-file/messages.ts';
import { ConflictPanel } from '../edit/conflict-panel.tsx';
import { EditableField } from '../edit/editable-field.tsx';
import { ContactRows } from './contact-rows.tsx';
import { messages } from './messages.ts';
import { NumberField } from './number-field.tsx';
import { RolesField } from './roles-field.tsx';
import { isCuiOrEmpty, partyValue, usePartyEdit } from './use-party-edit.ts';

/** Each language names itself, whatever the language of the page. */
const languages = [
  { value: 'ro', label: 'Română' },
  { value: 'en', label: 'English' },
];

const nameOfLanguage = (code: string) => languages.find(({ value }) => value === code)?.label ?? code;

export type PersonFactsProps = { party: Schema<'ClaimParty'>; claimFileId: string; mayChange: boolean };

/** Somebody of the file, each fact changed where it stands. */
export function PersonFacts({ party, claimFileId, mayChange }: PersonFactsProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const counties = useQuery(referenceQuery(browseCounties));
  const countyName = (code: string) => counties.data?.find((county) => county.code === code)?.name ?? code;
  const { save, conflicts, leaveOpen } = usePartyEdit(party, claimFileId, {
    last_name: { label: t(messages.lastName) },
    first_name: { label: t(messages.firstName) },
    company_name: { label: t(messages.companyName) },
    cui: { label: t(messages.cui) },
    address: { label: t(messages.address) },
    locality: { label: t(messages.locality) },
    county_code: { label: t(messages.county), read: countyName },
    language: { label: t(messages.language), read: nameOfLanguage },
  });
  const isPerson = party.kind === 'person';
  const field = (name: string, label: string) => ({
    place: `party.${party.party_id}`,
    field: name,
    label,
    value: partyValue(party, name),
    mayChange,
    save,
  });
  return (
    <Box as="section" aria-label={party.full_name}>
      <Flex alignItems="center" gap="3" paddingBottom="2">
        <Avatar name={party.full_name} isDecoration />
        <Box flex="1" minWidth="0">
          <Heading as="h3" size="md">
            {party.full_name}
          </Heading>
          <Box color="textMuted" fontSize="sm">
            {formats.list(party.roles.map((role) => t(fileMessages.roles, { role })))}
          </Box>
        </Box>
        {mayChange && <RemoveFromFile party={party} claimFileId={claimFileId} />}
      </Flex>
      <RolesField party={party} claimFileId={claimFileId} mayChange={mayChange} />
      {isPerson ? (
        <>
          <EditableField
            {...field('last_name', t(messages.lastName))}
            check={(typed) => (typed === '' ? t(messages.nameMissing) : undefined)}
          />
          <EditableField {...field('first_name', t(messages.firstName))} />
          <NumberField number="cnp" label={t(messages.cnp)} {...{ party, claimFileId, mayChange, save }} />
        </>
      ) : (
        <>
          <EditableField
            {...field('company_name', t(messages.companyName))}
            check={(typed) => (typed === '' ? t(messages.nameMissing) : undefined)}
          />
          <EditableField
            {...field('cui', t(messages.cui))}
            check={(typed) => (isCuiOrEmpty(typed) ? undefined : t(messages.cuiInvalid))}
          />
        </>
      )}
      <ContactRows party={party} claimFileId={claimFileId} mayChange={mayChange} />
      <EditableField {...field('address', t(messages.address))} />
      <EditableField {...field('locality', t(messages.locality))} />
      <EditableField
        {...field('county_code', t(messages.county))}
        shown={party.county_name ?? ''}
        choices={[
          { value: '', label: t(messages.none) },
          ...(counties.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <EditableField {...field('language', t(messages.language))} choices={languages} />
      <NumberField number="iban" label={t(messages.iban)} {...{ party, claimFileId, mayChange, save }} />
      <ConflictPanel conflicts={conflicts} onClose={leaveOpen} />
    </Box>
  );
}

/** Takes somebody off the file; what the timeline tells of them stays. */
function RemoveFromFile({ party, claimFileId }: { party: Schema<'ClaimParty'>; claimFileId: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const setRoles = (roles: Schema<'PartyRoles'>, rowVersion: number) =>
    dataOf(
      api.POST('/api/claim/changeParty/{claim_file_id}/{party_id}', {
        params: { path: { claim_file_id: claimFileId, party_id: party.party_id } },
        body: { row_version: rowVersion, changes: { roles } },
      }),
    );
  const remove = async () => {
    try {
      await setRoles([], party.row_version);
      notify.success(t(messages.removed, { name: party.full_name }));
    } catch (problem) {
      notify.warning(isApiProblem(problem, 'conflict') ? t(messages.lastStays) : problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('assignments', 'claims', 'worklist'));
  };
  return (
    <Button variant="quiet" icon="delete" onClick={() => void remove()}>
      {t(messages.remove)}
    </Button>
  );
}
