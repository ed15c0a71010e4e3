import { chosenIn, paramsOfRecruitQuery } from '@touchline/domain/person/recruits/recruit-query';
import { textOfParams, watchedRecruitQuery } from '@touchline/domain/watching/watched-params';
import { WatchButton } from '../../../components/watching/watch-button';
import { useRecruitQuery } from '../recruit-address';
import { useRecruitTexts } from '../recruit-texts';

/** Watches the search of recruits that the address asks for. Its words repeat no typed text, which may be a name. */
export function WatchRecruits() {
  const { query } = useRecruitQuery();
  const { valueText } = useRecruitTexts();
  const words = chosenIn(query.filters).flatMap(([name, values]) => values.map((value) => valueText(name, value)));
  const watched = textOfParams(paramsOfRecruitQuery(watchedRecruitQuery(query)));
  return <WatchButton isNarrow asked={{ kind: 'recruits', query: watched, words }} />;
}
