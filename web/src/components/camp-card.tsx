import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Camp } from '@touchline/domain/camp/camp';
import { campPrice } from '@touchline/domain/format/money';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import type { To } from 'react-router-dom';
import { useLanguage } from '../i18n/language-context';
import { useTranslations } from '../i18n/use-translations';
import { Chip } from '../ui/chip';
import { AlignedFacts } from './aligned-facts';
import { CampDay } from './camp-day';
import { CardFrame, CardLink } from './card-frame';
import { placeLine } from './college-lines';
import { useCampWords } from './use-camp-words';

interface CampCardProps {
  readonly camp: Pick<
    Camp,
    'name' | 'type' | 'sex' | 'startsOn' | 'endsOn' | 'registrationClosesOn' | 'address' | 'priceCents' | 'spacesLeft' | 'ages'
  >;
  /** The college that holds it. */
  readonly hostName: string;
  readonly to: To;
  readonly level?: 'h2' | 'h3';
  /** Save. */
  readonly action?: ReactNode;
}

/** A camp as a card: its first day as a leaf of a calendar, name, host, place, days, kind, price, ages and places left. */
export function CampCard({ camp, hostName, to, level = 'h3', action }: CampCardProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { formatDate } = useIntl();
  const { days, ages, spaces } = useCampWords(camp);
  const nameId = useId();
  const place = placeLine(camp.address.locality, camp.address.administrative_area_level_1);
  const closes =
    camp.registrationClosesOn === null
      ? null
      : formatDate(camp.registrationClosesOn, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  return (
    <CardFrame titleId={nameId}>
      <Box display="flex" gap="4" p="5" pb="4" flex="1">
        <CampDay day={camp.startsOn} />
        <Box flex="1" minW="0">
          <Heading as={level} id={nameId} textStyle="h3" fontSize="lg" lineClamp="2">
            <CardLink to={to}>{camp.name}</CardLink>
          </Heading>
          <Box textStyle="small" mt="1" truncate>
            {hostName}
          </Box>
          <Box textStyle="small" color="fg.muted" truncate>
            {[days, place].filter((part) => part !== '').join(' · ')}
          </Box>
          <Box mt="3" display="flex" flexWrap="wrap" gap="2">
            <Chip tone="pitch">{t(`pieces.campType.${camp.type}`)}</Chip>
            <Chip>{t(`pieces.campSex.${camp.sex}`)}</Chip>
          </Box>
        </Box>
        {action !== undefined && (
          <Box position="relative" mt="-2" me="-2" flex="none">
            {action}
          </Box>
        )}
      </Box>
      <Box borderTopWidth="1px" mx="5" py="3">
        <AlignedFacts
          columns={2}
          facts={[
            { label: t('pieces.campPrice'), value: camp.priceCents === null ? null : campPrice(camp.priceCents, language) },
            { label: t('pieces.campAge'), value: ages },
            { label: t('pieces.campPlaces'), value: spaces },
            { label: t('pieces.campCloses'), value: closes },
          ]}
        />
      </Box>
    </CardFrame>
  );
}
