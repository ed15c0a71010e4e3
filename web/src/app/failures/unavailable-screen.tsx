import { Button } from '@chakra-ui/react/button';
import { ScenePage } from '../../features/coming/scene-page';
import { SCENE_WORDS } from '../../features/coming/scene-words';
import { useTranslations } from '../../i18n/use-translations';
import { PageTitle } from '../../ui/page-title';

/** The texts that the screen comes with. */
export const words = SCENE_WORDS;

/** 503: half-time, the lights are low. A screen shows it by throwing the refusal of a call that reached nobody. */
export function UnavailableScreen() {
  const t = useTranslations();
  const title = t('failure.unavailableTitle');
  return (
    <>
      <PageTitle text={title} />
      <ScenePage scene="halfTime" label={t('failure.unavailableLabel')} title={title} text={t('failure.unavailableText')}>
        <Button colorPalette="flare" size="lg" mt="3" onClick={() => location.reload()}>
          {t('failure.retry')}
        </Button>
      </ScenePage>
    </>
  );
}
