import { Component, type ReactNode } from 'react';

// Both languages, written here: the messages may be the very thing that could not be loaded.
const texts = [
  {
    lang: 'ro',
    text: 'Aplicația nu a putut porni. Verificați conexiunea și reîncărcați pagina.',
    reload: 'Reîncarcă',
  },
  {
    lang: 'en',
    text: 'The application could not start. Check the connection and reload the page.',
    reload: 'Reload',
  },
];

/** What remains when nothing else can be shown: plain words and a way to try again. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main role="alert">
        {texts.map(({ lang, text, reload }) => (
          <p key={lang} lang={lang}>
            {text} <button onClick={() => location.reload()}>{reload}</button>
          </p>
        ))}
      </main>
    );
  }
}
