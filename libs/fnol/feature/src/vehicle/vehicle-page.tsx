import { useIntl } from 'react-intl';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import { errors, messages, warnings } from './messages.ts';
import { PlateFields } from './plate-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';
import { vehicleAnswers } from './vehicle-answers.ts';

const reasons = { ...errors, ...warnings };

/** The claimant's own vehicle. */
export function VehiclePage() {
  const { formatMessage: t } = useIntl();
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
    </QuestionPage>
  );
}
