import { chosenIn } from '@touchline/domain/person/recruits/recruit-query';
import { watchedRecruitsText } from '@touchline/domain/watching/watched-recruits';
import { WatchButton } from '../../components/watching/watch-button';
import { useRecruitQuery } from './recruit-address';
import { useRecruitTexts } from './recruit-texts';

/** Watches the search of recruits that the address asks for. Its words repeat no typed text, which may be a name. */
export function WatchRecruits() {
  const { query } = useRecruitQuery();
  const { valueText } = useRecruitTexts();
  const words = chosenIn(query.filters).flatMap(([name, values]) => values.map((value) => valueText(name, value)));
  return <WatchButton isNarrow asked={{ kind: 'recruits', query: watchedRecruitsText(query), words }} />;
}
