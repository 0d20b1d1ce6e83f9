import { Button, Flex, Text } from '@dosar/design-system';
import { FormTextField, useAnswers, useController, useFormContext } from '@dosar/forms';
import { useIntl } from 'react-intl';
import type { IntakeAnswers } from './intake-answers.ts';
import { IntakeSection } from './intake-section.tsx';
import { repairMessages } from './repair-messages.ts';
import { typedClaimOf } from './typed-claim.ts';
import { useIntakeParts } from './use-intake-parts.ts';

/** Who repairs the car, chosen while the caller is on the line or left for later; nothing where no area proposes shops. */
export function RepairSection() {
  const { formatMessage: t } = useIntl();
  const shops = useIntakeParts();
  const answers = useAnswers<IntakeAnswers>();
  const { field } = useController<IntakeAnswers, 'shop'>({ name: 'shop' });
  if (shops.length === 0) return null;
  const { partner_id: chosenId } = field.value;
  const isWorthChoosing = isDamageKnown(answers) || chosenId !== '';
  return (
    <IntakeSection number={7} title={t(repairMessages.title)}>
      {!isWorthChoosing && <Text tone="muted">{t(repairMessages.first)}</Text>}
      {isWorthChoosing &&
        shops.map(({ Choose }, place) => (
          <Choose
            key={place}
            typed={typedClaimOf(answers)}
            chosenId={chosenId}
            onChoose={({ partnerId, name }) =>
              field.onChange({ ...field.value, partner_id: partnerId, name })
            }
          />
        ))}
      {chosenId !== '' && <ChoiceReason />}
    </IntakeSection>
  );
}

/** Why this shop and no other stays with its job; the usual reasons are one key. */
function ChoiceReason() {
  const { formatMessage: t } = useIntl();
  const { setValue } = useFormContext<IntakeAnswers>();
  return (
    <Flex flexDirection="column" gap="1" marginTop="3" maxWidth="40rem">
      <FormTextField
        name="shop.reason"
        label={t(repairMessages.reason)}
        required
        autoComplete="off"
        maxLength={500}
      />
      <Flex gap="2" flexWrap="wrap">
        {[repairMessages.wanted, repairMessages.earlier, repairMessages.nearer].map((quick) => (
          <Button
            key={quick.id}
            variant="quiet"
            icon="add"
            onClick={() => setValue('shop.reason', t(quick), { shouldDirty: true, shouldValidate: true })}
          >
            {t(quick)}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

/** Shops are worth comparing once the damage and the county are known: without it the farthest one comes first. */
function isDamageKnown({ vehicle, event }: IntakeAnswers): boolean {
  const isDamaged =
    vehicle.damage.trim() !== '' || vehicle.damaged_part_codes.length > 0 || vehicle.damaged_zones.length > 0;
  return isDamaged && event.county_code !== '';
}
