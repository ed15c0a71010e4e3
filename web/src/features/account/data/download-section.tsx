import { Button } from '@chakra-ui/react/button';
import { FURTHER_ROUTES } from '@touchline/domain/http/further-routes';
import { Download } from 'lucide-react';
import { useWords } from '../../../i18n/use-words';
import { Section } from '../../../ui/section';

/** All that is kept about somebody, as one file that the browser loads by itself. */
export function DownloadSection() {
  const say = useWords();
  return (
    <Section title={say('account.download')} intro={say('account.downloadText')}>
      <Button asChild size="lg" variant="outline" colorPalette="ink">
        <a href={FURTHER_ROUTES.downloadAccount.path} download>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {say('account.downloadButton')}
        </a>
      </Button>
    </Section>
  );
}
