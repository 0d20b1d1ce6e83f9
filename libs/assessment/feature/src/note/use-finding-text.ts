import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { subjectMessages } from '../photos/subject-messages.ts';
import { findingTexts } from './finding-texts.ts';
import { useRateChangesText } from './use-rate-changes-text.ts';

type About = { part: string; other: number };

/** Says what is found about a note; of a line with the name of its part and the number of the other one. */
export function useFindingText(): (finding: Schema<'NoteFinding'>, about: About) => string {
  const { formatMessage: t } = useIntl();
  const { amount, hundredths } = useAmounts();
  const { date, number } = useFormats();
  const ratesChanged = useRateChangesText();
  return (finding, { part, other }) => {
    if (finding.rate_changes) return ratesChanged(finding.rate_changes);
    const subject = subjects.find((code) => code === finding.subject);
    return t(findingTexts[finding.rule], {
      part,
      other,
      amount: amount(finding.amount_bani ?? 0),
      compared: amount(finding.compared_bani ?? 0),
      share: hundredths(finding.share ?? 0),
      threshold: hundredths(finding.threshold_share ?? 0),
      subject: subject ? t(subjectMessages[subject]) : '',
      day: finding.day === undefined ? '' : date(finding.day),
      file: finding.claim_file_no ?? '',
      kilometres: number(finding.kilometres ?? 0),
    });
  };
}

const subjects = [
  'front_left',
  'front_right',
  'rear_left',
  'rear_right',
  'vin',
  'odometer',
  'plate',
  'far',
  'near',
  'other',
] as const;
