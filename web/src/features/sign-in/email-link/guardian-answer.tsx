import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { GuardianRelation } from '@touchline/domain/person/consent/age-rules';
import { ShieldCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { ButtonLink } from '../../../ui/links';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { FeaturedPreview } from './featured-preview';
import { GuardianConsentForm } from './guardian-consent-form';
import { GUARDIAN_TEXTS } from './guardian-texts';
import { LinkPage } from './link-page';
import { LinkQuestion } from './link-question';

type Question = AnswerOf<'openGuardianLink'>;

/**
 * What a guardian's mail asks (`?mode=guardian&link=`): whether a minor may be featured. Nothing is answered by opening
 * the page, and the same page ends it later (docs/decisions/067-consent-to-be-featured.md).
 */
export function GuardianAnswer({ link }: { readonly link: string }) {
  const texts = GUARDIAN_TEXTS[useLanguage().language];
  const callApi = useApi();
  const open = useCallback((signal: AbortSignal) => callApi('openGuardianLink', { body: { link }, signal }), [callApi, link]);
  const over = (
    <>
      <Box>{texts.over}</Box>
      <Home text={texts.home} />
    </>
  );
  return (
    <LinkQuestion {...{ open, over, loading: texts.loading, overTitle: texts.overTitle }}>
      {(question) => <Answer link={link} question={question} />}
    </LinkQuestion>
  );
}

function Answer({
  link,
  question: { displayName, state: asked, until, profile },
}: {
  readonly link: string;
  readonly question: Question;
}) {
  const texts = GUARDIAN_TEXTS[useLanguage().language];
  const callApi = useApi();
  const day = useLongDate();
  const { isBusy, run } = useAction();
  const [state, setState] = useState<Question['state'] | 'off'>(asked);
  const agree = async (guardian: { readonly name: string; readonly relation: GuardianRelation }) =>
    setState((await callApi('answerAsGuardian', { body: { link, answer: 'allow', ...guardian } })).state);
  const end = () => run(async () => setState((await callApi('answerAsGuardian', { body: { link, answer: 'end' } })).state));
  const preview = <FeaturedPreview profile={profile} texts={texts} />;
  if (state === 'on') {
    return (
      <LinkPage key="on" title={texts.onTitle(displayName)} icon={ShieldCheck}>
        <Box>{texts.on}</Box>
        {preview}
        <Box>
          <BusyButton
            size="xl"
            variant="outline"
            colorPalette="ink"
            isBusy={isBusy}
            busyText={texts.end}
            onClick={() => void end()}
          >
            {texts.end}
          </BusyButton>
        </Box>
      </LinkPage>
    );
  }
  if (state === 'off') {
    return (
      <LinkPage key="off" title={texts.offTitle}>
        <Box>{texts.off(displayName)}</Box>
        <Home text={texts.home} />
      </LinkPage>
    );
  }
  return (
    <LinkPage key="asked" title={texts.title(displayName)} icon={ShieldCheck}>
      <Box>{texts.about(displayName)}</Box>
      <Box>{texts.what}</Box>
      {preview}
      {state === 'unanswered' && <Box>{texts.late}</Box>}
      {state === 'asked' && (
        <>
          <Box>{texts.until(day(until))}</Box>
          <GuardianConsentForm texts={texts} onAgree={agree}>
            <BusyButton
              size="xl"
              variant="outline"
              colorPalette="ink"
              isBusy={isBusy}
              busyText={texts.no}
              onClick={() => void end()}
            >
              {texts.no}
            </BusyButton>
          </GuardianConsentForm>
        </>
      )}
    </LinkPage>
  );
}

function Home({ text }: { readonly text: string }) {
  return (
    <Box>
      <ButtonLink to="/home" size="xl" variant="outline" colorPalette="ink">
        {text}
      </ButtonLink>
    </Box>
  );
}
