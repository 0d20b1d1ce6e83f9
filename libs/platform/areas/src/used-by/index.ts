export { RemovalDialog, type RemovalDialogProps } from './removal-dialog.tsx';
export { UsedBy, type UsageState } from './used-by.tsx';
