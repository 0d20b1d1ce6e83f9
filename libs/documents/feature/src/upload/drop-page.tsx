import { Box, Grid, Icon } from '@dosar/design-system';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import type { FileMeaning } from './document-uploads.ts';
import { messages } from './messages.ts';

/** Something that dropped files can be: what the file lacks, or what somebody was asked for. */
export type DropTarget = FileMeaning & { title: string; about: string };

type DropPageProps = {
  /** Dropping on one of them says what the files are. */
  targets: readonly DropTarget[];
  onFiles: (files: File[], meaning?: FileMeaning) => void;
};

/** Takes files that are dragged over the page or pasted; shows where they may be dropped while they are in the air. */
export function DropPage({ targets, onFiles }: DropPageProps) {
  const { formatMessage: t } = useIntl();
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(function keepUp() {
    take.current = onFiles;
  });
  useEffect(function listenToPage() {
    const enter = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) setOver(true);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) take.current(files);
    };
    document.addEventListener('dragenter', enter);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragenter', enter);
      document.removeEventListener('paste', paste);
    };
  }, []);
  if (!isOver) return null;

  const drop = (meaning?: FileMeaning) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onFiles([...event.dataTransfer.files], meaning);
  };
  const leave = (event: DragEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      setOver(false);
  };
  return (
    <Box
      data-drop="page"
      position="fixed"
      inset="0"
      zIndex="modal"
      padding={{ base: '4', md: '12' }}
      background="rgb(10 14 18 / 55%)"
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={leave}
      onDrop={drop()}
    >
      <Grid
        gap="3"
        height="full"
        padding="4"
        gridTemplateRows={`auto repeat(${targets.length}, auto) 1fr`}
        background="brandSubtle"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor="brand"
        borderRadius="lg"
      >
        <Box color="brandText" fontWeight="strong">
          <Icon name="cloud_upload" /> {t(messages.dropTitle)}
        </Box>
        {targets.map(({ title, about, ...meaning }) => (
          <Target
            key={meaning.itemId ?? meaning.docTypeCode}
            title={title}
            about={about}
            onDrop={drop(meaning)}
          />
        ))}
        <Target title={t(messages.dropAnywhere)} about={t(messages.dropAnywhereAdvice)} onDrop={drop()} />
      </Grid>
    </Box>
  );
}

type TargetProps = { title: string; about: string; onDrop: (event: DragEvent) => void };

function Target({ title, about, onDrop }: TargetProps) {
  const [isNear, setNear] = useState(false);
  return (
    <Box
      padding="4"
      background="surface"
      borderWidth={isNear ? '2px' : '1px'}
      borderColor={isNear ? 'brand' : 'border'}
      borderRadius="md"
      onDragEnter={() => setNear(true)}
      onDragLeave={() => setNear(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Box fontWeight="strong">{title}</Box>
      <Box color="textMuted" fontSize="sm">
        {about}
      </Box>
    </Box>
  );
}
