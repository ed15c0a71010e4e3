import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { type ComingOfAge, comingOfAgeOn, unwidened } from '@touchline/domain/person/profiles/notices/coming-of-age';
import { wideningWords } from '@touchline/domain/person/profiles/notices/widening-words';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import type { OwnProfile } from '../../session/session-state';
import { BusyButton } from '../../ui/busy-button';
import { ButtonLink } from '../../ui/links';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { useLongDate } from '../../ui/use-dates';
import { COMING_OF_AGE_TEXTS } from './coming-of-age-texts';

/**
 * Announces the 18th birthday to a player, from 30 days before until the page is an adult's, and lets everything stay
 * as it is (docs/decisions/211-coming-of-age-and-leaving-school.md). Shows nothing on other days.
 */
export function ComingOfAgeNotice({ profile }: { readonly profile: OwnProfile }) {
  const coming = comingOfAgeOn(profile, new Date().toISOString().slice(0, 10));
  return coming === null ? null : <Announcement profile={profile} coming={coming} />;
}

function Announcement({ profile, coming }: { readonly profile: OwnProfile; readonly coming: ComingOfAge }) {
  const { language } = useLanguage();
  const texts = COMING_OF_AGE_TEXTS[language];
  const day = useLongDate();
  const { birthday, isOver, adultsPage, widening } = coming;
  return (
    <Box
      as="section"
      aria-labelledby="coming-of-age"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
    >
      <Heading as="h2" id="coming-of-age" textStyle="h3">
        {isOver ? texts.over : texts.soon(day(birthday))}
      </Heading>
      <Box
        display="grid"
        gap={{ base: '5', md: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: isOver ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' }}
        mt="4"
      >
        {!isOver && (
          <Change title={texts.onBirthday(day(birthday))}>
            <Box>{texts.birthday}</Box>
            <Box>{texts.guardians}</Box>
          </Change>
        )}
        <Change title={texts.onQuarter(day(adultsPage))}>
          <Box>{texts.quarter}</Box>
          <Box>{widening.length === 0 ? texts.nothingWidens : texts.widening}</Box>
          {widening.length > 0 && (
            <Box as="ul" pl="5" listStyleType="disc" display="grid" gap="1">
              {wideningWords(widening, language).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </Box>
          )}
        </Change>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3" mt="6">
        {widening.length > 0 && <KeepButton profile={profile} coming={coming} />}
        <ButtonLink to="/account/manage-data" variant="outline" colorPalette="ink" minH="11" height="auto" whiteSpace="normal">
          {texts.choose}
        </ButtonLink>
        {!isOver && (
          <ButtonLink
            to="/account?view=guardians"
            variant="outline"
            colorPalette="ink"
            minH="11"
            height="auto"
            whiteSpace="normal"
          >
            {texts.family}
          </ButtonLink>
        )}
      </Box>
    </Box>
  );
}

function Change({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box display="grid" gap="2" alignContent="start" color="fg.muted">
      <Heading as="h3" textStyle="h4" color="fg">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** Chooses for each part that would open wider what it is now. */
function KeepButton({ profile, coming }: { readonly profile: OwnProfile; readonly coming: ComingOfAge }) {
  const texts = COMING_OF_AGE_TEXTS[useLanguage().language];
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const keep = () =>
    run(async () => {
      const patch = Object.entries(unwidened(coming)).map(([group, value]) => ({
        op: 'replace' as const,
        path: `/audiences/${group}`,
        value,
      }));
      await callApi('patchProfile', { params: { profileId: profile._id }, query: { undo: 'false' }, body: { patch } });
      show({ variant: 'success', text: texts.kept });
      await (await actions()).refresh();
    });
  return (
    <BusyButton size="lg" isBusy={isBusy} busyText={texts.keeping} onClick={() => void keep()}>
      {texts.keep}
    </BusyButton>
  );
}
