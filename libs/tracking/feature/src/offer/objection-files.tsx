import { useProblemText } from '@dosar/api-client/client';
import {
  mayTryAgain,
  waitingFileRules,
  type WaitingFile,
  type WaitingFiles,
} from '@dosar/api-client/waiting-files';
import {
  Button,
  byBytes,
  FileChoice,
  fileRefusal,
  Notice,
  type FileRefusal,
} from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './contest-messages.ts';

const megabyte = 1024 * 1024;
const limits = { files: waitingFileRules.maxFiles, megabytes: waitingFileRules.maxBytes / megabyte };
const refusals = {
  type: messages.fileType,
  size: messages.fileSize,
  count: messages.fileCount,
  empty: messages.fileEmpty,
} satisfies Record<FileRefusal, unknown>;

/** Photos and papers that go along with an objection. */
export function ObjectionFiles({ files: waiting }: { files: WaitingFiles }) {
  const { formatMessage: t } = useIntl();
  const [refused, setRefused] = useState<{ name: string; why: FileRefusal }>();
  const choose = (chosen: readonly File[]) => byBytes(chosen, waitingFileRules, take);
  const take = (chosen: readonly File[]) => {
    const fitting: File[] = [];
    setRefused(undefined);
    for (const file of chosen) {
      const why = fileRefusal(file, waiting.files.length + fitting.length, waitingFileRules);
      if (why === undefined) fitting.push(file);
      else setRefused({ name: file.name, why });
    }
    waiting.add(fitting);
  };
  return (
    <div className="dosar-stack">
      <FileChoice
        accept={waitingFileRules.types.join(',')}
        hint={t(messages.fileLimits, limits)}
        onChoose={choose}
      >
        {t(messages.addFile)}
      </FileChoice>
      {refused && (
        <Notice tone="warning" title={refused.name}>
          {t(refusals[refused.why], limits)}
        </Notice>
      )}
      {waiting.files.length > 0 && (
        <ul className="dosar-documents" aria-label={t(messages.files)}>
          {waiting.files.map((file) => (
            <SentFile key={file.id} file={file} waiting={waiting} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SentFile({ file, waiting }: { file: WaitingFile; waiting: WaitingFiles }) {
  const { formatMessage: t } = useIntl();
  const { percent } = useFormats();
  const problemText = useProblemText();
  const { id, name, state, progress, problem } = file;
  return (
    <li className="dosar-document">
      <div className="dosar-document-text">
        <span>{name}</span>
        <span className={state === 'failed' ? 'dosar-field-error' : 'dosar-hint'}>
          {state === 'uploading' && t(messages.fileSending, { percent: percent(progress) })}
          {state === 'done' && t(messages.fileArrived)}
          {state === 'failed' && problemText(problem)}
        </span>
      </div>
      {state === 'failed' && mayTryAgain(problem) && (
        <Button variant="quiet" onClick={() => waiting.retry(id)}>
          {t(messages.fileAgain)}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={t(messages.removeFile, { name })}
        onClick={() => waiting.remove(id)}
      >
        {t(messages.remove)}
      </Button>
    </li>
  );
}
