import { Button, Heading, TextField } from '@dosar/design-system/public';
import { useOneAnswer } from '@dosar/forms/public';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../use-page-title.ts';
import { caseAddress, caseNumberAnswer } from './case-number.ts';
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
  const number = useOneAnswer({
    schema: caseNumberAnswer,
    reasons: messages,
    send: (caseNumber) => openAddress(caseAddress(caseNumber, orgCode)),
  });

  return (
    <>
      <header className="dosar-stack-tight">
        <Heading level={1}>{heading}</Heading>
        {invitation ? <p className="dosar-lead">{invitation}</p> : null}
      </header>
      <form className="dosar-stack" noValidate onSubmit={number.submit}>
        <TextField
          ref={number.field}
          label={identifierName || t(messages.caseNumber)}
          hint={t(messages.whereToFind)}
          error={number.error}
          value={number.value}
          onChange={(event) => number.change(event.currentTarget.value)}
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
