import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import type { Language } from '@touchline/domain/kernel/language';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DangerChip } from '../../components/player/danger-chip';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { CaptionTexts } from './caption-texts';
import { DeclineDialog } from './decline-dialog';
import { PosterPictures } from './poster-pictures';
import { PostedDialog } from './posted-dialog';
import { RequestFacts } from './request-facts';
import { useRequestTexts } from './request-texts';
import type { ListedRequest } from './use-feature-requests';

interface RequestViewProps {
  readonly request: ListedRequest;
  /** Whether its title gets the focus, because the user opened it here. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

/**
 * An opened request: what it is, the pictures and texts to post in either language, and what an admin decides about it
 * (S2-13, S4-16).
 */
export function RequestView({ request, takesFocus, onClose }: RequestViewProps) {
  const t = useTranslations();
  const { nameOf, linesOf } = useRequestTexts();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [asked, setAsked] = useState<'posted' | 'declined' | null>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { profile, state, dangerReportId } = request;
  const dialog = { request, onClose: () => setAsked(null), onDone: onClose, opener: () => pressed.current };
  return (
    <Box as="section" aria-labelledby="request-title" minW="0">
      <Button variant="ghost" colorPalette="ink" px="2" ms="-2" mb="2" size="lg" onClick={onClose}>
        <Icon as={ArrowLeft} />
        {t('featureQueue.close')}
      </Button>
      <Heading as="h2" id="request-title" ref={title} tabIndex={-1} textStyle="h2" overflowWrap="anywhere">
        {nameOf(request)}
      </Heading>
      <Box color="fg.muted" mt="1" overflowWrap="anywhere">
        {linesOf(request).join(' · ')}
      </Box>
      {dangerReportId !== null && (
        <Box mt="3">
          <DangerChip reportId={dangerReportId} name={nameOf(request)} />
        </Box>
      )}
      {profile !== null && (
        <PageLink to={`/profile/${profile.username}/about`} display="inline-block" py="2.5" textDecoration="underline">
          {t('featureQueue.toProfile')}
        </PageLink>
      )}
      <RequestFacts request={request} />
      {state === 'queued' && (
        <Box display="flex" flexWrap="wrap" gap="3" mt="6">
          <Button
            size="lg"
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              setAsked('posted');
            }}
          >
            {t('featureQueue.markPosted')}
          </Button>
          <Button
            size="lg"
            variant="outline"
            colorPalette="ink"
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              setAsked('declined');
            }}
          >
            {t('featureQueue.decline')}
          </Button>
        </Box>
      )}
      {profile !== null && (
        <Box mt="8" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
          <Box role="group" aria-label={t('featureQueue.language')} display="flex" flexWrap="wrap" gap="2">
            {LANGUAGES.map((one) => (
              <Button
                key={one}
                size="lg"
                px="3"
                fontSize="sm"
                aria-pressed={one === language}
                variant={one === language ? 'solid' : 'outline'}
                colorPalette={one === language ? 'pitch' : 'ink'}
                onClick={() => setLanguage(one)}
              >
                {t(`featureQueue.language.${one}`)}
              </Button>
            ))}
          </Box>
          <PosterPictures requestId={request.requestId} profile={profile} language={language} />
          <CaptionTexts profile={profile} language={language} />
        </Box>
      )}
      {asked === 'posted' && <PostedDialog {...dialog} />}
      {asked === 'declined' && <DeclineDialog {...dialog} />}
    </Box>
  );
}
