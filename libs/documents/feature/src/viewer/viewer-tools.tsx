import { Box, Button, Flex, IconButton } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import type { MarkTool } from './annotation-layer.tsx';
import { messages as compareMessages } from './compare-messages.ts';
import { messages } from './messages.ts';
import type { ViewerState } from './use-viewer-state.ts';

type ViewerToolsProps = {
  viewer: ViewerState;
  mayMark: boolean;
  /** Chooses what to compare with; absent for those who see no other file. */
  onChoose: (() => void) | undefined;
  onDownload: () => void;
};

const tools = [
  ['arrow', 'north_east'],
  ['box', 'rectangle'],
  ['text', 'text_fields'],
] as const satisfies readonly [MarkTool, string][];

/** What can be done while looking at a document; each has a key as well. */
export function ViewerTools({ viewer, mayMark, onChoose, onDownload }: ViewerToolsProps) {
  const { formatMessage: t } = useIntl();
  const { percent } = useFormats();
  return (
    <Flex
      role="toolbar"
      aria-label={t(messages.tools)}
      wrap="wrap"
      gap="1"
      alignItems="center"
      justifyContent="center"
      padding="1"
      paddingInline="2"
      fontVariantNumeric="tabular-nums"
    >
      <IconButton icon="chevron_left" label={t(messages.previous)} onClick={() => viewer.step(-1)} />
      <Box role="status">{t(messages.position, { number: viewer.number, count: viewer.count })}</Box>
      <IconButton icon="chevron_right" label={t(messages.next)} onClick={() => viewer.step(1)} />
      <IconButton icon="zoom_out" label={t(messages.zoomOut)} onClick={() => viewer.zoomBy('out')} />
      <Box minWidth="4em" textAlign="center">
        {percent(viewer.zoom)}
      </Box>
      <IconButton icon="zoom_in" label={t(messages.zoomIn)} onClick={() => viewer.zoomBy('in')} />
      <IconButton icon="rotate_left" label={t(messages.turnLeft)} onClick={() => viewer.turn(-1)} />
      <IconButton icon="rotate_right" label={t(messages.turn)} onClick={() => viewer.turn(1)} />
      {viewer.pageCount > 1 && (
        <>
          <IconButton icon="expand_less" label={t(messages.pageBefore)} onClick={() => viewer.turnPage(-1)} />
          <Box role="status">{t(messages.pageOf, { page: viewer.page, count: viewer.pageCount })}</Box>
          <IconButton icon="expand_more" label={t(messages.pageAfter)} onClick={() => viewer.turnPage(1)} />
        </>
      )}
      {viewer.count > 1 && (
        <Button
          variant={viewer.compared ? 'secondary' : 'quiet'}
          icon="compare"
          onClick={viewer.toggleComparing}
        >
          {t(viewer.compared ? messages.compareNoMore : messages.compare)}
        </Button>
      )}
      {onChoose && (
        <Button variant="quiet" icon="directions_car" onClick={onChoose}>
          {t(compareMessages.compareWith)}
        </Button>
      )}
      {viewer.compared && (
        <Button variant={viewer.isLinked ? 'secondary' : 'quiet'} icon="link" onClick={viewer.toggleLink}>
          {t(viewer.isLinked ? messages.linked : messages.unlinked)}
        </Button>
      )}
      {mayMark &&
        tools.map(([tool, icon]) => (
          <Box key={tool} borderRadius="md" background={viewer.tool === tool ? 'brandSubtle' : undefined}>
            <IconButton
              icon={icon}
              label={t(messages[tool])}
              aria-pressed={viewer.tool === tool}
              onClick={() => viewer.setTool(viewer.tool === tool ? undefined : tool)}
            />
          </Box>
        ))}
      <Button variant="quiet" onClick={viewer.toggleMarks}>
        {t(viewer.showsMarks ? messages.original : messages.withMarks)}
      </Button>
      <IconButton icon="download" label={t(messages.download)} onClick={onDownload} />
    </Flex>
  );
}
