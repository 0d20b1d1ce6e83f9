import { api, dataOf, inLanguage } from '@dosar/api-client/client';
import type { LoadOptions } from '@dosar/design-system/public';
import { allCircumstances, type SideOfForm } from '@dosar/fnol-domain/statement';
import { useFormats } from '@dosar/i18n/light';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { circumstanceMessages } from './circumstance-messages.ts';
import { sideGroups, valueOf } from './side-fields.ts';
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
  boxes.map(([no, name, value]) => `${no} ${name.replace(/\??$/, ':')} ${value}`).join(' · ');

/** After the form: what both share, A and B beside each other with the 17 circumstances between them, sketch, signatures. */
function PrintedStatement({ statement }: { statement: Schema<'AccidentStatement'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { shared, a, b } = statement.content;
  const said = (answer: boolean | null) =>
    t(answer === null ? boxMessages.notSaid : answer ? boxMessages.yes : boxMessages.no);
  return (
    <>
      <p>
        {numbered([
          [1, t(boxMessages.date), shared.date === null ? '' : `${date(shared.date)} ${shared.time}`],
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
      <table className="dosar-print-table">
        <tbody>
          <tr>
            {Object.entries({ A: a, B: b }).map(([column, side]) => (
              <td key={column}>
                <h2>{column}</h2>
                <PrintedSide side={side} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <h2 className="dosar-print-heading">12 {t(boxMessages.circumstances)}</h2>
      <table className="dosar-print-table">
        <tbody>
          {allCircumstances.map((no) => (
            <tr key={no}>
              <td>{a.circumstances.includes(no) ? '☒' : '☐'}</td>
              <td>
                {no} {t(circumstanceMessages[`c${no}` as const])}
              </td>
              <td>{b.circumstances.includes(no) ? '☒' : '☐'}</td>
            </tr>
          ))}
          <tr>
            <td>{a.circumstances.length}</td>
            <td />
            <td>{b.circumstances.length}</td>
          </tr>
        </tbody>
      </table>
      {shared.sketch !== null && (
        <>
          <h2 className="dosar-print-heading">13 {t(boxMessages.sketch)}</h2>
          <img src={shared.sketch} alt={t(boxMessages.sketch)} style={{ maxHeight: '60mm' }} />
        </>
      )}
      <h2 className="dosar-print-heading">15 {t(boxMessages.signatures)}</h2>
      {(['a', 'b'] satisfies SideOfForm[]).map((side) => (
        <Signature key={side} side={side} signature={statement.signatures[side]} />
      ))}
    </>
  );
}

function PrintedSide({ side }: { side: Schema<'StatementSide'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  return (
    <>
      {Object.values(sideGroups).map((group) => (
        <p key={group.box}>
          <b>
            {group.box} {t(group.title)}
          </b>
          {group.fields.map((field) => {
            const value = valueOf(side, field);
            return value === '' ? null : (
              <span key={field.label.id}>
                <br />
                {t(field.label)}: {field.isDay ? date(value) : value}
              </span>
            );
          })}
        </p>
      ))}
      <p>
        <b>14 {t(boxMessages.remarks)}</b>
        <br />
        {side.remarks}
      </p>
    </>
  );
}

function Signature({ side, signature }: { side: SideOfForm; signature: Schema<'StatementSignature'> }) {
  return (
    <p>
      {side.toUpperCase()}{' '}
      {signature.drawing === null ? (
        '____________________'
      ) : (
        <img src={signature.drawing} alt={side.toUpperCase()} style={{ maxHeight: '20mm' }} />
      )}
    </p>
  );
}
