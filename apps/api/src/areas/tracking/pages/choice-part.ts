import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { choiceWords, topics } from './choice-words.ts';
import { form, type FormPlace } from './form-pages.ts';

type Choices = Schema<'MessageChoices'>;

/** In which language, where and about what the claimant is written to; what needs scripts is named where the insurer offers it. */
export function choicePart(place: FormPlace, choices: Choices, hasPush: boolean): Markup {
  const words = choiceWords[place.language];
  return html`<section class="dosar-section" id="choices" aria-labelledby="choices-title">
    <h2 class="dosar-heading-2" id="choices-title">${words.title}</h2>
    <p>${words.lead}</p>
    ${form(
      place,
      'choices',
      html`${languagesOf(choices, words)} ${channelsOf(choices, words)}
        <fieldset class="dosar-field">
          <legend class="dosar-label">${words.about}</legend>
          ${topics.map(
            (topic) =>
              html`<label class="dosar-checkbox">
                <input
                  type="checkbox"
                  name="topic_${topic}"
                  value="1"
                  ${!choices.stopped.includes(topic) && html`checked`}
                />
                <span>${words.topics[topic]}</span>
              </label>`,
          )}
        </fieldset>
        <p class="dosar-hint">${words.always}</p>
        <button class="dosar-button dosar-button-secondary" type="submit">${words.save}</button>`,
    )}
    ${hasPush && html`<p class="dosar-hint">${words.push}</p>`}
  </section>`;
}

function languagesOf({ language, languages }: Choices, words: (typeof choiceWords)['ro']): Markup {
  if (languages.length < 2) return html`<input type="hidden" name="message_language" value="${language}" />`;
  return html`<div class="dosar-field">
    <label class="dosar-label" for="message_language">${words.language}</label>
    <select class="dosar-input" id="message_language" name="message_language">
      ${languages.map(
        (offered) =>
          html`<option value="${offered}" lang="${offered}" ${offered === language && html`selected`}>
            ${words.languages[offered]}
          </option>`,
      )}
    </select>
  </div>`;
}

function channelsOf({ channels }: Choices, words: (typeof choiceWords)['ro']): Markup {
  if (channels.length === 0) return html`<p class="dosar-hint">${words.noChannel}</p>`;
  return html`<div class="dosar-field">
    <label class="dosar-label" for="message_channel">${words.channel}</label>
    <select class="dosar-input" id="message_channel" name="message_channel">
      ${channels.map(
        ({ id, kind, masked, is_stopped: isStopped }) =>
          html`<option value="${id}">${words[kind](masked)}${isStopped && ` (${words.stopped})`}</option>`,
      )}
    </select>
  </div>`;
}
