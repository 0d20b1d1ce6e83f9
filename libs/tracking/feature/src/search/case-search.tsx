import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button, Heading, TextField } from '@dosar/design-system/public';
import { trackerSearchMinimumLength } from '@dosar/kernel/business-limits';
import { usePageTitle } from '../use-page-title.ts';
import { caseAddress, caseNumberFault } from './case-number.ts';
import { messages } from './messages.ts';

type CaseSearchProps = {
  /** Title of the page around the box. */
  heading?: string;
  orgCode: string;
  /** What the organisation calls the number, such as "claim file number". */
  identifierName?: string;
  /** What the organisation says above the box. */
  invitation?: string;
  openAddress: (address: string) => void;
};

/** The box that takes a case number in any spelling and opens the address of that case. */
export function CaseSearch(props: CaseSearchProps) {
  const { orgCode, identifierName, invitation, openAddress } = props;
  const { formatMessage: t } = useIntl();
  const heading = props.heading ?? t(messages.heading);
  usePageTitle(heading);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof caseNumberFault>>();

  function openCase(event: FormEvent) {
    event.preventDefault();
    const found = caseNumberFault(text);
    setFault(found);
    if (found) field.current?.focus();
    else openAddress(caseAddress(text, orgCode));
  }

  return (
    <>
      <Heading level={1}>{heading}</Heading>
      {invitation ? <p>{invitation}</p> : null}
      <form className="dosar-card" noValidate onSubmit={openCase}>
        <TextField
          ref={field}
          label={identifierName || t(messages.caseNumber)}
          hint={t(messages.whereToFind)}
          error={fault && t(messages[fault], { length: trackerSearchMinimumLength })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit" variant="primary">
          {t(messages.submit)}
        </Button>
      </form>
    </>
  );
}
