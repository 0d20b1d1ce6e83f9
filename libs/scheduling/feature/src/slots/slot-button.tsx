import { Box, Icon } from '@dosar/design-system';
import type { ReactNode } from 'react';

type SlotButtonProps = {
  /** The hour. */
  title: string;
  /** Where, and with whom. */
  children: ReactNode;
  disabled?: boolean;
  onChoose: () => void;
};

/** A free hour that is offered in full: when and where. */
export function SlotButton({ title, children, disabled = false, onChoose }: SlotButtonProps) {
  return (
    <Box
      as="button"
      width="full"
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="60px"
      paddingInline="4"
      paddingBlock="2"
      borderWidth="1px"
      borderRadius="md"
      background="surface"
      textAlign="start"
      cursor="pointer"
      aria-disabled={disabled || undefined}
      _hover={{ borderColor: 'brandText', background: 'brandSubtle' }}
      onClick={disabled ? undefined : onChoose}
    >
      <Box as="span" flex="1" minWidth="0">
        <Box
          as="span"
          display="block"
          fontWeight="strong"
          fontVariantNumeric="tabular-nums"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {title}
        </Box>
        <Box as="span" display="block" color="textMuted" fontSize="sm">
          {children}
        </Box>
      </Box>
      <Icon name="chevron_right" />
    </Box>
  );
}
