/** A language and the name that its speakers call it by. */
export type Language = { code: string; name: string };

type LanguageSwitchProps = {
  current: string;
  languages: readonly Language[];
  onChange: (code: string) => void;
};

/** Offers the languages that the page is not in, each named in itself. */
export function LanguageSwitch({ current, languages, onChange }: LanguageSwitchProps) {
  return (
    <div className="dosar-language-switch">
      {languages
        .filter(({ code }) => code !== current)
        .map(({ code, name }) => (
          <button
            key={code}
            type="button"
            lang={code}
            className="dosar-language"
            onClick={() => onChange(code)}
          >
            {name}
          </button>
        ))}
    </div>
  );
}
