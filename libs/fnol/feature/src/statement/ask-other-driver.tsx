import { Box, Button, Text } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SendToDriver } from './send-to-driver.tsx';
import { sourceMessages as messages } from './source-messages.ts';
import type { Side } from './statement-sides.ts';

type Missing =
  | 'name'
  | 'phone'
  | 'licence'
  | 'plate'
  | 'insurer'
  | 'policyNumber'
  | 'circumstances'
  | 'impact';

/** What the other driver alone can tell, and the column does not say yet. */
function missingOfDriver({ driver, insured, vehicle, insurer, circumstances, impact }: Side): Missing[] {
  const lines: readonly (readonly [Missing, isMissing: boolean])[] = [
    ['name', driver.name === ''],
    ['phone', driver.phone === '' && insured.phone === ''],
    ['licence', driver.licence_no === ''],
    ['plate', vehicle.plate === ''],
    ['insurer', insurer.name === ''],
    ['policyNumber', insurer.policy_number === ''],
    ['circumstances', circumstances.length === 0],
    ['impact', impact === null],
  ];
  return lines.flatMap(([what, isMissing]) => (isMissing ? [what] : []));
}

type AskOtherDriverProps = {
  assignmentId: string;
  column: Side;
  /** Something of the column does not go together. */
  isDoubtful: boolean;
};

/** One button asks the other driver for what is missing or does not go together, by the link to the own column. */
export function AskOtherDriver({ assignmentId, column, isDoubtful }: AskOtherDriverProps) {
  const { formatMessage: t, formatList } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const missing = missingOfDriver(column);
  if (missing.length === 0 && !isDoubtful) return null;
  const name = column.driver.name || column.insured.name;
  return (
    <Box marginTop="2">
      {missing.length > 0 && (
        <Text tone="muted" size="sm">
          {t(messages.missing, {
            list: formatList(
              missing.map((what) => t(messages[what])),
              { type: 'unit' },
            ),
          })}
        </Text>
      )}
      <Button icon="send" onClick={() => setAsking(true)}>
        {name === '' ? t(messages.askOther) : t(messages.ask, { name })}
      </Button>
      {isAsking && (
        <SendToDriver side="b" assignmentId={assignmentId} column={column} onClose={() => setAsking(false)} />
      )}
    </Box>
  );
}
