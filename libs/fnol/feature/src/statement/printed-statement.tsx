import { api, dataOf, inLanguage } from '@dosar/api-client/client';
import { useZoneName } from '@dosar/claim-parts/zones';
import type { LoadOptions } from '@dosar/design-system/public';
import { allCircumstances, type SideOfForm } from '@dosar/fnol-domain/statement';
import { useFormats } from '@dosar/i18n/light';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { circumstanceMessages } from './circumstance-messages.ts';
import { sideGroups, valueOf } from './side-fields.ts';
import { statementMessages } from './statement-messages.ts';
import { statementTitle } from './statement-title.ts';

type Printout = { title: MessageDescriptor; claimFileNo: string; activityCode: string; content: ReactNode };

/** The statement of a file as it goes on paper; undefined while nobody has begun it. */
export async function loadPrintedStatement(
  assignmentId: string,
  { signal, language }: LoadOptions,
): Promise<Printout | undefined> {
  const { claim_file_no: claimFileNo, statement } = await dataOf(
    api.GET('/api/fnol/getAccidentStatement/{assignment_id}', {
      params: { path: { assignment_id: assignmentId } },
      signal,
      ...inLanguage(language),
    }),
  );
  if (statement === null) return undefined;
  return {
    title: statementTitle.section,
    claimFileNo,
    activityCode: 'A · B',
    content: <PrintedStatement statement={statement} />,
  };
}

/** Boxes in one line, by their numbers on the form. */
const numbered = (boxes: readonly (readonly [no: number, name: string, value: string])[]) =>
  boxes.map(([no, name, value]) => (
    <span key={no} className="dosar-print-form-box">
      <b>
        {no} {name}
      </b>{' '}
      {value}
    </span>
  ));

/** What both columns are called on every form. */
const letters = { a: 'A', b: 'B' };

/** After the form: what both share, A and B with the 17 circumstances between them, sketch, signatures. */
function PrintedStatement({ statement }: { statement: Schema<'AccidentStatement'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { shared, a, b } = statement.content;
  const said = (answer: boolean | null) =>
    t(answer === null ? boxMessages.notSaid : answer ? boxMessages.yes : boxMessages.no);
  const day = shared.date === null ? '' : date(shared.date);
  return (
    <>
      <p>
        {numbered([
          [1, t(boxMessages.date), [day, shared.time].filter(Boolean).join(', ')],
          [2, t(boxMessages.place), shared.place],
        ])}
      </p>
      <p>
        {numbered([
          [3, t(boxMessages.injuries), said(shared.injuries)],
          [4, t(boxMessages.otherDamage), said(shared.other_damage)],
          [5, t(boxMessages.witnesses), shared.witnesses],
        ])}
      </p>
      <div className="dosar-print-form">
        <section className="dosar-print-form-a">
          <h2>{[letters.a, a.vehicle.plate].join(' ')}</h2>
          <PrintedSide side={a} />
        </section>
        <PrintedCircumstances a={a} b={b} />
        <section className="dosar-print-form-b">
          <h2>{[letters.b, b.vehicle.plate].join(' ')}</h2>
          <PrintedSide side={b} />
        </section>
      </div>
      <div className="dosar-print-form-last">
        <section className="dosar-print-form-sketch">
          <h2>13 {t(boxMessages.sketch)}</h2>
          {shared.sketch !== null && <img src={shared.sketch} alt={t(boxMessages.sketch)} />}
        </section>
        {(['a', 'b'] satisfies SideOfForm[]).map((side) => (
          <Signature key={side} side={side} signature={statement.signatures[side]} />
        ))}
      </div>
    </>
  );
}

/** Box 12 as on paper: a column of squares on either side of the words, and how many are ticked. */
function PrintedCircumstances({ a, b }: Pick<Schema<'StatementContent'>, 'a' | 'b'>) {
  const { formatMessage: t } = useIntl();
  const square = (side: Schema<'StatementSide'>, no: number) => (side.circumstances.includes(no) ? '☒' : '☐');
  return (
    <section className="dosar-print-form-12">
      <h2>12 {t(boxMessages.circumstances)}</h2>
      <table>
        <thead>
          <tr>
            <th>{letters.a}</th>
            <td />
            <th>{letters.b}</th>
          </tr>
        </thead>
        <tbody>
          {allCircumstances.map((no) => (
            <tr key={no}>
              <td>{square(a, no)}</td>
              <td>
                {no} {t(circumstanceMessages[`c${no}` as const])}
              </td>
              <td>{square(b, no)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{a.circumstances.length}</td>
            <td>{t(printMessages.ticked)}</td>
            <td>{b.circumstances.length}</td>
          </tr>
          {(a.counted ?? b.counted) !== null && (
            <tr>
              <td>{a.counted}</td>
              <td>{t(boxMessages.counted)}</td>
              <td>{b.counted}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}

function PrintedSide({ side }: { side: Schema<'StatementSide'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const zoneName = useZoneName();
  const box = (no: number, title: string, lines: readonly string[]) => (
    <p key={no}>
      <b>
        {no} {title}
      </b>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </p>
  );
  return (
    <>
      {Object.values(sideGroups).map((group) =>
        box(
          group.box,
          t(group.title),
          group.fields.map((field) => {
            const value = valueOf(side, field);
            return value === ''
              ? ''
              : `${t(field.printed ?? field.label)}: ${field.isDay ? date(value) : value}`;
          }),
        ),
      )}
      {box(10, t(boxMessages.impact), [side.impact === null ? '' : zoneName(side.impact)])}
      {box(11, t(boxMessages.damage), [side.damaged_zones.map(zoneName).join(', ')])}
      {box(14, t(boxMessages.remarks), [side.remarks])}
    </>
  );
}

function Signature({ side, signature }: { side: SideOfForm; signature: Schema<'StatementSignature'> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const how = { none: '', paper: t(statementMessages.onPaper), glass: t(statementMessages.onGlass) };
  return (
    <section className={`dosar-print-form-sign dosar-print-form-${side}`}>
      <h2>
        15 {t(boxMessages.signatures)} {side.toUpperCase()}
      </h2>
      {signature.drawing === null ? (
        <div className="dosar-print-form-line" />
      ) : (
        <img src={signature.drawing} alt={side.toUpperCase()} />
      )}
      <p>
        {how[signature.how]}
        {signature.how === 'glass' && signature.signed_at !== null && `, ${dateTime(signature.signed_at)}`}
      </p>
    </section>
  );
}

const printMessages = defineMessages({
  ticked: {
    id: 'fnol.statement.printTicked',
    description:
      'Print view of the accident statement: under the squares of each column, how many are ticked',
    defaultMessage: 'how many are ticked',
  },
});
