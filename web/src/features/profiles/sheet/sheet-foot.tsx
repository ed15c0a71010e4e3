import { Box } from '@chakra-ui/react/box';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { secretInAddress } from '../../../lib/private-link';
import { cutAfter } from './sheet-print';

const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }));

const neverChanges = () => () => undefined;

/** Code and address of the page, and the first video; the browser draws the code, because it knows the address. */
export function SheetFoot({ profile, path }: { readonly profile: ShownProfile; readonly path: string }) {
  const t = useTranslations();
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  );
  const secret = useSyncExternalStore(neverChanges, secretInAddress, () => null);
  const [query] = useSearchParams();
  const { language } = useLanguage();
  const link = query.get('link');
  const { videos } = profile;
  const video = videos.find(({ pinned }) => pinned) ?? videos[0];
  const address = `${origin}${path}`;
  const code =
    link === null || secret === null ? address : `${address}?link=${link}${language === 'de' ? '&lang=de' : ''}#${secret}`;
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gap="5mm"
      alignItems="center"
      borderTopWidth="1px"
      pt="4mm"
      fontSize="10pt"
    >
      <Box width="26mm" height="26mm">
        {origin !== '' && (
          <Suspense fallback={null}>
            <QrCode address={code} size="26mm" label={t('profile.qr', { address })} />
          </Suspense>
        )}
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Box fontWeight="semibold">{t('profile.sheetScan')}</Box>
        <Box>{address}</Box>
        {video !== undefined && <Box css={cutAfter(2)}>{`${video.label ?? t('profile.videoFirst')}: ${video.url}`}</Box>}
      </Box>
    </Box>
  );
}
