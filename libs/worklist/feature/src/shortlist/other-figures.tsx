import { Flex } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { countedText } from './counted-text.ts';
import { ListLink } from './list-link.tsx';
import { messages } from './messages.ts';
import { useTiles, useTileText } from './use-tile-text.ts';

/** The numbers that wait, in one line, each leading to its list; a zero steps back but stays where it is. */
export function OtherFigures({ tiles }: { tiles: readonly Schema<'ShortlistTile'>[] }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const tileText = useTileText();
  const tileNamed = useTiles();
  return (
    <Flex
      as="ul"
      aria-label={t(messages.tiles)}
      listStyleType="none"
      flexWrap="wrap"
      columnGap="1"
      marginTop="1"
      marginBottom="3"
      marginInline="-2.5"
    >
      {tiles
        .filter(({ code }) => tileText(code) !== undefined)
        .map(({ code, settings, total }) => (
          <li key={code}>
            <Flex
              asChild
              gap="1"
              alignItems="center"
              minHeight="var(--dosar-control)"
              paddingInline="2.5"
              borderRadius="md"
              color={total.count === 0 ? 'textFaint' : 'textMuted'}
              fontVariantNumeric="tabular-nums"
              css={{
                _hover: { background: 'hover' },
                '& b': {
                  fontWeight: total.count === 0 ? 'normal' : 'strong',
                  color: total.count === 0 ? 'inherit' : 'text',
                },
              }}
            >
              <ListLink settings={settings} path={tileNamed(code)?.path}>
                {tileText(code)} <b>{countedText(total, formats)}</b>
              </ListLink>
            </Flex>
          </li>
        ))}
    </Flex>
  );
}
