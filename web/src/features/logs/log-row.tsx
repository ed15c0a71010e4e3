import { Box } from '@chakra-ui/react/box';
import { ArrowUpRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Chip } from '../../ui/chip';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { useMoment } from '../../ui/use-dates';
import { actionText } from './action-texts';
import { detailsText } from './detail-texts';
import { pageOfTarget, targetName, whoText } from './log-line-text';
import { useLogTexts } from './log-texts';
import { logAddress, type LogFilters, type LogLine } from './use-log';

const LogChanges = lazy(async () => ({ default: (await import('./log-changes')).LogChanges }));

/** High enough for a finger where the parts of a line stand below each other. */
const PRESSED = { display: 'inline-flex', alignItems: 'center', py: '1', minH: { base: '11', lg: 'auto' } } as const;

/** One line: when, who, what, about what, with what result. Names lead to the lines by or about them. */
export function LogRow({ line, filters }: { readonly line: LogLine; readonly filters: LogFilters }) {
  const texts = useLogTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const [wasOpened, setWasOpened] = useState(false);
  const who = whoText(line, texts);
  const what = targetName(line.target, texts);
  const page = pageOfTarget(line.target);
  const { kind, id } = line.target;
  const details = detailsText(line.detail, { language, withIds: false });
  return (
    <Box as="li" px={{ base: '4', md: '5' }} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr) auto' }}
        columnGap="5"
        alignItems="baseline"
        textStyle="small"
      >
        <Box asChild color="fg.muted">
          <time dateTime={line.at}>{moment(line.at)}</time>
        </Box>
        <Box overflowWrap="anywhere">
          <PageLink to={logAddress({ ...filters, by: line.by?.uid ?? 'system' })} aria-label={texts.onlyBy(who)} {...PRESSED}>
            {who}
          </PageLink>
          {line.byAdmin && line.by !== null && (
            <Box as="span" color="fg.muted">
              {` ${texts.asAdmin}`}
            </Box>
          )}
        </Box>
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {actionText(language, line.action)}
        </Box>
        <Box overflowWrap="anywhere">
          <PageLink
            to={logAddress({ ...filters, target: id === null ? kind : `${kind}/${id}` })}
            aria-label={texts.onlyAbout(what)}
            {...PRESSED}
          >
            {what}
          </PageLink>
          {page !== null && (
            <>
              {' '}
              <PageLink to={page} aria-label={texts.open(what)} {...PRESSED} minW="6" color="fg.muted">
                <Icon as={ArrowUpRight} size={16} style={{ display: 'inline' }} />
              </PageLink>
            </>
          )}
        </Box>
        <Box>
          <Chip tone={line.result === 'done' ? 'quiet' : 'alarm'}>{texts.results[line.result]}</Chip>
        </Box>
      </Box>
      {details !== '' && (
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere" ps={{ lg: '12.25rem' }}>
          {details}
        </Box>
      )}
      {line.hasChanges && (
        <Box ps={{ lg: '12.25rem' }}>
          <Disclosure title={texts.difference} onOpen={() => setWasOpened(true)}>
            {wasOpened && (
              <Suspense fallback={null}>
                <LogChanges lineId={line.lineId} />
              </Suspense>
            )}
          </Disclosure>
        </Box>
      )}
    </Box>
  );
}
