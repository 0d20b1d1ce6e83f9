type SpinnerProps = {
  /** What the visitor is waiting for; always shown, since movement alone says nothing. */
  label: string;
  size?: 'small' | 'large';
};

/** Something is on its way. With reduced motion it pulses no more and only the words remain. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <div className={`dosar-spinner dosar-spinner-${size}`} role="status">
      <span className="dosar-spinner-wheel" aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
