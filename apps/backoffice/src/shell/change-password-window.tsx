import { lazy, Suspense, useState } from 'react';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('@dosar/account-feature/change-password')).ChangePasswordDialog,
}));

export type ChangePasswordWindowProps = { open: boolean; onClose: () => void };

/** The dialog to change one's password (S7). Its code is fetched by the first who opens it, not with every page. */
export function ChangePasswordWindow(props: ChangePasswordWindowProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ChangePasswordDialog {...props} />
    </Suspense>
  );
}
