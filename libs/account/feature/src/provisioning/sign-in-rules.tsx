import { api, dataOf } from '@dosar/api-client';
import { Banner, Box, Button, CheckboxField, TextField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PageSection } from './page-section.tsx';
import { messages } from './provisioning-messages.ts';
import { useProvisioningChange } from './use-provisioning-change.ts';

type Rules = Schema<'Provisioning'>['rules'];

/** What a sign-in at the identity provider brings: the claim with the groups, and whether newcomers get an account. */
export function SignInRules({ rules }: { rules: Rules }) {
  // Another version is shown as it is: what was typed before belongs to the version that is gone.
  return <RulesForm key={rules.row_version} rules={rules} />;
}

function RulesForm({ rules }: { rules: Rules }) {
  const { formatMessage: t } = useIntl();
  const change = useProvisioningChange();
  const [claim, setClaim] = useState(rules.groups_claim ?? '');
  const [createsPeople, setCreatesPeople] = useState(rules.creates_people);
  const wanted = claim.trim() === '' ? null : claim.trim();
  const isChanged = wanted !== rules.groups_claim || createsPeople !== rules.creates_people;
  return (
    <PageSection id="provisioning-sign-in" title={t(messages.signIn)} about={t(messages.signInText)}>
      {!rules.has_provider && <Banner tone="info">{t(messages.noProvider)}</Banner>}
      <Box maxWidth="24rem">
        <TextField
          name="groups_claim"
          label={t(messages.claim)}
          hint={t(messages.claimHint)}
          value={claim}
          maxLength={120}
          onChange={({ target }) => setClaim(target.value)}
        />
      </Box>
      <CheckboxField
        name="creates_people"
        label={t(messages.createsPeople)}
        checked={createsPeople}
        onChange={({ target }) => setCreatesPeople(target.checked)}
      />
      <Box>
        <Button
          disabled={!isChanged}
          loading={change.isPending}
          onClick={() =>
            change.mutate(() =>
              dataOf(
                api.POST('/api/provisioning/saveProvisioningRules', {
                  body: {
                    groups_claim: wanted,
                    creates_people: createsPeople,
                    row_version: rules.row_version,
                  },
                }),
              ),
            )
          }
        >
          {t(messages.save)}
        </Button>
      </Box>
    </PageSection>
  );
}
