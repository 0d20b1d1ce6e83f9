import { useIntakeParts } from './use-intake-parts.ts';
import type { ChosenShop } from '@dosar/areas/fnol';
import { addressOfAssignment, addressOfSection } from '@dosar/areas/claims';
import { Box, Button, Card, CopyButton, Flex, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { InspectionOffer } from '../finish/inspection-offer.tsx';
import { nextMessages } from '../statement/next-messages.ts';
import { registeredMessages } from './registered-messages.ts';
import { SentPhotos } from './sent-photos.tsx';

type RegisteredClaimProps = {
  claim: Schema<'RegisteredClaim'>;
  /** What came with the report and goes to the claim now. */
  photos: readonly File[];
  /** The shop that was chosen at intake. */
  shop: ChosenShop;
  onAnother: () => void;
};

/** The number to tell the caller, where the confirmation went, and what to do next with the file. */
export function RegisteredClaim({ claim, photos, shop, onAnother }: RegisteredClaimProps) {
  const { formatMessage: t, formatList } = useIntl();
  const formats = useFormats();
  const shops = useIntakeParts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function tellTheNumber() {
    heading.current?.focus();
  }, []);
  const { claim_file_no: number, assignment_id: assignmentId, told_by: told, answer_due_date: due } = claim;
  const file = { claimFileNo: number, assignmentId };
  const confirmation = told.includes('email')
    ? registeredMessages.toldByEmail
    : told.includes('phone')
      ? registeredMessages.toldByPhone
      : registeredMessages.toldNobody;
  return (
    <Card maxWidth="44rem" marginBlock="4">
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        <Heading as="h1" size="lg" ref={heading} tabIndex={-1}>
          {t(registeredMessages.title, { number })}
        </Heading>
        <CopyButton value={number} name={t(registeredMessages.number)} />
      </Flex>
      <Text>{t(confirmation)}</Text>
      {due !== null && <Text tone="muted">{t(registeredMessages.due, { date: formats.date(due) })}</Text>}
      {claim.documents_needed.length > 0 && (
        <Text tone="muted">
          {t(registeredMessages.needed, {
            list: formatList(
              claim.documents_needed.map(({ name }) => name),
              { type: 'unit' },
            ),
          })}
        </Text>
      )}
      {photos.length > 0 && <SentPhotos assignmentId={assignmentId} files={photos} />}
      {shop.partnerId !== '' &&
        shops.map(({ Ask }, place) => (
          <Ask key={place} claimFileNo={number} assignmentId={assignmentId} chosen={shop} />
        ))}
      <Box marginTop="4">
        <InspectionOffer claimFileNo={number} isForStaff />
      </Box>
      <Box as="nav" aria-label={t(registeredMessages.next)} marginTop="4">
        <Flex gap="2" flexWrap="wrap">
          <Button variant="primary" asChild>
            <Link to={addressOfAssignment(claim)}>{t(registeredMessages.openFile)}</Link>
          </Button>
          <Button asChild>
            <Link to={addressOfSection(file, 'documents')}>{t(registeredMessages.askDocuments)}</Link>
          </Button>
          {claim.takes_statement && (
            <Button asChild>
              <Link to={addressOfSection(file, 'statement')}>{t(nextMessages.send)}</Link>
            </Button>
          )}
          <Button variant="quiet" onClick={onAnother}>
            {t(registeredMessages.another)}
          </Button>
        </Flex>
      </Box>
    </Card>
  );
}
