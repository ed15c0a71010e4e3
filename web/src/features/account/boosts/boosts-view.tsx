import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { ChevronLeft, Download } from 'lucide-react';
import { useTranslations } from '../../../i18n/use-translations';
import { saveFile } from '../../../lib/api/file-download';
import { useSessionState } from '../../../session/session-context';
import { Chip } from '../../../ui/chip';
import { Icon } from '../../../ui/icon';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { ButtonLink, PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/states/skeletons';
import { useLongDate } from '../../../ui/use-dates';
import { PostLink } from '../featured-section';
import { MeasureFigure } from './measure-figure';
import { csvOfReceipt, MEASURES } from './receipt-texts';
import { type BoostReceiptItem, useBoostReceipts } from './use-boost-receipts';

/** /account?view=boosts: what each boost has brought, as the weeks before it, of it and after it (S1-09). */
export function BoostsView() {
  const t = useTranslations();
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <Box>
        <PageLink to="/account" display="inline-flex" alignItems="center" gap="1" minH="11" fontWeight="medium">
          <Icon as={ChevronLeft} size={18} />
          {t('boosts.back')}
        </PageLink>
        <Heading as="h2" textStyle="h2">
          {t('boosts.title')}
        </Heading>
        <Box color="fg.muted" mt="2" maxW="text">
          {t('boosts.intro')}
        </Box>
      </Box>
      <Receipts />
    </Box>
  );
}

function Receipts() {
  const t = useTranslations();
  const { profile } = useSessionState();
  const { data: items, error, isFetching, refetch } = useBoostReceipts();
  if (items === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('boosts.loading')}>
        <SkeletonBlock height="3rem" mb="4" />
        <SkeletonBlock height="26rem" />
      </SkeletonRegion>
    );
  }
  if (items.length > 0) return items.map((item) => <Receipt key={item.id} item={item} />);
  const isForPlayers = profile !== null && isPlayer(profile.type);
  return (
    <EmptyState
      scene="pitch"
      title={t('boosts.empty')}
      text={t(isForPlayers ? 'boosts.emptyText' : 'boosts.playersText')}
      action={isForPlayers ? <ButtonLink to="/plus">{t('boosts.toPlus')}</ButtonLink> : undefined}
    />
  );
}

/** A boost: when it ran, what it was, where it stands, its four counts, and the file with its days. */
function Receipt({ item }: { readonly item: BoostReceiptItem }) {
  const t = useTranslations();
  const day = useLongDate();
  const { boosts, links, receipt } = item;
  const last = receipt.phases.at(-1);
  const download = () =>
    saveFile(t('boosts.fileName', { day: receipt.startedOn }), new Blob([csvOfReceipt(item, t)], { type: 'text/csv' }));
  return (
    <Section
      title={t('boosts.startedOn', { date: day(receipt.startedOn) })}
      action={
        <Button size="lg" variant="outline" colorPalette="ink" onClick={download}>
          <Icon as={Download} size={18} />
          {t('boosts.download')}
        </Button>
      }
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mb="4">
        {boosts.length === 0 && <Chip>{t('boosts.free')}</Chip>}
        {boosts.map((boost) => (
          <Chip key={boost} tone="flare">
            {t(`plans.name.${boost}`)}
          </Chip>
        ))}
        {links.map((href, at) => (
          <PostLink key={href} url={href} number={at + 1} />
        ))}
      </Box>
      {last !== undefined && !last.isOver && (
        <Box color="fg.muted" mb="4">
          {t('boosts.runsUntil', { date: day(last.to) })}
        </Box>
      )}
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {MEASURES.map((measure) => (
          <MeasureFigure key={measure} item={item} measure={measure} />
        ))}
      </Box>
    </Section>
  );
}
