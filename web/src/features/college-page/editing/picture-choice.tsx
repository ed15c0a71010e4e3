import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import { useLanguage } from '../../../i18n/language-context';
import { loadPageWords } from '../../../i18n/languages';
import { useTranslations } from '../../../i18n/use-translations';
import { useLoaded } from '../../../lib/use-loaded';

interface PictureChoiceProps {
  readonly college: College;
  /** What the picture is of: "Cover". */
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** True where the choice stands alone and takes the focus. */
  readonly takesFocus?: boolean;
}

/** The choice of a picture for a place of the page, downloaded with its texts when it is first opened. */
export function PictureChoice(props: PictureChoiceProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [{ PictureChooser }] = await Promise.all([import('./picture-chooser'), loadPageWords('album', language)]);
    return { PictureChooser };
  }, [language]);
  const { part, hasFailed } = useLoaded(load);
  if (hasFailed) return <Box role="alert">{t('shell.loadFailed')}</Box>;
  return part === null ? <Box minH="12rem">{t('college.loadingPart')}</Box> : <part.PictureChooser {...props} />;
}
