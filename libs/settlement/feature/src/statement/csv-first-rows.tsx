import { Box } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { letterOf } from './csv-choice.ts';
import { csvMessages } from './csv-messages.ts';

type CsvFirstRowsProps = { rows: readonly (readonly string[])[]; headingRow: number };

/** The beginning of the table, with the letters of its columns. */
export function CsvFirstRows({ rows, headingRow }: CsvFirstRowsProps) {
  const { formatMessage: t } = useIntl();
  const width = Math.max(...rows.map(({ length }) => length));
  return (
    <Box
      overflowX="auto"
      borderWidth="1px"
      borderRadius="md"
      tabIndex={0}
      role="region"
      aria-label={t(csvMessages.rows)}
    >
      <Box
        as="table"
        fontSize="sm"
        width="full"
        css={{
          '& td, & th': { paddingInline: '2', paddingBlock: '1', textAlign: 'start', whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            {Array.from({ length: width }, (_, place) => (
              <th key={letterOf(place)} scope="col">
                {letterOf(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Box as="tr" key={index} fontWeight={index === headingRow ? 'strong' : undefined}>
              {Array.from({ length: width }, (_, place) => (
                <td key={letterOf(place)}>{row[place] ?? ''}</td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
