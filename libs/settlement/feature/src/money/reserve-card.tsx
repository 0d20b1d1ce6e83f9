import { Box, Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { amountsByCoverage } from '@dosar/settlement-domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { coverageMessages } from './coverage-messages.ts';
import { messages } from './messages.ts';
import type { Money } from './money-query.ts';
import type { OpenWindow } from './open-window.ts';
import { reserveMessages } from './reserve-messages.ts';

type ReserveCardProps = { money: Money; onOpen: ((window: OpenWindow) => void) | undefined };

/** What is kept ready for each coverage, and what the offer leaves of it. */
export function ReserveCard({ money, onOpen }: ReserveCardProps) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const [offer] = money.offers;
  const offered = amountsByCoverage(offer?.lines ?? []);
  return (
    <Card>
      <Stack gap="3">
        <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
          <Heading as="h2" size="md">
            {t(messages.reserve)}
          </Heading>
          {onOpen && <Button onClick={() => onOpen({ kind: 'reserve' })}>{t(messages.changeReserve)}</Button>}
        </Flex>
        {money.coverages.length === 0 ? (
          <Text tone="muted">{t(messages.noReserve)}</Text>
        ) : (
          <Box as="table" width="full" fontVariantNumeric="tabular-nums">
            <thead>
              <Row
                head
                cells={[t(messages.coverage), t(messages.reserved), t(messages.ofOffer), t(messages.limit)]}
              />
            </thead>
            <tbody>
              {money.coverages.map((coverage) => {
                const ofOffer = offered.get(coverage.coverage_code);
                const { limit_bani: limit } = coverage;
                return (
                  <Row
                    key={coverage.coverage_code}
                    cells={[
                      <CoverageName
                        key="name"
                        name={t(coverageMessages[coverage.coverage_code])}
                        limit={limit === null ? undefined : `${t(messages.limit)} ${amount(limit)}`}
                      />,
                      amount(coverage.reserve_bani),
                      ofOffer === undefined ? '–' : amount(ofOffer),
                      limit === null ? t(messages.noLimit) : amount(limit),
                    ]}
                  />
                );
              })}
              <Row
                strong
                cells={[
                  t(messages.total),
                  amount(money.reserve_bani ?? 0),
                  offer ? amount(offer.amount_bani) : '–',
                  '',
                ]}
              />
            </tbody>
          </Box>
        )}
        <WaitingReserves money={money} />
      </Stack>
    </Card>
  );
}

/** Reserves above somebody's limit, until another person has decided. */
function WaitingReserves({ money }: { money: Money }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  return money.waiting_reserves.map(({ coverage_code: code, amount_bani: bani, asked_by: name }) => (
    <Text key={code} size="sm">
      {t(reserveMessages.waits, {
        coverage: t(coverageMessages[code]),
        amount: lei(bani),
        name: name ?? '–',
      })}
    </Text>
  ));
}

/** What is covered; on phones with its limit below, as there is no room for another column. */
function CoverageName({ name, limit }: { name: string; limit: string | undefined }) {
  return (
    <>
      {name}
      {limit !== undefined && (
        <Box hideFrom="md" color="textMuted" fontSize="sm" whiteSpace="nowrap">
          {limit}
        </Box>
      )}
    </>
  );
}

/** The column of the limits. */
const limitColumn = 3;

type RowProps = { cells: readonly ReactNode[]; head?: boolean; strong?: boolean };

function Row({ cells, head = false, strong = false }: RowProps) {
  return (
    <tr>
      {cells.map((cell, index) => (
        <Box
          key={index}
          as={head ? 'th' : 'td'}
          {...(head && { scope: 'col' })}
          paddingBlock="1.5"
          paddingInlineStart={index === 0 ? '0' : '2'}
          textAlign={index === 0 ? 'start' : 'end'}
          borderBottomWidth="1px"
          borderColor="border"
          {...(head && { color: 'textMuted', fontSize: 'sm', fontWeight: 'normal' })}
          {...(strong && { fontWeight: 'strong' })}
          {...(index === limitColumn && { hideBelow: 'md' as const })}
        >
          {cell}
        </Box>
      ))}
    </tr>
  );
}
