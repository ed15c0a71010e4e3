import type { College } from '@touchline/domain/college/college';
import { useWords } from '../../i18n/use-words';

/** Names a picture by its area tag (specification §9), else by its number among the others. */
export function usePictureCaption(): (college: College, id: string, index: number) => string {
  const say = useWords();
  return (college, id, index) => college.pictureDetails[id]?.area ?? say('college.picture', { count: index + 1 });
}
