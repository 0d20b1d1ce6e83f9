import {
  api,
  apiQuery,
  browseStatusHelp,
  dataOf,
  isApiProblem,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { Box, Card, Grid, Heading, notify, RichText, Stack, StatusChip, Text } from '@dosar/design-system';
import {
  Form,
  FormSaveBar,
  FormTextAreaField,
  UnsavedChangesGuard,
  useAnswers,
  useVersionedSubmit,
  useZodForm,
} from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { readHelp, writeHelp } from './help-text.ts';
import { MeanwhileChoice } from './meanwhile-choice.tsx';
import { messages } from './messages.ts';

type Item = Schema<'StatusHelpItem'>;

const mostLetters = 5000;
const schema = z.object({
  help_html_ro: z.string().check(z.maxLength(mostLetters)),
  help_html_en: z.string().check(z.maxLength(mostLetters)),
});
type Answers = z.output<typeof schema>;

const answersOf = ({ help_html_ro, help_html_en }: Item): Answers => ({
  help_html_ro: readHelp(help_html_ro),
  help_html_en: readHelp(help_html_en),
});

const isField = (name: string): name is keyof Answers => name in schema.shape;

export const statusKeyOf = ({ assignment_type, status_code }: Item) => `${assignment_type}.${status_code}`;

/** The help of one status in both languages, each with its preview. */
export function StatusHelpForm({ stored }: { stored: Item }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: answersOf(stored) });
  const labels = { help_html_ro: t(messages.romanian), help_html_en: t(messages.english) };
  const { submit, changes } = useVersionedSubmit<Answers, Item>({
    form,
    stored,
    answersOf,
    send: (answers, { assignment_type, status_code, row_version }) =>
      dataOf(
        api.POST('/api/assignment/saveStatusHelp', {
          body: {
            assignment_type,
            status_code,
            help_html_ro: writeHelp(answers.help_html_ro) || null,
            help_html_en: writeHelp(answers.help_html_en) || null,
            row_version,
          },
        }),
      ),
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
    readAgain: async () => {
      const list = await queryClient.fetchQuery({ ...apiQuery(browseStatusHelp), staleTime: 0 });
      return list.items.find((item) => statusKeyOf(item) === statusKeyOf(stored)) ?? stored;
    },
  });
  const save = async (answers: Answers) => {
    if ((await submit(answers)) === undefined) return;
    notify.success(t(messages.saved));
    void queryClient.invalidateQueries(queriesOf('config', 'assignments'));
  };
  return (
    <Form form={form} onSubmit={save} problemText={problemText}>
      <MeanwhileChoice
        changes={changes}
        labels={labels}
        onChoose={(name, value) => {
          if (isField(name)) form.setValue(name, value, { shouldDirty: true });
        }}
      />
      <Stack gap="4">
        <StatusHead item={stored} />
        <Text tone="muted">{t(messages.hint)}</Text>
        <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
          <FormTextAreaField
            name="help_html_ro"
            label={labels.help_html_ro}
            rows={9}
            maxLength={mostLetters}
            lang="ro"
          />
          <FormTextAreaField
            name="help_html_en"
            label={labels.help_html_en}
            rows={9}
            maxLength={mostLetters}
            lang="en"
          />
        </Grid>
        <Previews item={stored} />
      </Stack>
      <FormSaveBar<Answers> labels={labels} saveLabel={t(messages.save)} />
      <UnsavedChangesGuard record="status" />
    </Form>
  );
}

function StatusHead({ item }: { item: Item }) {
  const { formatMessage: t, locale } = useIntl();
  const formats = useFormats();
  const { changed_at: at, changed_by_name: who } = item;
  return (
    <div>
      <Heading as="h2" size="lg">
        {locale === 'ro' ? item.name_ro : item.name_en}
      </Heading>
      <Text tone="muted" size="sm">
        {item.assignment_type_name}
        {at !== null && who !== null && ` · ${t(messages.changed, { when: formats.date(at), who })}`}
      </Text>
    </div>
  );
}

/** Both texts as readers see them, while they are typed. */
function Previews({ item }: { item: Item }) {
  const { formatMessage: t } = useIntl();
  const typed = useAnswers<Answers>();
  const html = { ro: writeHelp(typed.help_html_ro), en: writeHelp(typed.help_html_en) };
  const names = { ro: item.name_ro, en: item.name_en };
  return (
    <Box as="section" aria-labelledby="help-preview">
      <Heading as="h3" size="md" id="help-preview" marginBottom="2">
        {t(messages.preview)}
      </Heading>
      <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        {(['ro', 'en'] as const).map((language) => (
          <Card key={language} lang={language}>
            <Stack gap="2">
              <StatusChip label={names[language]} phase={item.category_code} variant="chip" />
              {html[language] === '' ? (
                <Text tone="muted">
                  {t(html.ro === html.en ? messages.nothingShown : messages.otherShown)}
                </Text>
              ) : (
                <RichText html={html[language]} profile="sentence" />
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Box>
  );
}
