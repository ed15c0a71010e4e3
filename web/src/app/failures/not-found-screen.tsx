import { ScenePage } from '../../features/coming/scene-page';
import { SCENE_WORDS } from '../../features/coming/scene-words';
import { useTranslations } from '../../i18n/use-translations';
import { PageTitle } from '../../ui/page-title';

/** The texts that the screen comes with. */
export const words = SCENE_WORDS;

/** 404: the ball is out of play. A screen shows it by throwing the refusal of a call that found nothing. */
export function NotFoundScreen() {
  const t = useTranslations();
  const title = t('failure.notFoundTitle');
  return (
    <>
      <PageTitle text={title} />
      <ScenePage
        scene="outOfPlay"
        label={t('failure.notFoundLabel')}
        title={title}
        text={t('failure.notFoundText')}
        way={{ to: '/colleges', text: t('coming.toColleges') }}
      />
    </>
  );
}
