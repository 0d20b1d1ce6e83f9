type SkeletonProps = {
  /** As many lines as the answer usually has, so that nothing moves when it comes. */
  lines: number;
};

/** The shape of an answer that is on its way. */
export function Skeleton({ lines }: SkeletonProps) {
  return (
    <div className="dosar-skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="dosar-skeleton-line" />
      ))}
    </div>
  );
}
