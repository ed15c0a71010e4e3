import { Button } from '@chakra-ui/react/button';
import { ScenePage } from '../../components/scene-page';
import { useTranslations } from '../../i18n/use-translations';
import { PageTitle } from '../../ui/page-layout';

/** 404: the ball is out of play. Shown where a loader or a screen is refused with status 404. */
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
        action={{ to: '/colleges', text: t('coming.toColleges') }}
      />
    </>
  );
}

/**
 * 503: half-time, the lights are low. Shown where a loader or a screen is refused with status 503 or gets no answer.
 */
export function UnavailableScreen({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  const title = t('failure.unavailableTitle');
  return (
    <>
      <PageTitle text={title} />
      <ScenePage scene="halfTime" label={t('failure.unavailableLabel')} title={title} text={t('failure.unavailableText')}>
        <Button colorPalette="flare" size="lg" mt="3" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      </ScenePage>
    </>
  );
}
