type AmountListProps = {
  rows: readonly { name: string; amount: string; detail?: string | null | undefined; isSum?: boolean }[];
};

/** Amounts below each other, each with what it is for. */
export function AmountList({ rows }: AmountListProps) {
  return (
    <dl className="dosar-amounts">
      {rows.map(({ name, amount, detail, isSum }, index) => (
        <div key={index} className={isSum ? 'dosar-amount dosar-strong' : 'dosar-amount'}>
          <dt>
            {name}
            {detail ? <span className="dosar-hint">{detail}</span> : null}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
