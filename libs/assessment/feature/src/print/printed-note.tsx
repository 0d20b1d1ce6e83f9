import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useFormats } from '@dosar/i18n/light';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import type { PrintedPhoto } from './load-printed-photos.ts';
import { printMessages as messages } from './print-messages.ts';
import { PrintedDifference } from './printed-difference.tsx';
import { PrintedLines } from './printed-lines.tsx';
import { PrintedPhotos } from './printed-photos.tsx';
import { PrintedTotals } from './printed-totals.tsx';
import { useFileFacts } from './use-file-facts.ts';

type Note = Schema<'AssessmentNote'>;
type PrintedNoteProps = {
  start: Schema<'NoteStart'>;
  note: Note;
  photos: readonly PrintedPhoto[];
  /** What a supplement changes about the note before it. */
  difference: Schema<'NoteDifference'> | undefined;
};

/** A note after the Romanian form: who and what, the damage, the sums, reserves, signatures, photos and its hash. */
export function PrintedNote({ start, note, photos, difference }: PrintedNoteProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <p className="dosar-print-form-name">{t(messages.formName, { file: start.claim_file_no })}</p>
      {note.hash === null && <p className="dosar-print-draft">{t(messages.draft)}</p>}
      <Facts start={start} note={note} />
      <h2 className="dosar-print-heading">{t(messages.damage)}</h2>
      <PrintedLines note={note} />
      <h2 className="dosar-print-heading">{t(messages.calculation)}</h2>
      <PrintedTotals note={note} />
      {difference && (
        <>
          <h2 className="dosar-print-heading">{t(messages.differences)}</h2>
          <PrintedDifference difference={difference} />
        </>
      )}
      <h2 className="dosar-print-heading">{t(messages.remarks)}</h2>
      <Remarks note={note} />
      <Signatures start={start} note={note} />
      {note.hash !== null && <p className="dosar-print-hash">{t(messages.hashHint)}</p>}
      {photos.length > 0 && <PrintedPhotos note={note} photos={photos} />}
    </>
  );
}

type ShownNoteProps = Pick<PrintedNoteProps, 'start' | 'note'>;

function Facts({ start, note }: ShownNoteProps) {
  const { formatMessage: t } = useIntl();
  const { date, number } = useFormats();
  const { odometer } = note.head;
  const facts = [
    [t(messages.insurer), start.organisation_name],
    ...useFileFacts(start.file),
    [t(messages.claimant), start.claimant_name],
    [t(messages.vehicle), start.vehicle_name],
    [t(messages.plate), start.plate && formatPlate(start.plate)],
    [t(messages.vin), start.vin],
    [t(messages.odometer), odometer === null ? null : t(messages.kilometres, { count: number(odometer) })],
    [t(messages.assessor), note.assessor_name],
    [t(messages.inspectedOn), date(note.committed_at ?? note.changed_at)],
    [t(messages.supplementReason), note.reason],
  ] as const;
  return (
    <dl className="dosar-print-facts dosar-print-note-facts">
      {facts.map(
        ([label, value]) =>
          value !== null &&
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Remarks({ note }: { note: Note }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { date } = useFormats();
  const { hidden_reserve_bani: hidden, vehicle_value: value, residual_bani: residual, remark } = note.head;
  return (
    <>
      <p>{hidden > 0 ? t(messages.hiddenReserve, { amount: lei(hidden) }) : t(messages.hiddenDamage)}</p>
      {value && (
        <p>
          {t(messages.value, {
            amount: lei(value.amount_bani),
            source: value.source,
            day: date(value.valued_on),
          })}
        </p>
      )}
      {value?.comparables.map(({ name, amount_bani: bani }, index) => (
        <p key={name}>{t(messages.comparable, { no: index + 1, name, amount: lei(bani) })}</p>
      ))}
      {residual !== null && <p>{t(messages.residual, { amount: lei(residual) })}</p>}
      {note.missing_reason !== null && <p>{t(messages.missing, { reason: note.missing_reason })}</p>}
      {remark !== null && <p className="dosar-print-text">{remark}</p>}
      <p className="dosar-hint">{t(messages.legend)}</p>
    </>
  );
}

function Signatures({ start, note }: ShownNoteProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div className="dosar-print-signatures">
      <div>
        {t(messages.assessor)}: {note.assessor_name}
        <div className="dosar-print-signature" />
      </div>
      <div>
        {t(messages.claimant)}: {note.signer_name ?? start.claimant_name}
        {note.signature === null && note.unsigned_reason !== null && (
          <div className="dosar-hint">{t(messages.unsigned, { reason: note.unsigned_reason })}</div>
        )}
        <div className="dosar-print-signature">
          {note.signature !== null && <img src={note.signature} alt={t(messages.signature)} />}
        </div>
      </div>
    </div>
  );
}
