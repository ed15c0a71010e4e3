import { ScenePage } from '../../features/coming/scene-page';
import { useWords } from '../../i18n/use-words';
import { PageTitle } from '../../ui/page-title';

/** 404: the ball is out of play. A screen shows it by throwing the refusal of a call that found nothing. */
export function NotFoundScreen() {
  const say = useWords();
  const title = say('failure.notFoundTitle');
  return (
    <>
      <PageTitle text={title} />
      <ScenePage
        scene="outOfPlay"
        label={say('failure.notFoundLabel')}
        title={title}
        text={say('failure.notFoundText')}
        way={{ to: '/colleges', text: say('coming.toColleges') }}
      />
    </>
  );
}
