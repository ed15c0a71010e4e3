import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { OutsideLink } from '../../ui/links';
import { useRequestTexts } from './request-texts';
import type { ListedRequest } from './use-feature-requests';

/** What a request is: the first or a further one, since when, put first by what, what is due, how it was decided. */
export function RequestFacts({ request }: { readonly request: ListedRequest }) {
  const t = useTranslations();
  const { frontOf, dueOf, networkName, guardianOf } = useRequestTexts();
  const { reason, enteredAt, skippedAt, posted, declined } = request;
  const front = frontOf(request);
  const day = (at: string) => t('featureQueue.day', { at: Date.parse(at) });
  const facts = [
    [t('featureQueue.kind'), t(reason === 'again' ? 'featureQueue.kindAgain' : 'featureQueue.kindFirst')],
    [t('featureQueue.entered'), day(enteredAt)],
    [t('featureQueue.front'), skippedAt === null || front === null ? null : `${front}, ${day(skippedAt)}`],
    [t('featureQueue.wanted'), dueOf(request)],
    [t('featureQueue.guardian'), guardianOf(request)],
    [t('featureQueue.posted'), posted === null ? null : day(posted.at)],
    [t('featureQueue.declined'), declined === null ? null : day(declined.at)],
    [t('featureQueue.reason'), declined === null ? null : declined.reason],
  ] as const;
  return (
    <>
      <Box as="dl" mt="4" borderTopWidth="1px">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <Box
                key={label}
                display="grid"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }}
                columnGap="4"
                py="2.5"
                borderBottomWidth="1px"
              >
                <Box as="dt" color="fg.muted">
                  {label}
                </Box>
                <Box as="dd" overflowWrap="anywhere" whiteSpace="pre-wrap">
                  {value}
                </Box>
              </Box>
            ),
        )}
      </Box>
      {posted !== null && (
        <Box as="ul" listStyleType="none" mt="4" aria-label={t('featureQueue.links')}>
          {posted.links.map(({ kind, network, url }) => (
            <Box as="li" key={url} py="1">
              <Box as="span" color="fg.muted">
                {t(`featureQueue.${kind}On`, { network: networkName(network) })}
              </Box>{' '}
              <OutsideLink href={url} text={url} />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
