import { useIntl } from 'react-intl';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import { errors, messages, warnings } from './messages.ts';
import { hasOtherCar } from '../circumstances/accident-kinds.ts';
import { useDraft } from '../claim-notification/notification-context.ts';
import { OtherCarFields } from './other-car-fields.tsx';
import { PlateFields } from './plate-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';
import { vehicleAnswers } from './vehicle-answers.ts';

const reasons = { ...errors, ...warnings };

/** The claimant's own vehicle. */
export function VehiclePage() {
  const { formatMessage: t } = useIntl();
  const { circumstances } = useDraft();
  return (
    <QuestionPage
      page="vehicle"
      part="vehicle"
      heading={t(messages.heading)}
      schema={vehicleAnswers}
      reasons={reasons}
    >
      <PlateFields />
      <VehicleFields />
      {hasOtherCar(circumstances.kind) && <OtherCarFields />}
    </QuestionPage>
  );
}
