import { initialsOf } from '../person/initials.ts';
import { Picture } from './picture.tsx';

type ContactCardProps = {
  name: string;
  /** What the person does here, or when they can be reached. */
  note?: string;
  /** The number as it is dialled, and the word on the button. */
  phone?: { number: string; label: string };
  email?: { address: string; label: string };
};

/** Somebody to turn to, with a button for each way of reaching them. */
export function ContactCard({ name, note, phone, email }: ContactCardProps) {
  return (
    <>
      <div className="dosar-person">
        <span className="dosar-person-mark" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="dosar-stack-none">
          <span className="dosar-strong">{name}</span>
          {note ? <span className="dosar-hint">{note}</span> : null}
        </span>
      </div>
      <div className="dosar-pair">
        {phone ? (
          <a className="dosar-button dosar-button-secondary" href={`tel:${phone.number}`}>
            <Picture name="phone" size={18} />
            {phone.label}
          </a>
        ) : null}
        {email ? (
          <a className="dosar-button dosar-button-secondary" href={`mailto:${email.address}`}>
            <Picture name="email" size={18} />
            {email.label}
          </a>
        ) : null}
      </div>
    </>
  );
}
