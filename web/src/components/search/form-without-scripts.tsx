import { Button } from '@chakra-ui/react/button';
import { useLanguage } from '../../i18n/language-provider';

interface SearchFieldsProps {
  readonly of: readonly (readonly [name: string, value: string])[];
}

/** What a form of a search sends along besides its own fields: the language and other parameters. */
export function SearchFields({ of }: SearchFieldsProps) {
  const { language } = useLanguage();
  return (
    <>
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      {of.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** Sends a form whose choices take effect at once where scripts run. */
export function SubmitWithoutScripts({ text }: { readonly text: string }) {
  return (
    <noscript>
      <Button type="submit" size="lg" variant="outline">
        {text}
      </Button>
    </noscript>
  );
}
