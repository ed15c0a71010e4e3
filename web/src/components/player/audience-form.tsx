import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import {
  groupsOfPage,
  adultsPageFrom,
  type Audience,
  type FieldGroup,
  hasMinorsPageOn,
  isMinorOn,
  type Reader,
  READERS,
} from '@touchline/domain/person/profiles/audience/visibility';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Disclosure } from '../../ui/disclosure';
import { ChoiceField } from '../../ui/fields/choice-fields';
import { Icon } from '../../ui/icon';
import { useLongDate } from '../../ui/use-dates';
import { AudienceRow, helpOf } from './audience-row';
import { type AudienceProfile, ReaderPreview } from './reader-preview';

/** The choices of an edit by group; null is the suggested audience. */
export type ChosenGroups = Readonly<Partial<Record<FieldGroup, Audience | null>>>;

interface AudienceFormProps {
  readonly profile: AudienceProfile;
  /** Saves the choices as one edit. */
  readonly onChoose: (choices: ChosenGroups) => void;
  /** Whether the column is as narrow as that of a wizard: then the preview always stands below. */
  readonly isNarrow?: boolean;
}

/**
 * Who sees which part of a player's page, as a table: a row for each group of fields with its audience at the end,
 * saved as soon as it is chosen. The switch of readers stays in sight; it marks the rows and shows the page as the
 * chosen reader sees it. A minor is offered no audience that the rules would refuse
 * (docs/decisions/062-profile-visibility.md).
 */
export function AudienceForm({ profile, onChoose, isNarrow = false }: AudienceFormProps) {
  const t = useTranslations();
  const [reader, setReader] = useState<Reader>('visitor');
  const today = new Date().toISOString().slice(0, 10);
  const groups = groupsOfPage(isPlayer(profile.type));
  const chosen = groups.filter((group) => profile.audiences[group] !== null);
  const wide = <Value,>(value: Value) => (isNarrow ? {} : { lg: value });
  return (
    <Box
      display={{ base: 'flex', ...wide('grid') }}
      flexDirection="column"
      gridTemplateColumns={{ ...wide('minmax(0, 1fr) 21rem') }}
      columnGap="10"
      alignItems={{ ...wide('start') }}
    >
      <Box minW="0">
        <Rules profile={profile} today={today} />
        <Box as="ul" aria-label={t('privacy.title')} listStyleType="none" borderTopWidth="1px">
          {groups.map((group) => (
            <AudienceRow
              key={group}
              group={group}
              choices={profile}
              today={today}
              reader={reader}
              hasHelp={!isNarrow}
              onChoose={(audience) => onChoose({ [group]: audience })}
            />
          ))}
        </Box>
        {chosen.length > 0 && (
          <Button
            mt="3"
            variant="outline"
            colorPalette="ink"
            onClick={() => onChoose(Object.fromEntries(chosen.map((group) => [group, null])))}
          >
            <Icon as={Undo2} size={18} />
            {t('privacy.suggestAll')}
          </Button>
        )}
      </Box>
      <Box display={{ base: 'contents', ...wide('block') }} position={{ ...wide('sticky') }} top={{ ...wide('6') }}>
        <Box
          order={{ base: '-1', ...wide('0') }}
          position={{ base: 'sticky', ...wide('static') }}
          top="0"
          zIndex="1"
          bg="bg"
          py={{ base: '2', ...wide('0') }}
          borderBottomWidth={{ base: '1px', ...wide('0') }}
        >
          <ChoiceField
            label={t('privacy.preview')}
            options={READERS.map((one) => ({ value: one, text: t(`privacy.as.${one}`) }))}
            value={reader}
            onValue={setReader}
          />
        </Box>
        <ReaderPreview profile={profile} reader={reader} today={today} />
      </Box>
    </Box>
  );
}

/** What holds for a minor's page whatever its owner chooses; who the readers are, and what belongs to each group. */
function Rules({ profile, today }: { readonly profile: AudienceProfile; readonly today: string }) {
  const t = useTranslations();
  const day = useLongDate();
  const { adultFrom } = profile;
  const isMinorsPage = hasMinorsPageOn(profile, today);
  return (
    <Box maxW="text" mb="3">
      {isMinorsPage && (
        <Box display="grid" gap="3">
          {adultFrom !== null && !isMinorOn(profile, today) && (
            <Box>{t('privacy.soonAdult', { date: day(adultsPageFrom(adultFrom)) })}</Box>
          )}
          <Box>{t('privacy.minor')}</Box>
        </Box>
      )}
      <Disclosure title={t('privacy.how')} onOpen={() => undefined}>
        <Box display="grid" gap="3" pb="4">
          {isMinorsPage && (
            <>
              <Box>{t('privacy.minorPortrait')}</Box>
              <Box>{t('privacy.minorTexts')}</Box>
            </>
          )}
          <Box>{t('privacy.audiences')}</Box>
          <Box as="dl" display="grid" gap="2" textStyle="small">
            {groupsOfPage(isPlayer(profile.type)).map((group) => (
              <Box key={group}>
                <Box as="dt" fontWeight="semibold">
                  {t(`privacy.group.${group}`)}
                </Box>
                <Box as="dd" color="fg.muted">
                  {t(helpOf(group, isMinorsPage))}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Disclosure>
    </Box>
  );
}
