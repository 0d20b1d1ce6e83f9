import { useSession } from '@dosar/auth';
import { Box } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useState } from 'react';
import { createPortal } from 'react-dom';

// Enough to cover the largest screen; what does not fit is cut off.
const repetitions = 120;

/**
 * Who looks and since when, over the page, its photos and its print: a picture of the screen tells where it came from.
 *
 * In the body, so that it also lies over photos that are open large.
 */
export function Watermark() {
  const { profile } = useSession();
  const formats = useFormats();
  const [openedAt] = useState(() => new Date());
  const text = `${profile?.full_name ?? ''} · ${formats.dateTime(openedAt.toISOString())}`;
  return createPortal(
    <Box
      aria-hidden
      data-watermark={text}
      position="fixed"
      inset="-20%"
      zIndex="watermark"
      display="flex"
      flexWrap="wrap"
      alignContent="space-around"
      justifyContent="space-around"
      gap="4rem"
      overflow="hidden"
      pointerEvents="none"
      transform="rotate(-24deg)"
      color="text"
      opacity="mark"
      fontSize="lg"
      whiteSpace="nowrap"
      userSelect="none"
    >
      {Array.from({ length: repetitions }, (_, index) => (
        <span key={index}>{text}</span>
      ))}
    </Box>,
    document.body,
  );
}
