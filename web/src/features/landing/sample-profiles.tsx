import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/section';
import { Slider } from '../../ui/slider';
import { SampleCard } from './sample-card';
import { SAMPLE_PLAYERS } from './sample-players';

/** What featured players will look like, in a slider of sample cards; nobody's profile is shown before there are public profiles. */
export function SampleProfiles() {
  const t = useTranslations();
  return (
    <Section title={t('landing.players')} intro={t('landing.playersText')}>
      <Slider title={t('landing.playersLabel')} kind="portrait">
        {SAMPLE_PLAYERS.map((player) => (
          <SampleCard key={player.name} player={player} />
        ))}
      </Slider>
    </Section>
  );
}
