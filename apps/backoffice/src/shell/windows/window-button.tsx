import { IconButton, type IconButtonProps } from '@dosar/design-system';

export type WindowButtonProps = Pick<IconButtonProps, 'icon' | 'label'> & {
  isOpen: boolean;
  onOpen: () => void;
};

/** A picture of the top bar that opens a window over any page, and says whether it is open. */
export function WindowButton({ icon, label, isOpen, onOpen }: WindowButtonProps) {
  return (
    <IconButton
      variant="plain"
      icon={icon}
      label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    />
  );
}
